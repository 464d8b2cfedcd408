"""Tests of the site for hosts of plain files: what it packs, and how that is found again."""

from __future__ import annotations

import json
import pickle
import shutil
from pathlib import Path

import babel
import pytest

import static_site
import web


def laid(folder: Path, *names: str) -> Path:
    """Write files that contain their own names, and return their folder."""
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, "utf-8")
    return folder


def test_what_is_packed_comes_out_as_it_was() -> None:
    files = {"a/one.pyc": b"\n\0\x1f", "a/empty": b"", "b.json": b"{}\n"}
    packed = static_site.compressed(static_site.row(files))
    assert static_site.files_of(static_site.decompressed(packed)) == files
    assert static_site.compressed(static_site.row(files)) == packed


def test_a_pack_is_cut_into_pieces_named_by_their_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_site, "SITE", tmp_path)
    packed = bytes(static_site.PIECE) + b"abc"
    pieces = static_site.write_pieces(packed)
    assert [(tmp_path / path).stat().st_size for path in pieces] == [static_site.PIECE, 3]
    assert b"".join((tmp_path / path).read_bytes() for path in pieces) == packed
    assert static_site.write_pieces(packed) == pieces
    assert static_site.write_pieces(packed + b"d")[0] == pieces[0]


def test_numbers_and_plurals_are_kept_of_languages(tmp_path: Path) -> None:
    known = Path(babel.__file__).parent
    for file in ("locale-data/root.dat", "locale-data/de.dat", "global.dat"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copyfile(known / file, tmp_path / file)
    static_site.slim(tmp_path)
    before, after = (
        pickle.loads((folder / "locale-data/de.dat").read_bytes()) for folder in (known, tmp_path)
    )
    assert after["number_symbols"] == before["number_symbols"]
    assert [after["plural_form"](number) for number in (0, 1, 2)] == ["other", "one", "other"]
    assert "territories" not in after


@pytest.mark.parametrize(
    ("path", "game"),
    [
        ("holdfast/games/outlast/rules/moving.pyc", "outlast"),
        ("holdfast/games/outlast/text/en.ftl", "outlast"),
        ("holdfast/games/outlast/content/__init__.pyc", "outlast"),
        ("holdfast/games/outlast/__init__.pyc", ""),
        ("holdfast/games/__init__.pyc", ""),
        ("holdfast/table/table.pyc", ""),
    ],
)
def test_each_game_has_a_pack_of_its_own(path: str, game: str) -> None:
    assert static_site.game_of(path) == game


def test_rules_and_lessons_are_answered_as_the_server_answers() -> None:
    found = static_site.reading("outlast")
    assert json.loads(found["rules?lang=de"])["language"] == "de"
    course = json.loads(found["course"])
    assert [f"course/{lesson['id']}" for lesson in course["lessons"]] == [*found][3:]


def test_modules_are_packed_as_they_were_translated(tmp_path: Path) -> None:
    library = laid(tmp_path, "p/one.py", "p/one.pyc", "p/one.toml", "p/two.py", "q.so")
    assert list(static_site.translated(library)) == ["p/one.pyc", "p/one.toml", "p/two.py", "q.so"]


@pytest.mark.parametrize(
    ("path", "unused"),
    [
        ("babel/locale-data/fr.dat", True),
        ("babel/locale-data/de.dat", False),
        ("attr/converters.pyi", True),
        ("attrs-26.1.dist-info/METADATA", False),
        ("attrs-26.1.dist-info/RECORD", True),
        ("attr/tests/one.py", True),
    ],
)
def test_what_no_page_needs_is_left_out(path: str, unused: bool) -> None:
    assert bool(static_site.UNUSED.match(path)) == unused


def test_the_version_is_named_after_all_that_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_site, "SITE", laid(tmp_path, "index.html", "packs/p.bin"))

    def sealed() -> tuple[str, str]:
        for name in ("sw.js", "site.json"):
            (tmp_path / name).unlink(missing_ok=True)
        static_site.seal("https://example.org", {"p": ["packs/p.bin"]})
        site = json.loads((tmp_path / "site.json").read_text("utf-8"))
        assert site["server"] == "https://example.org"
        assert site["packs"] == {"p": [["packs/p.bin", 11]]}
        return site["version"], (tmp_path / "sw.js").read_text("utf-8")

    version, worker = sealed()
    assert worker.startswith(f'const VERSION = "{version}";\n')
    assert '"site.json"' in worker
    assert sealed()[0] == version
    laid(tmp_path, "index.html")
    (tmp_path / "index.html").write_text("INDEX.HTML", "utf-8")
    assert sealed()[0] != version


@pytest.mark.parametrize("script", static_site.PREPARED)
def test_another_pyodide_is_noticed(script: str) -> None:
    changes = static_site.PREPARED[script]
    known = " ".join(changes)
    assert static_site.prepared(known, changes) == " ".join(changes.values())
    for was in changes:
        with pytest.raises(web.WebError, match="another one"):
            static_site.prepared(known.replace(was, ""), changes)
