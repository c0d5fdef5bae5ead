"""Whether a tree is of the inputs that are there now: current, stale, or merely made by another version.

Compares what the manifest recorded with digests of the inputs; generates nothing, and is cheap to import.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from acpgen import __version__, stamp
from acpgen.options import Options
from acpgen.source import open_store
from acpgen.tree import Manifest

# `stale`: other schemas, options or generator; `version-only`: the same schemas and options, other versions of what
# made it, so nothing needs to be done; `newer`: made by an acpgen that this one cannot judge; `modified`: the manifest
# itself was edited.
State = Literal["stale", "version-only", "newer", "modified"]

_WORDS = {
    "schemas": "schema files",
    "history": "earlier releases of the store",
    "manifests": "features, facts, names or texts of the store",
    "code": "the generator",
    "options": "the options",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    state: State
    message: str


def judge(manifest: Manifest, options: Options) -> Verdict | None:
    """None if a run with these options would write the same fingerprint."""
    version = made_by(manifest)
    if is_newer(version):
        return Verdict(
            "newer", f"was made by acpgen {version}, which is newer than this {__version__} and may know more"
        )
    recorded = manifest.data.get("inputs")
    if not isinstance(recorded, dict) or stamp.fingerprint(recorded) != manifest.fingerprint:
        return Verdict("modified", "was edited by hand: its inputs do not have its fingerprint")
    store = open_store(options.store)
    release = store.release(options.release or store.latest)
    if release.id != manifest.release:
        return Verdict("stale", f"is of release {manifest.release}, and {release.id} is asked for")
    now = stamp.inputs(store, release, options.protocols or release.protocols, options)
    changed = sorted(key for key in {*now, *recorded} if now.get(key) != recorded.get(key))
    if not changed:
        return None
    if version != __version__ and not _asked_otherwise(now, recorded):
        return Verdict(
            "version-only", f"was made by acpgen {version}; this is {__version__}, schemas and options are the same"
        )
    if changed == ["tools"]:
        before = recorded.get("tools", {})
        names = sorted(name for name, value in now["tools"].items() if before.get(name) != value)
        return Verdict("version-only", f"was made with another version of {', '.join(names)}, from the same inputs")
    words = ", ".join(_WORDS.get(key, key) for key in changed if key != "tools")
    return Verdict("stale", f"was made from other inputs: {words} changed since")


def made_by(manifest: Manifest) -> str:
    """The version of acpgen that wrote a manifest."""
    return str(manifest.data.get("generator", "")).removeprefix("acpgen ")


def _asked_otherwise(now: dict[str, Any], recorded: dict[str, Any]) -> bool:
    """Whether what the user gives differs: schemas, options, a store of one's own. Everything else comes with a version."""
    own = [{k: v for k, v in data.get("manifests", {}).items() if "/" in k} for data in (now, recorded)]
    return own[0] != own[1] or any(now.get(key) != recorded.get(key) for key in ("schemas", "options"))


def is_newer(version: str) -> bool:
    """Whether a version is newer than this one; what is no version is not."""
    if not version or version == __version__:
        return False
    from packaging.version import InvalidVersion, Version  # black needs it, so it is there

    try:
        return Version(version) > Version(__version__)
    except InvalidVersion:
        return False
