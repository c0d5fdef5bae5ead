from __future__ import annotations
from collections.abc import Mapping
from typing import Literal, TypeAlias

Flag: TypeAlias = Literal["unstable_colour"]


class Feature:
    __slots__ = ("items", "name", "on")

    def __init__(self, name: str, on: bool, items: tuple[str, ...]) -> None:
        self.name = name
        self.on = on
        self.items = items

    def __repr__(self) -> str:
        return f"<Feature {self.name} {('on' if self.on else 'off')}>"


FEATURES: Mapping[str, Feature] = {
    "unstable_colour": Feature(
        "unstable_colour", True, ("Colour", "PingRequest.colour")
    )
}
