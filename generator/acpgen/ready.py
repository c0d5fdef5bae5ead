"""Bindings of any release, ready to import: made when they are first asked for and kept in the cache.

For those who need a codec at once and for one run (`validate`, the tests): unformatted, under a package name of their
own, so that several releases live side by side in one process. Knows where the cache is; must not know what is done
with the bindings.
"""

from __future__ import annotations

import atexit
import importlib
import importlib.util
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType

from acpgen import pipeline, stamp, tidy, tree
from acpgen.errors import AcpgenError


def bindings(options: pipeline.Options, protocol: str) -> ModuleType:
    """The module of one protocol, such as `acp_bindings.v1`, of a build with these options."""
    folder = package(options)
    name = folder.name
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            name, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return importlib.import_module(f"{name}.{protocol}")


def package(options: pipeline.Options) -> Path:
    """The folder of a package with these options; what the cache has is used if its digests are right."""
    loaded = pipeline.load(options)
    inputs = stamp.inputs(loaded.store, loaded.release, loaded.protocols, options)
    fingerprint = stamp.fingerprint(inputs)
    folder = _root() / f"acp_{fingerprint[:24]}"
    if not _intact(folder, fingerprint):
        _make(folder, loaded)
    return folder


def _root() -> Path:
    kept = tidy.default_cache()
    if kept is not None:
        try:
            (kept / "bindings").mkdir(parents=True, exist_ok=True)
        except OSError:
            return _for_this_run()
        return kept / "bindings"
    return _for_this_run()


@cache
def _for_this_run() -> Path:
    root = Path(tempfile.mkdtemp(prefix="acpgen-"))
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    return root


def _intact(folder: Path, fingerprint: str) -> bool:
    try:
        manifest = tree.read_manifest(folder)
        found = tree.states(folder, manifest)
    except (AcpgenError, OSError):
        return False
    return manifest is not None and manifest.fingerprint == fingerprint and set(found.values()) == {"clean"}


def _make(folder: Path, loaded: pipeline.Loaded) -> None:
    """Written beside its place and moved there whole: another run that makes the same loses nothing."""
    files = pipeline.render(loaded)
    files[tree.MANIFEST] = tree.manifest_text(pipeline.manifest_data(loaded), files)
    scratch = Path(tempfile.mkdtemp(prefix=".new-", dir=folder.parent))
    for name, text in files.items():
        path = scratch / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    if folder.exists():
        shutil.rmtree(folder, ignore_errors=True)
    try:
        os.rename(scratch, folder)
    except OSError:
        # Another run was first; what it wrote is the same.
        shutil.rmtree(scratch, ignore_errors=True)
