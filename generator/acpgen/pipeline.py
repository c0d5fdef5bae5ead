"""The pipeline: every stage once, in order; each is a function of the last result and none calls back.

    source.load       the only reader                      -> raw JSON, digests
    keywords.check    keywords, references, kinds of value -> the same, or all that is wrong with it
    features          the delta of the lanes               -> each item owned by one feature
    gate              prune what the selection leaves out  -> one schema, each item marked
    facts.mark        what the schema cannot say           -> the same, marked
    lower             name variants, flatten allOf         -> plain JSON Schema
    frontend.parse    datamodel-code-generator's parser    -> IR
    emit.render       templates                            -> {path: text}
    tidy.format       parse check, black                   -> {path: text}
    write             manifest, compare or apply           -> files

`generate`, `check`, `vendor` and the tests are the same call with another last step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache as cache_calls
from functools import cached_property
from pathlib import Path

from acpgen import __version__, facts, features, gate, ir, keywords, lower, methods, naming, stamp, tree
from acpgen.errors import AcpgenError, Problem
from acpgen.options import Alias, Options
from acpgen.source import Files, Json, Release, Store, open_store

__all__ = [
    "Build", "Loaded", "Options", "build", "gated", "load", "lowered", "manifest_data", "protocol", "protocols", "render", "warnings",
]  # fmt: skip


@dataclass(frozen=True)
class Loaded:
    """A release with what is decided about it before anything is generated."""

    store: Store
    release: Release
    protocols: tuple[str, ...]
    manifest: dict[str, features.Feature]
    options: Options

    @cached_property
    def files(self) -> dict[str, Files]:
        """The lanes by protocol, checked."""
        found = {protocol: self.release.files(protocol) for protocol in self.protocols}
        problems = [problem for files in found.values() for problem in keywords.check(files)]
        if problems:
            raise AcpgenError(problems)
        return found

    @cached_property
    def attributions(self) -> dict[str, features.Attribution]:
        out = {}
        for protocol, files in self.files.items():
            place = f"{self.release.id}/{protocol}/schema.unstable.json"
            out[protocol] = features.attribute(
                files.stable, files.unstable, self.manifest.values(), self.release.id, protocol, place
            )
        return out

    @cached_property
    def selection(self) -> features.Selection:
        present = {name for a in self.attributions.values() for name in a.features}
        return features.select(self.manifest, self.release.id, present, self.options.enable, self.options.gate)


@dataclass(frozen=True, slots=True)
class Build:
    """What a run made: the files (MANIFEST.json among them) and what is worth telling."""

    files: dict[str, str]
    release: str
    notes: tuple[str, ...] = ()
    warnings: tuple[Problem, ...] = field(default=())


def load(options: Options) -> Loaded:
    """Open the store and the release; the default is the store's latest."""
    store = open_store(options.store)
    release = store.release(options.release or store.latest)
    for protocol in options.protocols:
        release.files(protocol)
    return Loaded(store, release, options.protocols or release.protocols, features.load_features(store), options)


def gated(loaded: Loaded, protocol: str) -> Json:
    """The schema of one protocol as the selection has it, with the facts marked."""
    files = loaded.files[protocol]
    schema = gate.gate(files.stable, files.unstable, loaded.attributions[protocol], loaded.selection)
    return facts.mark(schema, facts.load_facts(loaded.store, protocol), loaded.release.id)


def lowered(loaded: Loaded, protocol: str) -> tuple[Json, naming.Pins]:
    pins = naming.load_pins(loaded.store, protocol)
    return lower.lower(gated(loaded, protocol), pins, _place(loaded, protocol)), pins


def _place(loaded: Loaded, protocol: str) -> str:
    return f"{loaded.release.id}/{protocol}/schema.unstable.json"


