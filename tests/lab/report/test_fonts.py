"""Tests that the lab's pages contain the fonts of the tables, without a file beside them."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from holdfast.hosting import client_files
from holdfast.lab.report.fonts import FACES, faces
from holdfast.lab.report.page import style


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a built browser client with font files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").touch()
    for _, _, name in FACES:
        (tmp_path / "assets" / f"{name}-BhnHXdwr.woff2").write_bytes(name.encode())
    monkeypatch.setattr(client_files, "FOLDERS", (tmp_path,))
    return tmp_path


def test_letters_are_in_the_page(client: Path) -> None:
    for family, _, name in FACES:
        assert f"@font-face{{font-family:{family};" in style()
        assert b64encode(name.encode()).decode() in style()
    assert "url(data:" in faces()
    assert "http" not in faces()


def test_letters_that_are_missing_are_done_without(client: Path) -> None:
    with_letters = style()
    (client / "index.html").unlink()
    assert faces() == ""
    assert with_letters.endswith(style())


def test_the_client_has_letters_of_these_names() -> None:
    sheet = (Path(__file__).parents[3] / "web" / "src" / "app.css").read_text(encoding="utf-8")
    for family, _, name in FACES:
        assert f"{name}.woff2" in sheet, family
