"""The content of Exoworld: that it has the tables of the rules, and that mistakes are found."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.games.exoworld.content import (
    CHARACTERS,
    EVENT_CARDS,
    FOLDER,
    ITEMS,
    MODULES,
    OPS,
    PROTOCOLS,
    SCENARIOS,
    Characters,
    EventCards,
    Items,
    Modules,
    Protocols,
    Scenarios,
    check_events,
    check_scenarios,
)
from holdfast.games.exoworld.content.operations import SELFOUT, Rows
from holdfast.kernel.content import ContentError, load

# Colour, copies, cost, effects (a letter of a condition adds its value), placement
MODULE_TABLE = {
    "M01": ("red", 2, "by", "O+2 W-1 E-1", "none"), "M02": ("red", 2, "yyg", "O+1C E-1", "none"),
    "M03": ("red", 2, "ggb", "O+1", "none"), "M04": ("red", 1, "yyb", "O+0P", "far"),
    "M05": ("blue", 3, "ry", "W+0H E-1", "none"), "M06": ("blue", 2, "yyg", "W+2 E-1", "none"),
    "M07": ("blue", 2, "rgy", "W+1", "none"), "M08": ("blue", 1, "yyr", "W+3 E-2", "far"),
    "M09": ("green", 3, "bb", "F+2 O+1 E-2", "none"),
    "M10": ("green", 2, "rbg", "F+1 O+0C W-1", "none"), "M11": ("green", 1, "rry", "F+1", "none"),
    "M12": ("green", 1, "yr", "F+2 W-1 E-1", "none"),
    "M13": ("yellow", 3, "rbg", "E+0R", "none"), "M14": ("yellow", 2, "grb", "E+0P", "open2"),
    "M15": ("yellow", 1, "rby", "E+3 W-2", "far"),
    "M16": ("yellow", 1, "ggr", "E+2 F-1", "by-green"), "M17": ("yellow", 1, "bryg", "E+2", "none"),
}  # fmt: skip

# Stars, R P C H, levels O W F E
SCENARIO_TABLE = {
    "S01": (1, [1, 1, 1, 1], [-2, -2, -2, 0]), "S02": (1, [0, 1, 1, 2], [-2, -1, -2, -1]),
    "S03": (1, [1, 1, 2, 0], [-1, -2, -2, -1]), "S04": (1, [1, 1, 1, 2], [-2, -1, -2, -1]),
    "S05": (2, [1, 2, 1, 1], [-2, -2, -2, -1]), "S06": (2, [2, 1, 1, 1], [-2, -2, -2, -1]),
    "S07": (2, [1, 1, 2, 1], [-2, -2, -2, -1]), "S08": (2, [2, 1, 1, 0], [-2, -2, -2, 0]),
    "S09": (3, [2, 2, 2, 0], [-2, -3, -2, -1]), "S10": (3, [0, 1, 1, 2], [-2, -2, -2, -1]),
    "S11": (3, [1, 1, 0, 2], [-2, -2, -2, -1]), "S12": (3, [1, 2, 0, 1], [-2, -2, -2, -1]),
}  # fmt: skip

LIMITS_AND_SPEEDS = {
    "C01": (6, 2), "C02": (5, 2), "C03": (5, 2), "C04": (6, 2), "C05": (5, 2), "C06": (5, 2),
    "C07": (4, 4), "C08": (5, 2), "C09": (8, 1), "C10": (5, 2), "C11": (5, 2), "C12": (6, 2),
}  # fmt: skip
TIMINGS = {
    "P01": "save", "P02": "save", "P03": "react-normal", "P04": "react-critical", "P05": "any",
    "P06": "step", "P07": "any", "P08": "any", "P09": "any", "P10": "any", "P11": "step",
    "P12": "any",
}  # fmt: skip


@pytest.mark.clause("EX-DEP-2", "EX-DEP-4", "EX-MOD-5")
def test_the_modules() -> None:
    found = {
        m.id: (
            m.colour,
            m.count,
            m.cost,
            " ".join(f"{r}{e.n:+d}{e.plus or ''}" for r, e in m.effects.items()),
            m.place,
        )
        for m in MODULES
    }
    assert found == MODULE_TABLE


@pytest.mark.clause("EX-SET-1", "EX-SET-2")
def test_the_scenarios() -> None:
    assert {s.id: (s.stars, s.conditions, s.levels) for s in SCENARIOS} == SCENARIO_TABLE
    assert SCENARIOS[0].supplies == [15, 15, 15, 15]


@pytest.mark.clause("EX-HAND-1", "EX-MOVE-1")
def test_the_characters() -> None:
    assert {c.id: (c.hand_limit, c.speed) for c in CHARACTERS} == LIMITS_AND_SPEEDS


@pytest.mark.clause("EX-PROT-3")
def test_the_protocols() -> None:
    assert {p.id: p.timing for p in PROTOCOLS} == TIMINGS
    leaving = [p.id for p in PROTOCOLS if any(op.op == "SELFOUT" for op in p.ops)]
    assert leaving == ["P01"]


def test_every_operation_is_on_some_card() -> None:
    used = {row.op for row in OPS}
    assert used == set(range(28))
    assert SELFOUT in used
    assert len(ITEMS) == 4


# Mistakes in content files name the file, the entry and the field.


def copy_with_mistake(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """Return a copy of a content file in which one text is replaced."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / name
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("name", "model", "old", "new", "message"),
    [
        ("modules.toml", Modules, 'colour = "red"', 'colour = "pink"', r"\(M01\), colour"),
        ("modules.toml", Modules, "count = 2", "count = 0", r"\(M01\), count"),
        ("modules.toml", Modules, 'cost = "by"', 'cost = "bx"', r"\(M01\), cost"),
        ("modules.toml", Modules, "O = { n = 2 }", "X = { n = 2 }", r"\(M01\), effects"),
        ("modules.toml", Modules, 'place = "far"', 'place = "near"', "place"),
        ("modules.toml", Modules, 'id = "M01"', 'id = "Q1"', "id"),
        ("items.toml", Items, '"CURE", on = "any"', '"CURE", on = "here"', r"\(I01\), ops"),
        ("items.toml", Items, 'op = "DISCOUNT"', 'op = "BONUS"', r"\(I04\), ops"),
        ("protocols.toml", Protocols, 'timing = "save"', 'timing = "late"', r"\(P01\), timing"),
        ("protocols.toml", Protocols, "n = 2 }", "n = 20 }", r"\(P01\), ops"),
        ("characters.toml", Characters, "hand_limit = 6", "hand_limit = 60", r"\(C01\), hand_l"),
        ("characters.toml", Characters, "discount = 1", "rebate = 1", r"\(C01\), passive"),
        ("events.toml", EventCards, 'severity = "normal"', 'severity = "mild"', "severity"),
        ("events.toml", EventCards, '"mod:green"', '"mod:pink"', "ops"),
        ("scenarios.toml", Scenarios, "stars = 1", "stars = 4", r"\(S01\), stars"),
        ("scenarios.toml", Scenarios, "[1, 1, 1, 1]", "[1, 1, 1]", r"\(S01\), conditions"),
        ("scenarios.toml", Scenarios, "[[scenario]]", "[[scenario", "not valid TOML"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_content_file(
    tmp_path: Path, name: str, model: Any, old: str, new: str, message: str
) -> None:
    with pytest.raises(ContentError, match=message) as error:
        load(copy_with_mistake(tmp_path, name, old, new), model)
    assert name in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("levels = [-2, -2, -2, 0]", "levels = [0, 0, 2, 0]", "not all of them 0 or more"),
        ("levels = [-2, -2, -2, 0]", "levels = [-6, -2, -2, 0]", r"levels must be in -5\.\.3"),
        ("supplies = [15, 15, 15, 15]", "supplies = [15, 25, 15, 15]", r"not in 0\.\.20"),
        ("conditions = [1, 1, 1, 1]", "conditions = [1, 3, 1, 1]", r"not in 0\.\.2"),
        ('planet = "proxima-centauri-b"', 'planet = "mars"', "not those of options.toml"),
    ],
)
def test_a_scenario_that_cannot_be(tmp_path: Path, old: str, new: str, message: str) -> None:
    scenarios = load(copy_with_mistake(tmp_path, "scenarios.toml", old, new), Scenarios).scenario
    with pytest.raises(ContentError, match=message):
        check_scenarios(scenarios)


def test_events_that_fill_no_deck() -> None:
    few = [c for c in EVENT_CARDS if c.severity == "normal" or c.id in ("EC01", "EC02")]
    with pytest.raises(ContentError, match="4 critical cards are too few for five piles"):
        check_events(few)
    with pytest.raises(ContentError, match="stand before the critical ones"):
        check_events(list(reversed(EVENT_CARDS)))


def test_an_operation_about_a_module_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="there is no module 'M99'"):
        Rows(["M01"]).kind("M99")
