"""From a name to its pages, whatever it is a name of; what needs no build is tried first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from acpgen.codes import CODES

if TYPE_CHECKING:
    from acpgen.errors import AcpgenError
    from acpgen.explain.pages import Page
    from acpgen.options import Options
    from acpgen.pipeline import Loaded


def explain(name: str, options: Options) -> list[Page]:
    """All pages for a name; raises with the nearest names if there is none."""
    page = code_page(name)
    if page is not None:
        return [page]

    from acpgen import pipeline
    from acpgen.explain import book
    from acpgen.explain.flags import feature_page

    loaded = pipeline.load(replace(options, gate=("all",)))
    if name in loaded.manifest:
        return [feature_page(loaded, loaded.manifest[name])]
    books = [
        book.pages_of(replace(options, release=loaded.release.id, protocols=(protocol,), gate=("all",)))
        for protocol in loaded.protocols
    ]
    found = book.merged(page for pages in books for page in book.find(pages, name))
    if not found:
        known = {other for pages in books for page in pages for other in book.names(page)}
        raise _unknown(name, loaded, known | set(loaded.manifest) | set(CODES))
    return found


def code_page(name: str) -> Page | None:
    """The page of an error code or of a rule of the diff."""
    code = CODES.get(name.upper())
    if code is not None:
        return {
            "kind": "error code",
            "name": code.id,
            "text": f"{code.title[0].upper()}{code.title[1:]}.\n\n{code.page}",
        }
    if not name.upper().startswith("ACP"):
        return None
    from acpgen.diff import rules

    text = rules.explain(name)
    if text is None:
        return None
    head, _, page = text.partition("\n\n")
    id, _, title = head.partition(": ")
    return {"kind": "diff rule", "name": id, "text": f"{title[0].upper()}{title[1:]}.\n\n{page}"}


def _unknown(name: str, loaded: Loaded, known: set[str]) -> AcpgenError:
    """What is said about a name that has no page: where it is known, or what is near."""
    from difflib import get_close_matches

    from acpgen import history
    from acpgen.errors import fail

    elsewhere = [
        life
        for protocol in loaded.store.release(loaded.store.latest).protocols
        for item, life in history.lives(loaded.store, protocol).items()
        if item == name
    ]
    releases = [id for life in elsewhere for id, state in life.states if state != history.ABSENT]
    if releases:
        message = f"is not in {', '.join(loaded.protocols)} of {loaded.release.id}"
        return fail("E603", f"explain {name}", message, f"give --release {releases[-1]}, which has it")
    near = get_close_matches(name, sorted(known), n=3, cutoff=0.6)
    near = near or [other for other in sorted(known) if other.lower() == name.lower()]
    help = (
        f"did you mean {' or '.join(near)}?" if near else "give a definition, class, property, method, feature or code"
    )
    return fail("E603", f"explain {name}", f"is no name in {loaded.release.id}", help)
