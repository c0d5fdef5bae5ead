"""A package that acpgen itself needs for a moment: rendered, kept in the cache folder, imported under its own name.

`explain` and `validate` decode with the codec of any release. The package is not formatted (that is most of the time of a
build) and is kept by the fingerprint of its inputs, so the second call only imports it. Runs at the same time may make the
same package: each writes a folder of its own, and whoever is first gives it its name.
"""

from __future__ import annotations

import atexit
import importlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType

from acpgen import ir, pipeline, stamp, tree
from acpgen.options import Options
from acpgen.source import open_store
from acpgen.tidy import default_cache

_KEPT = 14 * 24 * 3600  # seconds since a folder was last used


def load_package(options: Options, parsed: Mapping[str, ir.Protocol] | None = None) -> ModuleType:
    """The package of a build; its protocols are attributes (`load_package(options).v1`) and imported with it.

    `parsed` is what `pipeline.protocols` gave, for those who have it already.
    """
    loaded = pipeline.load(options)
    mark = fingerprint(options)
    name = f"acpgen_scratch_{mark[:16]}"
    folder = _folder(mark, loaded, parsed)  # also for a package that is imported: some of its modules are only on use
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None and spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules[name] = package
    try:
        spec.loader.exec_module(package)
        for protocol in loaded.protocols:
            importlib.import_module(f"{name}.{protocol}")
    except BaseException:
        for module in [key for key in sys.modules if key.split(".")[0] == name]:
            del sys.modules[module]
        raise
    return package


def fingerprint(options: Options) -> str:
    """What decides a package: the inputs of the build."""
    store = open_store(options.store)
    release = store.release(options.release or store.latest)
    return stamp.fingerprint(stamp.inputs(store, release, options.protocols or release.protocols, options))


def _folder(mark: str, loaded: pipeline.Loaded, parsed: Mapping[str, ir.Protocol] | None) -> Path:
    """The folder with the package, from the cache or made now."""
    kept = default_cache()
    if kept is not None:
        target = kept / "packages" / mark
        if intact(target):
            _used(target)
            return target
        try:
            return _keep(target, _files(loaded, parsed))
        except OSError:
            pass  # a cache that cannot be written only makes the next run slower
    folder = _of_this_run() / mark
    if not intact(folder):
        shutil.rmtree(folder, ignore_errors=True)
        _write(folder, _files(loaded, parsed))
    return folder


@cache
def _of_this_run() -> Path:
    """Where there is no cache: a folder that goes with the process."""
    folder = Path(tempfile.mkdtemp(prefix="acpgen-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _files(loaded: pipeline.Loaded, parsed: Mapping[str, ir.Protocol] | None) -> dict[str, str]:
    files = pipeline.render(loaded, parsed)
    return {**files, tree.MANIFEST: tree.manifest_text({}, files)}


def intact(folder: Path) -> bool:
    """Whether a folder holds exactly what was written to it."""
    try:
        manifest = tree.read_manifest(folder)
        return manifest is not None and set(tree.states(folder, manifest).values()) == {"clean"}
    except Exception:  # noqa: BLE001 whatever is wrong with it, it is made again
        return False


def _keep(target: Path, files: Mapping[str, str]) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    _forget(target.parent)
    fresh = Path(tempfile.mkdtemp(prefix=f".{target.name[:16]}.", dir=target.parent))
    try:
        _write(fresh, files)
        if target.exists() and not intact(target):
            _remove(target)
        try:
            os.rename(fresh, target)
        except OSError:
            if not intact(target):  # else another run was first, with the same files
                raise
        return target
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _write(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


def _remove(folder: Path) -> None:
    """Out of the way first, so that nobody sees half of it."""
    aside = Path(tempfile.mkdtemp(prefix=".old.", dir=folder.parent))
    os.rename(folder, aside / folder.name)
    shutil.rmtree(aside, ignore_errors=True)


def _used(folder: Path) -> None:
    try:
        os.utime(folder)
    except OSError:
        return


def _forget(parent: Path) -> None:
    """Remove what nobody has used for a while."""
    limit = time.time() - _KEPT
    for folder in parent.iterdir():
        try:
            if folder.stat().st_mtime < limit:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue
