"""Texts: Fluent files in two languages, in which nothing may be missing."""

import json
from pathlib import Path

import pytest
from tests.kernel.phrases import FILE, written

from holdfast.kernel import translations as words
from holdfast.kernel.translations import LANGUAGES, MissingTextError, Text

ENGLISH = """
hello = Hello, { $name }!
animals = { $count ->
    [one] one animal
   *[other] { $count } animals
}
tokens-wood = { $count ->
    [one] one log
   *[other] { $count } logs
}
tokens-tin = { $count } tin
-brand = Holdfast
about = This is { -brand }.
lost = See { somewhere }.
bare =
    .title = only a title
"""


@pytest.fixture
def text(tmp_path: Path) -> Text:
    """Return the texts of the example file."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return Text(tmp_path, "en")


def test_messages_are_filled_in(text: Text) -> None:
    assert text("hello", name="A1") == "Hello, A1!"
    assert [text("animals", count=n) for n in (1, 2)] == ["one animal", "2 animals"]
    assert text("about") == "This is Holdfast."
    assert text.format("hello", {"name": "B2"}) == "Hello, B2!"


def test_arguments_refer_to_other_messages(text: Text) -> None:
    assert text.line("hello", {"name": "@about"}) == "Hello, This is Holdfast.!"
    assert text.line("hello", {"name": "@tokens wood:1 tin:2"}) == "Hello, one log, 2 tin!"
    assert text.line("animals", {"count": 2}) == "2 animals"
    assert text.line("hello", {"name": 0}, name="@about") == "Hello, @about!"
    with pytest.raises(MissingTextError, match="no message 'nowhere'"):
        text.line("hello", {"name": "@nowhere"})


def test_whether_there_is_a_message(text: Text) -> None:
    assert text.has("hello")
    assert not text.has("goodbye")


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("goodbye", "en.ftl has no message 'goodbye'"),
        ("hello", "en.ftl: message 'hello'"),  # $name is missing
        ("lost", "en.ftl: message 'lost'"),
        ("bare", "message 'bare' is empty"),
    ],
)
def test_what_is_missing_is_an_error(key: str, message: str, text: Text) -> None:
    with pytest.raises(MissingTextError, match=message):
        text(key)


def test_a_language_that_does_not_exist(tmp_path: Path) -> None:
    assert LANGUAGES == ("en", "de")
    with pytest.raises(ValueError, match="no language 'fr'"):
        Text(tmp_path, "fr")


def test_the_browser_is_held_to_what_the_engine_says() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert kept == written(), "write it anew: python -m tests.kernel.phrases"


def test_a_game_may_keep_its_rules_reference_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a rules reference is looked for in the game's folder first, then in the docs."""
    monkeypatch.setattr(words, "_PACKAGE", tmp_path)
    monkeypatch.setattr(words, "_REFERENCES", (tmp_path / "docs",))
    own = tmp_path / "games/tiny/text"
    own.mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    assert words.rules_reference("tiny", "en") is None
    (tmp_path / "docs/tiny.md").write_text("# A page", encoding="utf-8")
    assert words.rules_reference("tiny", "de") == ("# A page", "en")
    (own / "rules.md").write_text("# Tiny", encoding="utf-8")
    assert words.rules_reference("tiny", "de") == ("# Tiny", "en")
    (own / "rules.de.md").write_text("# Winzig", encoding="utf-8")
    assert words.rules_reference("tiny", "de") == ("# Winzig", "de")
    assert words.rules_reference("tiny", "en") == ("# Tiny", "en")


def test_words_lie_above_others_and_say_more_about_themselves(tmp_path: Path) -> None:
    """Check that a folder's messages come before those of the folder beneath, with hints."""
    above, beneath = tmp_path / "above", tmp_path / "beneath"
    for folder, said in ((above, "a = mine\n    .as = seat\n"), (beneath, "a = any\nb = any\n")):
        folder.mkdir()
        (folder / "en.ftl").write_text(said, encoding="utf-8")
    text = Text(above, "en", beneath)
    assert (text("a"), text("b")) == ("mine", "any")
    assert text.hint("a", "as") == "seat"
    assert text.hint("a", "of") is text.hint("b", "as") is text.hint("c", "as") is None