def protocol(loaded: Loaded, name: str, pins: naming.Pins | None = None) -> ir.Protocol:
    """The IR of one protocol; `pins` is told which of them were used."""
    from acpgen import frontend

    schema = gated(loaded, name)
    known = facts.load_facts(loaded.store, name)
    pins = pins or naming.load_pins(loaded.store, name)
    plain = lower.lower(schema, pins, _place(loaded, name))
    definitions = frontend.parse(plain, pins, _place(loaded, name))
    table = methods.methods_of(schema, known, _place(loaded, name), pins.names)
    attribution, selection = loaded.attributions[name], loaded.selection
    flags = tuple(
        (flag, "enable" if flag in selection.enable else "gate", tuple(attribution.items(flag)))
        for flag in sorted(selection.generated)
        if attribution.items(flag)
    )
    capabilities = facts.capabilities(schema, known, table)
    version = int(name[1:]) if name[1:].isdigit() else 0
    return ir.Protocol(name, loaded.release.id, version, definitions, table, capabilities, flags)


def warnings(loaded: Loaded) -> tuple[Problem, ...]:
    """What a user should know but that stops nothing: unattributed items, meta.json that disagrees."""
    out = [problem for a in loaded.attributions.values() for problem in a.problems]
    for name in loaded.protocols:
        files = loaded.files[name]
        known = facts.load_facts(loaded.store, name)
        table = methods.methods_of(files.unstable, known, _place(loaded, name))
        place = f"{loaded.release.id}/{name}/meta.unstable.json"
        out += methods.check_meta(table, files.meta_unstable, place)
    return tuple(sorted(set(out)))


def protocols(loaded: Loaded) -> dict[str, ir.Protocol]:
    """The IR of all protocols of a build; raises with the problems of all of them."""
    problems: list[Problem] = []
    out: dict[str, ir.Protocol] = {}
    pins = {name: naming.load_pins(loaded.store, name) for name in loaded.protocols}
    for name in loaded.protocols:
        try:
            out[name] = protocol(loaded, name, pins[name])
        except AcpgenError as error:
            problems.extend(error.problems)
    if not problems:
        problems += naming.unused(loaded.store, pins)
    if problems:
        raise AcpgenError(problems)
    return out


def render(loaded: Loaded, parsed: Mapping[str, ir.Protocol] | None = None) -> dict[str, str]:
    """The unformatted files of a build; `parsed` is what `protocols` gave, for those who have it already."""
    from acpgen import emit
    from acpgen.emit.docs import load_docs

    parsed = parsed or protocols(loaded)
    docs = {name: load_docs(loaded.store, p) for name, p in parsed.items()}
    return emit.render(parsed, docs, loaded.release.id)


def build(
    options: Options, cache: Path | None = None, old_names: Callable[[Mapping[str, str]], Iterable[Alias]] | None = None
) -> Build:
    """All stages up to the files; `cache` is where formatted pieces are kept. `old_names` looks at the rendered files and
    says which names of earlier releases are to lead somewhere."""
    from acpgen import tidy

    loaded = load(options)
    rendered = render(loaded)
    data = manifest_data(loaded)
    aliases = sorted(old_names(rendered)) if old_names else []
    if aliases:
        from acpgen.emit.package import with_old_names

        rendered = with_old_names(rendered, aliases, cache_calls(lambda options: render(load(options))))
        data["aliases"] = [alias.as_json() for alias in aliases]
    files = tidy.format(rendered, cache)
    files[tree.MANIFEST] = tree.manifest_text(data, files)
    unattributed = warnings(loaded)
    return Build(files, loaded.release.id, loaded.selection.notes, unattributed)


def manifest_data(loaded: Loaded) -> Json:
    """What MANIFEST.json says beside the digests of the outputs."""
    data = stamp.inputs(loaded.store, loaded.release, loaded.protocols, loaded.options)
    return {
        "generator": f"acpgen {__version__}",
        "release": loaded.release.id,
        "protocols": list(loaded.protocols),
        "enable": sorted(loaded.selection.enable),
        "gate": sorted(loaded.selection.gate),
        "options": loaded.options.as_json(),
        "fingerprint": stamp.fingerprint(data),
        "inputs": data,
    }
