"""The whole package: renders every view with its template, and adds what is copied verbatim."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import jinja2

from acpgen import ir
from acpgen.emit import aliases, codec, features, methods, models, shapes, wire
from acpgen.emit.docs import Docs
from acpgen.emit.layout import exported, import_line
from acpgen.literals import docstring, identifier
from acpgen.options import Alias, Options
from acpgen.source import PACKAGE, data_dir

COPIED = (
    "_codec.py",
    "_messages.py",
    "_reader.py",
    "_runtime.py",
    "_straight.py",
    "_text.py",
    "_values.py",
    "_writer.py",
)
# File of a protocol -> its template and its view.
_VIEWS = {
    "models": ("models", models.view),
    "wire": ("wire", wire.view),
    "shapes": ("shapes", shapes.view),
    "methods": ("methods", methods.view),
    "features": ("features", features.view),
    "codec": ("codec", codec.view),
    "encoders": ("encoders", codec.encoders_view),
    "texts": ("encoders", codec.texts_view),
}


@dataclass(frozen=True, slots=True)
class ProtocolView:
    doc: str
    models: str
    exported: str


@lru_cache(maxsize=1)
def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(data_dir("templates")),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # Python text; schema text has been through `literals`
    )


def _render(template: str, **names: Any) -> str:
    return _environment().get_template(f"{template}.py.jinja").render(**names)


def render(protocols: Mapping[str, ir.Protocol], docs: Mapping[str, Docs], release: str) -> dict[str, str]:
    """The text of every file of the package, path -> text, but for MANIFEST.json."""
    out = {name: (PACKAGE / "runtime" / name).read_text("utf-8") for name in COPIED}
    out["py.typed"] = ""
    out["LICENSE"] = _copied("LICENSE")
    out["NOTICE"] = _environment().get_template("NOTICE.jinja").render(release=release)
    # The manifest has digests of bytes: no checkout may turn the line ends.
    out[".gitattributes"] = _copied("gitattributes")
    # The package imports none of its protocols: whoever needs one pays for one.
    names = sorted(protocols)
    doc = docstring(f"Bindings of the Agent Client Protocol, schema release {release}. Generated; do not edit.", 0)
    out["__init__.py"] = _render("package", doc=doc)
    for name in names:
        protocol = protocols[name]
        for stem, (template, view) in _VIEWS.items():
            out[f"{identifier(name)}/{stem}.py"] = _render(template, v=view(protocol, docs[name]))
        out[f"{name}/__init__.py"] = _render("protocol", v=_protocol(protocol, docs[name]))
    return dict(sorted(out.items()))


def with_old_names(
    files: Mapping[str, str], old: Iterable[Alias], earlier: Callable[[Options], Mapping[str, str]]
) -> dict[str, str]:
    """The same files, in which the names of earlier releases lead somewhere; `earlier` renders another build."""
    out = dict(files)
    for path, found in aliases.view(files, old, earlier).items():
        if isinstance(found, aliases.HookView):
            out[path] += _render("old_hook", v=found)
        else:
            out[path] = _render("old", v=found)
    return dict(sorted(out.items()))


def _protocol(protocol: ir.Protocol, docs: Docs) -> ProtocolView:
    names = sorted(definition.name for definition in protocol.definitions)
    own = [
        "CAPABILITIES", "Codec", "DecodeError", "EncodeError", "ErrorResponse", "FEATURES",
        "FeatureDisabledError", "METHODS", "MessageError", "Notification", "Request", "Response", "Salvaged", "UNSET",
        "UnsetType", "decode", "decode_batch", "decode_message", "decode_named", "decode_result", "encode",
        "encode_json", "problems", "supports",
    ]  # fmt: skip
    return ProtocolView(
        doc=docstring(f"ACP {protocol.name}, schema release {protocol.release}. Generated; do not edit.", 0),
        models=import_line("from .models import ", names),
        exported=exported({*own, *names}),
    )


def _copied(name: str) -> str:
    return (data_dir("templates") / name).read_text("utf-8")
