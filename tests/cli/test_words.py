"""Texts of the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast.cli import play as playing
from holdfast.kernel.translations import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_the_same_in_every_language(language: str) -> None:
    folder = Path(playing.__file__).parent / "text"

    def messages(name: str) -> dict[str, list[str]]:
        source = (folder / f"{name}.ftl").read_text(encoding="utf-8")
        parts = re.split(r"^([\w-]+) =", source, flags=re.MULTILINE)[1:]
        variables = (sorted(set(re.findall(r"\$\w+", part))) for part in parts[1::2])
        return dict(zip(parts[::2], variables, strict=True))

    assert messages(language) == messages("en")
    assert len(messages(language)) > 30
