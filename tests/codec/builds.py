"""Packages of bindings for the tests, made once and kept in the generator's cache."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from acpgen import pipeline
from acpgen.scratch import load_package

PINNED = "1.23.0"
LATEST = "sdk-2.4.0"
RELEASES = (PINNED, LATEST)
PROTOCOLS = ("v1", "v2")
STATES: dict[str, Any] = {"omit": {}, "gate": {"gate": ("all",)}, "enable": {"enable": ("all",)}}


@dataclass(frozen=True)
class Bindings:
    """One protocol of a build, with the modules that a user does not see."""

    module: ModuleType
    release: str
    protocol: str
    state: str

    @property
    def features(self) -> tuple[str, ...]:
        return tuple(self.module.FEATURES)

    def codec(self, *, on: bool = True, **options: Any) -> Any:
        """A codec with every feature of the build on, or with none that is gated."""
        return self.module.Codec(features=self.features if on else (), **options)

    def part(self, name: str) -> ModuleType:
        """`shapes` of the protocol, `_reader` or `_runtime` of the package."""
        package = self.module.__name__.rpartition(".")[0] if name.startswith("_") else self.module.__name__
        return importlib.import_module(f"{package}.{name}")

    @property
    def shapes(self) -> dict[str, Any]:
        shapes: dict[str, Any] = self.part("shapes").SHAPES
        return shapes


@cache
def bindings(release: str, protocol: str, state: str = "gate") -> Bindings:
    """A protocol with everything unstable omitted, gated or enabled."""
    options = pipeline.Options(release=release, **STATES[state])
    return Bindings(getattr(load_package(options), protocol), release, protocol, state)
