"""The fingerprint of all inputs of a build, without importing what generates: `check` must be cheap.

Everything that decides the bytes is in it: schema files, manifests, templates, our own code, options, tool versions.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from typing import Any

from acpgen import __version__
from acpgen.options import Options
from acpgen.source import PACKAGE, Json, Release, Store, data_dir, sha256

TOOLS = ("black", "datamodel-code-generator", "jinja2")


def inputs(store: Store, release: Release, protocols: Iterable[str], options: Options) -> Json:
    """Digests of all inputs, and versions."""
    wanted = tuple(protocols)
    schemas = {name: digest for name, digest in release.digests.items() if name.split("/")[0] in wanted}
    code = {
        path.relative_to(PACKAGE).as_posix(): sha256(path.read_bytes())
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0] not in ("cli", "diff", "vendor", "explain", "validate", "scratch.py")
    }
    templates = {path.name: sha256(path.read_bytes()) for path in sorted(data_dir("templates").iterdir())}
    # Docstrings say since when a thing is there, so earlier releases are inputs too.
    history = {
        earlier.id: {name: text for name, text in earlier.digests.items() if name.split("/")[0] in wanted}
        for earlier in store.until(release.id)
    }
    return {
        "schemas": dict(sorted(schemas.items())),
        "history": digest(history),
        "manifests": store.manifest_digests(),
        "templates": digest(templates),
        "code": digest(code),
        "tools": {"acpgen": __version__, **{name: version_of(name) for name in TOOLS}},
        "options": digest(options.as_json()),
    }


def version_of(distribution: str) -> str:
    """The version of an installed distribution, read off the name of its metadata folder: `importlib.metadata` takes longer
    to import than all the digests to make. It is asked where that finds nothing."""
    start = distribution.replace("-", "_").lower() + "-"
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:
            continue
        for name in names:
            if name.lower().startswith(start) and name.endswith(".dist-info"):
                return name[len(start) : -len(".dist-info")]
    from importlib import metadata

    return metadata.version(distribution)


def digest(data: Any) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode())


def fingerprint(data: Json) -> str:
    return digest(data)
