"""The frame of our html pages: one file, no network, dark and light."""

from __future__ import annotations

import html
from pathlib import Path

_HERE = Path(__file__).parent
# Whatever a schema smuggles into a page, nothing is loaded and nothing is sent.
_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
)


def frame(title: str, body: str) -> str:
    style = (_HERE / "page.css").read_text("utf-8")
    script = (_HERE / "page.js").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{text(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}\n"
        f"<script>\n{script}</script>\n</body>\n</html>\n"
    )


def text(value: object) -> str:
    """Text of a schema as text of a page, in an attribute too."""
    return html.escape(str(value), quote=True)
