"""The site for hosts of plain files: what is packed, and how it is found again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import static_site
import web


def laid(folder: Path, *names: str) -> Path:
    """A folder with files that hold their own names."""
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, "utf-8")
    return folder


def test_what_is_packed_comes_out_as_it_was(tmp_path: Path) -> None:
    files = {"a/one.pyc": b"\n\0\x1f", "a/empty": b"", "b.json": b"{}\n"}
    static_site.write_pack(tmp_path / "pack", files)
    assert static_site.read_pack(tmp_path / "pack") == files
    before = (tmp_path / "pack").read_bytes()
    static_site.write_pack(tmp_path / "pack", files)
    assert (tmp_path / "pack").read_bytes() == before


def test_modules_are_packed_as_they_were_translated(tmp_path: Path) -> None:
    library = laid(tmp_path, "p/one.py", "p/one.pyc", "p/one.toml", "p/two.py", "q.so")
    assert list(static_site.translated(library)) == ["p/one.pyc", "p/one.toml", "p/two.py", "q.so"]


@pytest.mark.parametrize(
    ("path", "unused"),
    [
        ("babel/locale-data/fr.dat", True),
        ("babel/locale-data/de.dat", False),
        ("pydantic/v1/main.py", True),
        ("pydantic/main.py", False),
        ("pydantic/main.pyi", True),
        ("pydantic-2.14.dist-info/METADATA", False),
        ("pydantic-2.14.dist-info/RECORD", True),
        ("attr/tests/one.py", True),
    ],
)
def test_what_no_page_needs_is_left_out(path: str, unused: bool) -> None:
    assert bool(static_site.UNUSED.match(path)) == unused


def test_the_version_is_named_after_all_that_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_site, "SITE", laid(tmp_path, "index.html", "python/p.pack"))

    def sealed() -> tuple[str, str]:
        for name in ("sw.js", "site.json"):
            (tmp_path / name).unlink(missing_ok=True)
        static_site.seal("https://example.org")
        site = json.loads((tmp_path / "site.json").read_text("utf-8"))
        assert site["server"] == "https://example.org"
        assert site["files"] == {"index.html": 10, "python/p.pack": 13}
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


def test_what_is_compiled_is_found(tmp_path: Path) -> None:
    assert static_site.core_of(laid(tmp_path, "p/one.py", "p/q/core.so")) == "p/q/core.so"


def test_what_is_zero_of_a_memory_is_left_out_and_found_again() -> None:
    block = static_site.BLOCK
    head = b"\0snp" + (32).to_bytes(4, "little") + bytes(range(24))
    memory = bytearray(6 * block)
    memory[:3], memory[block], memory[4 * block + 7] = b"abc", 1, 2
    written = static_site.without_zeros(head + memory)
    listed = int.from_bytes(written[:4], "little")
    told, rest = json.loads(written[4 : 4 + listed]), written[4 + listed :]
    assert told == {"head": 32, "size": 6 * block, "pieces": [[0, 2 * block], [4 * block, block]]}
    assert rest[:32] == head
    found, at = bytearray(told["size"]), 32
    for place, size in told["pieces"]:
        found[place : place + size] = rest[at : at + size]
        at += size
    assert (found, at) == (memory, len(rest))
