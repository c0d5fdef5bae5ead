"""The options of a build, in a module that costs nothing to import: `check` needs no more of the pipeline."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from acpgen.source import Json


@dataclass(frozen=True, slots=True)
class Options:
    """What a build is made from: the same options and the same files give the same bytes."""

    release: str = ""
    protocols: tuple[str, ...] = ()
    enable: tuple[str, ...] = ()
    gate: tuple[str, ...] = ()
    store: Path | None = None

    def as_json(self) -> Json:
        """The options as the manifest has them; the place of a store is the machine's, its content is in the inputs."""
        return {
            "release": self.release,
            "protocols": list(self.protocols),
            "enable": sorted(set(self.enable)),
            "gate": sorted(set(self.gate)),
        }
