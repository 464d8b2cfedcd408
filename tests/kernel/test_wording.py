"""Phrases: equal by what they say."""

import json

from pydantic_core import to_json

from holdfast.kernel.wording import Phrase, PreviewLine, Wording, line, make_wording, phrase


def test_what_differs_is_something_else() -> None:
    assert phrase("cold", count=1) != phrase("cold", count=2)
    assert phrase("cold", count=1) != phrase("cold", other=1)
    assert line("cold", "bad") != line("cold", "good")
    assert phrase("cold", count=1) != phrase("cold", count="1")


def test_what_says_the_same_is_equal() -> None:
    made = phrase("choice-build", what=phrase("structure"), count=2)
    anew = Phrase(key="choice-build", args={"what": Phrase(key="structure"), "count": 2})
    assert made == anew
    assert hash(made) == hash(anew)
    assert line("cold", "bad", n=1) == PreviewLine(key="cold", args={"n": 1}, tone="bad")
    assert make_wording(made, (anew,), anew) == Wording(title=made, notes=(anew,), label=anew)


def test_notes_are_sent_without_the_tone_of_lines() -> None:
    words = make_wording(phrase("choice-build"), (line("cold", "bad"),))
    assert json.loads(words.model_dump_json())["notes"] == [{"key": "cold", "args": {}}]
    assert json.loads(to_json({"wording": words}))["wording"] == words.model_dump(mode="json")
