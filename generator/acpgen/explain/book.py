"""All pages of a protocol of a release: made once, kept in the cache as JSON, looked up by name.

Making them takes a build of everything; reading them back takes a moment.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from acpgen import history, pipeline, stamp
from acpgen.explain.pages import Page, Pages, Row
from acpgen.explain.usage import usage
from acpgen.options import Options
from acpgen.scratch import fingerprint, load_package
from acpgen.source import PACKAGE, open_store, sha256
from acpgen.swap import replace_file
from acpgen.tidy import default_cache


def pages_of(options: Options) -> list[Page]:
    """The pages of the one protocol that the options name, from the cache or made now."""
    cache = default_cache()
    path = cache / "pages" / f"{_mark(options)}.json" if cache is not None else None
    try:
        kept: list[Page] = json.loads(path.read_text("utf-8")) if path is not None else []
    except (OSError, ValueError):
        kept = []
    if not kept:
        kept = list(make(options).all())
        if path is not None:
            try:
                replace_file(path, json.dumps(kept, ensure_ascii=False).encode())
            except Exception:  # noqa: BLE001 a cache that cannot be written only makes the next run slower
                pass
    return kept


def _mark(options: Options) -> str:
    """What decides the pages: the inputs of the build, every release of the store, and how pages are made."""
    store = open_store(options.store)
    code = {path.name: sha256(path.read_bytes()) for path in sorted((PACKAGE / "explain").glob("*.py"))}
    releases = {release.id: release.digests for release in store.releases.values()}
    return stamp.digest([fingerprint(options), code, releases])


def make(options: Options) -> Pages:
    """What the pages of one protocol are made from, with its codec as the judge of examples."""
    from acpgen.emit.docs import load_docs

    loaded = pipeline.load(options)
    (name,) = options.protocols
    parsed = pipeline.protocols(loaded)
    protocol = parsed[name]
    module = getattr(load_package(options, parsed), name)
    codec = module.Codec(features=set(module.FEATURES))

    def check(definition: str, value: Any) -> bool:
        dropped: list[Any] = []
        try:
            codec.decode_named(definition, json.dumps(value), salvaged=dropped)
        except ValueError:
            return False
        return not dropped

    return Pages(
        protocol,
        load_docs(loaded.store, protocol),
        usage(protocol),
        history.lives(loaded.store, name),
        check,
    )


def find(pages: Iterable[Page], name: str) -> list[Page]:
    """The pages that a name is for: a definition, class, property, field, variant or method, exactly or but for case.
    Many properties of one name share a page."""
    found = list(pages)
    for same in (str, str.lower):
        hits = [page for page in found if same(name) in map(same, names(page))]
        if hits:
            properties = [page for page in hits if page["kind"] == "property"]
            others = [page for page in hits if page["kind"] != "property"]
            return [*others, *([_shared(properties)] if len(properties) > 1 else properties)]
    return []


def _shared(pages: list[Page]) -> Page:
    """One page for a property name that several definitions have."""
    first = pages[0]
    rows: list[Row] = [
        {"name": page["name"], "type": page["type"], "required": page["required"], "text": page["text"]}
        for page in pages
    ]
    return {
        "kind": "property",
        "name": first["wire"],
        "release": first["release"],
        "protocols": first["protocols"],
        "text": f"A property of {len(pages)} definitions.",
        "fields": rows,
    }


def merged(pages: Iterable[Page]) -> list[Page]:
    """Pages that differ only in the protocol become one."""
    out: list[Page] = []
    for page in pages:
        twin = next((other for other in out if {**other, "protocols": page["protocols"]} == page), None)
        if twin is None:
            out.append(page)
        else:
            out[out.index(twin)] = {**twin, "protocols": [*twin["protocols"], *page["protocols"]]}
    return out


def names(page: Page) -> list[str]:
    """All names that lead to a page."""
    out = [page["name"]]
    if page["kind"] == "property":
        out += [page["wire"], *page["classes"], *(name.rpartition(".")[2] for name in page["classes"])]
        out += [f"{name.rpartition('.')[0]}.{page['wire']}" for name in page["classes"]]
    return [*out, *filter(None, [page.get("item")])]
