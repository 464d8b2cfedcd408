"""Tests that every clause of the rules is named in the code that carries it out.

The clauses are the anchors of a game's rules reference. The game's sources, modules and content
alike, name them one by one (`LA-MOVE-1`), as a range (`LA-DUEL-7 to LA-DUEL-9`) or, where a module
carries out a whole chapter, by what its clauses have in common (`LA-MEAL`).
"""

import re

import pytest
from tests.support.laws import Laws

from holdfast.kernel.translations import LANGUAGES, rules_reference

ANCHOR = re.compile(r'<a id="([A-Z0-9-]+)"></a>')
NAMED = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+[A-Z0-9]*)+(?:-\d+)?\b")
RANGE = re.compile(r"\b([A-Z]{2}-[A-Z]+)-(\d+) to \1-(\d+)\b")
DECISION = re.compile(r"[A-Z]{2}-D-(.+)")

# What is played out or held to there is carried out elsewhere.
NOT_RULES = {"Examples", "Invariants"}


def anchors(laws: Laws) -> list[str]:
    """Return the anchors of a game's rules, without those of examples and of invariants."""
    found, chapter, section = [], "", ""
    reference = rules_reference(laws.name, "en")
    assert reference is not None
    for line in reference[0].splitlines():
        if line.startswith("## "):
            chapter, section = line[3:], ""
        elif line.startswith("### "):
            section = line[4:]
        elif not {chapter, section} & NOT_RULES:
            found += ANCHOR.findall(line)
    return found


def named(laws: Laws) -> set[str]:
    """Return every clause, and every chapter as a whole, that the sources of a game name."""
    found = set()
    for path in laws.game.folder.rglob("*"):
        if path.suffix in {".py", ".toml"}:
            text = path.read_text(encoding="utf-8")
            found.update(NAMED.findall(text))
            for chapter, first, last in RANGE.findall(text):
                found.update(f"{chapter}-{i}" for i in range(int(first), int(last) + 1))
    return found


def test_every_clause_is_named_where_it_is_carried_out(laws: Laws) -> None:
    clauses = [anchor for anchor in anchors(laws) if not DECISION.fullmatch(anchor)]
    there = named(laws)
    assert len(clauses) >= laws.least.clauses
    assert [c for c in clauses if c not in there and c.rpartition("-")[0] not in there] == []


def test_the_decisions_of_the_rules_are_those_of_the_game(laws: Laws) -> None:
    names = [found[1].lower() for found in map(DECISION.fullmatch, anchors(laws)) if found]
    laws.needs(names, "clauses for its decisions")
    described = {decision for name in names for decision in laws.asked_as.get(name, {name})}
    asked = {decision.name for decision in laws.game.decisions.decisions}
    assert described == asked - laws.stand_ins


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_leads_to_a_clause_that_there_is(laws: Laws, language: str) -> None:
    reference = rules_reference(laws.name, language)
    assert reference is not None
    there = set(ANCHOR.findall(reference[0]))
    asked = {decision.name: decision.clause for decision in laws.game.decisions.decisions}
    assert {name: clause for name, clause in asked.items() if clause not in there} == {}
