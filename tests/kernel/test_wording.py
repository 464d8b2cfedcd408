"""Phrases: made once, equal by what they say, and written as they are sent."""

import json

from holdfast.kernel.wording import Phrase, PreviewLine, Wording, line, phrase, said


def test_the_same_is_made_once() -> None:
    one = phrase("choice-build", what=phrase("structure", name="axe"), count=2)
    assert one is phrase("choice-build", what=phrase("structure", name="axe"), count=2)
    assert line("preview-cold", "bad", count=1) is line("preview-cold", "bad", count=1)
    assert said(one, (phrase("note"),)) is said(one, (phrase("note"),))


def test_what_differs_is_something_else() -> None:
    assert phrase("cold", count=1) != phrase("cold", count=2)
    assert phrase("cold", count=1) != phrase("cold", other=1)
    assert line("cold", "bad") != line("cold", "good")
    assert phrase("cold", count=1).written != phrase("cold", count="1").written


def test_it_is_what_it_would_be_if_it_were_made_anew() -> None:
    made = phrase("choice-build", what=phrase("structure"), count=2)
    anew = Phrase(key="choice-build", args={"what": Phrase(key="structure"), "count": 2})
    assert made == anew
    assert hash(made) == hash(anew)
    assert line("cold", "bad", n=1) == PreviewLine(key="cold", args={"n": 1}, tone="bad")
    assert said(made, (anew,), anew) == Wording(title=made, notes=(anew,), label=anew)


def test_it_is_written_as_it_is_sent() -> None:
    title = phrase("choice-build", who='Zoë \\ "x"', what=phrase("structure", count=-1))
    assert json.loads(title.written) == title.model_dump(mode="json")
    words = said(title, (line("cold", "bad"),))
    assert json.loads(words.written) == words.model_dump(mode="json")
    assert json.loads(words.written)["notes"] == [{"key": "cold", "args": {}}]
