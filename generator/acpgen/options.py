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


@dataclass(frozen=True, slots=True, order=True)
class Alias:
    """A class that an earlier release had under `name`: now called `now`, or gone if that is empty. `since` is the release
    without it, `last` a build that still had it."""

    protocol: str
    name: str
    now: str
    since: str
    last: Options

    def as_json(self) -> Json:
        return {
            "protocol": self.protocol,
            "name": self.name,
            "now": self.now,
            "since": self.since,
            "last": self.last.as_json(),
        }


def options_of(data: Json, store: Path | None) -> Options:
    """What `as_json` wrote, with the store of this machine."""
    names = {key: tuple(map(str, data.get(key, ()))) for key in ("protocols", "enable", "gate")}
    return Options(release=str(data.get("release", "")), store=store, **names)


def aliases_of(data: Json, store: Path | None) -> tuple[Alias, ...]:
    """The aliases that a manifest has."""
    return tuple(
        Alias(row["protocol"], row["name"], row["now"], row["since"], options_of(row["last"], store))
        for row in data.get("aliases", ())
    )
