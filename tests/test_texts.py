"""Tests of all texts in both languages against the rules of docs/voice.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.texts import FOLDERS, LANGUAGES, ROOT, SHARED, ends_sentence, faults, text_faults

SOURCE = ROOT / "src/holdfast"
HELD = FOLDERS
"""The folders whose texts are held to these laws."""

FOR_PROGRAMS = {
    "bad-request", "bad-auto-answer", "bad-token", "gone", "malformed", "people-only",
}  # fmt: skip
"""Codes of problems that no client of ours meets, or that nobody is left to read."""


@pytest.mark.parametrize("folder", HELD)
def test_every_text_of_a_folder_is_well_formed(folder: str) -> None:
    assert faults(folder) == []


def test_every_folder_of_texts_is_known() -> None:
    assert {"src/holdfast/kernel/text", "web/src/lib/text"} < set(SHARED) < set(FOLDERS)


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "You hold 1 cards.", "1 cards"),
        ("de", "Du hast 1 Karten.", "1 Karten"),
        ("en", "Take a axe.", "a axe"),
        ("en", "Take an bow.", "an bow"),
        ("en", "Take it.  Now.", "two spaces"),
        ("en", "It is Ben's turn.", "straight apostrophe"),
        ("de", "Der Befehl ”hilfe“", "quotation marks"),
        ("en", "The chance is 50 %.", "percent sign"),
        ("de", "Die Chance ist 50%.", "percent sign"),
        ("en", "A horde comes to 2,-2.", "coordinates"),
        ("en", "you win.", "small letter"),
        ("en", "You win. take it.", "small letter"),
        ("en", "You win. Take it", "full stop"),
        ("en", "Nobody is told.", "nobody says: is told"),
        ("en", "Whom do you lead?", "nobody says: Whom"),
        ("de", "Dann fiele der Wert auf 0.", "nobody says: fiele"),
        ("de", "Die Algen täten dir gut.", "nobody says: täten"),
    ],
)
def test_what_is_wrong_is_found(language: str, text: str, fault: str) -> None:
    assert any(fault in found for found in text_faults(text, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You hold 1 card, an axe and a useful bow, 50% of all. Take an hour."),
        ("de", "Du hast 1 Karte, das sind 50\u00a0% von 4,2. Nimm sie z. B. jetzt!"),
        ("en", "at the Armoury"),
        ("de", "noch 1 Std."),
        ("de", "Das würde dir guttun, denn sie hielten durch und gingen nach Hause."),
        ("en", "Type `holdfast play  'x'` to play."),
    ],
)
def test_what_is_right_is_left_alone(language: str, text: str) -> None:
    assert list(text_faults(text, language)) == []


def refusals() -> Iterator[tuple[str, str]]:
    """Yield code and sentence of every refusal in the source."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "RefusalError",
                "RequestError",
            ):
                texts = [text for text in map(written, node.args) if text]
                if len(texts) == 2:
                    yield texts[0], texts[1]
            elif isinstance(node, ast.Dict):  # codes with their status and their sentence
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(value, ast.Tuple) and len(value.elts) == 2 and key is not None:
                        code, text = written(key), written(value.elts[1])
                        if path.stem == "problems" and code and text:
                            yield code, text


def written(node: ast.expr) -> str:
    """Return a text of the source, with a word for whatever is filled in."""
    if isinstance(node, ast.JoinedStr):
        return "".join(written(part) or "Axe" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def test_refusals_are_whole_sentences() -> None:
    found = dict(refusals())
    assert len(found) > 40
    for code, text in found.items():
        assert text[0].isupper(), (code, text)
        assert ends_sentence(text), (code, text)
        assert list(text_faults(text, "en")) == [], (code, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_says_every_refusal_in_every_language(language: str) -> None:
    files = [Path(ROOT / folder / f"{language}.ftl") for folder in SHARED]
    said = {
        key
        for file in files
        for key in re.findall(r"^problem-([\w-]+) =", file.read_text("utf-8"), re.M)
    }
    assert {code for code, _ in refusals()} - said == FOR_PROGRAMS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_has_one_sentence_in_the_whole_client(language: str) -> None:
    said: dict[str, set[str]] = {}
    for folder in SHARED:
        if folder.startswith("web/"):
            file = Path(ROOT / folder / f"{language}.ftl")
            for code, text in re.findall(
                r"^problem-([\w-]+) = (.+)", file.read_text("utf-8"), re.M
            ):
                said.setdefault(code, set()).add(text)
    assert {code: texts for code, texts in said.items() if len(texts) > 1} == {}


OF_SERVERS = {
    "busy", "closing", "database-away", "no-mail", "no-push", "no-reader", "not-admin", "suspended",
    "unreachable",
}  # fmt: skip
"""Codes of problems that only a server has, or somebody who looks for one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_without_a_server_does_not_speak_of_one(language: str) -> None:
    file = Path(ROOT / "web/src/lib/text" / f"{language}.ftl").read_text("utf-8")
    texts = dict(re.findall(r"^(?:problem|link)-([\w-]+) = (.+)", file, re.M))
    about = {code for code, text in texts.items() if "server" in text.lower()} - OF_SERVERS
    assert {"broken", "disk-full", "failed", "not-stored"} == about
    for code in about:
        assert "server" not in texts[f"{code}-here"].lower()


def test_what_offline_mode_answers_does_not_speak_of_a_server() -> None:
    about = {code for code, text in refusals() if "server" in text.lower()}
    assert about <= OF_SERVERS


def test_every_text_of_the_client_is_used() -> None:
    """Check that every text of the client is used, by its full name or a part of it."""
    code = "\n".join(
        path.read_text()
        for folder, endings in (("web/src", (".ts", ".svelte")), ("src/holdfast", (".py", ".toml")))
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in endings
    )
    whole = set(re.findall(r"[\w-]+", code))
    quoted = set(re.findall(r"['\"`]([\w-]+)['\"`]", code))
    beginnings = tuple(set(re.findall(r"[\w-]{3,}-(?=\$?\{)", code)))
    ends = tuple(set(re.findall(r"(?<=\})-[\w-]+", code)))
    texts = [path.read_text() for path in sorted((ROOT / "web/src/lib").rglob("text/**/en.ftl"))]
    unused = [
        name
        for text in texts
        for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
        if name not in whole
        and not name.startswith(beginnings)
        and not name.endswith(ends)
        and not set(name.rsplit("-", 1)) <= quoted
        and not any(f"{{ {name} }}" in other for other in texts)
    ]
    assert len(texts) > 10
    assert unused == []
