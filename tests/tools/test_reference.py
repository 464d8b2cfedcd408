"""The pages that are written from the code say what the code says."""

from pathlib import Path

import reference

DOCS = Path(__file__).parents[2] / "docs"


def test_the_pages_are_up_to_date() -> None:
    for name, page in reference.pages().items():
        written = (DOCS / name).read_text(encoding="utf-8")
        assert written == page, f"run `python tools/reference.py`: docs/{name} is out of date"


def test_most_fields_have_a_meaning() -> None:
    page = reference.observations()
    assert "| `players.meeples.meal` |" in page
    assert "during a meal" in page
