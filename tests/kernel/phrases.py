"""Phrases with their wording in both languages, written by `python -m tests.kernel.phrases`.

The browser's tests read the file, so that both sides word the same phrase alike.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from holdfast.kernel.translations import LANGUAGES, Text
from holdfast.kernel.wording import Phrase, phrase

FILE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "phrases.json"

WORDS = {
    "en": """
axe = axe
tokens-wood = { $count ->
    [one] one log
   *[other] { $count } logs
}
tokens-tin = { $count } tin
place = in { $terrain ->
    [wood] the wood
   *[other] the open
} at { $x },{ $y }
move = { $meeple } goes { $to }
pays = Costs { $tokens }.
takes = { $player } takes the { $thing } and { $count } more
far = { $paces } paces
bare = Nothing
""",
    "de": """
axe = Axt
tokens-wood = { $count ->
    [one] ein Stamm
   *[other] { $count } Stämme
}
tokens-tin = { $count } Blech
place = { $terrain ->
    [wood] in den Wald
   *[other] ins Freie
} bei { $x },{ $y }
move = { $meeple } geht { $to }
pays = Kostet { $tokens }.
takes = { $player } nimmt die { $thing } und { $count } weitere
far = { $paces } Schritte
bare = Nichts
""",
}

PHRASES: list[tuple[Phrase, dict[str, str]]] = [
    (phrase("bare"), {}),
    (phrase("move", meeple="A1", to=phrase("place", terrain="wood", x=2, y=-3)), {}),
    (phrase("move", meeple="@axe", to=phrase("place", terrain="ice", x=0, y=0)), {}),
    (phrase("pays", tokens="@tokens wood:2 tin:1"), {}),
    (phrase("pays", tokens="@tokens wood:1"), {}),
    (phrase("pays", tokens=phrase("pays", tokens="@axe")), {}),
    (phrase("takes", player=1, thing="@axe", count=3), {"player": "@nna"}),
    (phrase("far", paces=12345), {}),
]


def written() -> dict[str, Any]:
    """Return the texts, the phrases, and the wording that the engine makes of them."""
    with TemporaryDirectory() as folder:
        for language, words in WORDS.items():
            (Path(folder) / f"{language}.ftl").write_text(words, encoding="utf-8")
        texts = {language: Text(Path(folder), language) for language in LANGUAGES}
        return {
            "words": WORDS,
            "phrases": [
                {
                    "phrase": one.model_dump(mode="json"),
                    "verbatim": verbatim,
                    "wording": {name: text.say(one, **verbatim) for name, text in texts.items()},
                }
                for one, verbatim in PHRASES
            ],
        }


if __name__ == "__main__":
    text = json.dumps(written(), indent=2, ensure_ascii=False)
    FILE.write_text(text + "\n", encoding="utf-8")
