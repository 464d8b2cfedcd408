"""Fonts of the lab's pages: those of the browser client, embedded in the page.

Without a built client, pages use the fonts of the machine.
"""

from __future__ import annotations

from base64 import b64encode

from holdfast.hosting.client_files import built_client

FACES = (
    ("Grenze", "900", "grenze-latin-900-normal"),
    ("Inter", "100 900", "inter-latin-wght-normal"),
)
"""Font families with their weights, and the prefixes of their files."""


def faces() -> str:
    """Return the CSS that embeds these families."""
    client = built_client()
    if client is None:
        return ""
    found = []
    for family, weight, name in FACES:
        for file in sorted((client / "assets").glob(f"{name}-*.woff2"))[:1]:
            letters = b64encode(file.read_bytes()).decode()
            found.append(
                f"@font-face{{font-family:{family};font-weight:{weight};"
                f"src:url(data:font/woff2;base64,{letters})format('woff2')}}\n"
            )
    return "".join(found)
