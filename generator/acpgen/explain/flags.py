"""The page of a feature."""

from __future__ import annotations

from acpgen import pipeline
from acpgen.explain.pages import Page
from acpgen.features import Feature

_ORIGIN = {"upstream": "The name is upstream's.", "ours": "The name was made here; upstream has published none."}


def feature_page(loaded: pipeline.Loaded, feature: Feature) -> Page:
    """What a feature is, its state in each release of the store, and what it owns in the loaded one."""
    release = loaded.release.id
    state = feature.state(release)
    hints = {
        "unstable": f"Generate it with `--gate {feature.name}` and turn it on with "
        f'`Codec(features={{"{feature.name}"}})`, or generate it turned on with `--enable {feature.name}`.',
        "graduated": f"Stable since {feature.graduated}: it is always there, and the flag does nothing.",
        "withdrawn": f"Withdrawn in {feature.withdrawn}: generate an earlier release to have it.",
        "later": f"It came with {feature.since}, which is later than {release}.",
        "no items": "It owns nothing in the schemas.",
    }
    owned = {name: found.items(feature.name) for name, found in loaded.attributions.items()}
    return {
        "kind": "feature",
        "name": feature.name,
        "release": release,
        "protocols": [name for name, items in owned.items() if items],
        "text": f"{feature.summary} {_ORIGIN.get(feature.origin, '')} {hints[state]}",
        "life": {id: feature.state(id) for id in loaded.store.releases},
        "items": {name: items for name, items in owned.items() if items},
    }
