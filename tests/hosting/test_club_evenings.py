"""Club evenings: pairings, points, and calendar files."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from itertools import combinations
from random import Random
from zoneinfo import ZoneInfo

import pytest

from holdfast.hosting.clubs.calendar import calendar_file, escape_text, fold_line, known_zone
from holdfast.hosting.clubs.pairs import pair, played_together, sizes_of
from holdfast.hosting.clubs.points import (
    EVENINGS_THAT_COUNT,
    PlayedSeat,
    points_of_deal,
    points_of_evening,
    season_table,
)


@pytest.mark.parametrize(
    ("people", "size", "sizes"),
    [(8, 4, [4, 4]), (7, 4, [4, 3]), (5, 4, [3, 2]), (3, 4, [3]), (9, 2, [2, 2, 2, 2, 1])],
)
def test_tables_are_almost_of_one_size(people: int, size: int, sizes: list[int]) -> None:
    assert sizes_of(people, size) == sizes


def test_everybody_meets_everybody_over_a_season() -> None:
    members = [f"member {number}" for number in range(8)]
    together: Counter[frozenset[str]] = Counter()
    for evening in range(7):
        tables = pair(members, 4, together, Random(evening))
        assert sorted(m for table in tables for m in table) == members
        together += played_together(tables)
    counts = [together[frozenset(two)] for two in combinations(members, 2)]
    # 7 evenings of 8 people at tables of 4 have 84 meetings for 28 pairs: 3 each at best.
    assert max(counts) - min(counts) <= 2
    assert min(counts) >= 2


def test_two_who_have_met_are_kept_apart() -> None:
    met = played_together([["a", "b"], ["c", "d"]])
    for seed in range(20):
        for table in pair(["a", "b", "c", "d"], 2, met, Random(seed)):
            assert set(table) not in ({"a", "b"}, {"c", "d"})


def test_thirty_people_are_paired_at_once() -> None:
    members = [str(number) for number in range(32)]
    met = played_together([members[:16], members[16:]])
    tables = pair(members, 4, met, Random(0))
    assert [len(table) for table in tables] == [4] * 8


def seats_of(*results: tuple[str | None, int, int]) -> list[PlayedSeat]:
    """Return the seats of a finished game from the member, rank and points of each."""
    return [PlayedSeat(seat, member, rank, points)
            for seat, (member, rank, points) in enumerate(results)]  # fmt: skip


def test_the_same_deal_compares_those_with_the_same_seat() -> None:
    # Ben wins his table with fewer points than Anna, who comes second at hers.
    tables = [
        seats_of(("anna", 2, 7), ("cleo", 1, 9)),
        seats_of(("ben", 1, 5), ("dora", 2, 9)),
        seats_of(("emil", 1, 7), (None, 2, 1)),
    ]
    points = points_of_deal(tables, same=True, team=False)
    assert points == {"anna": 1.5, "ben": 0, "emil": 1.5, "cleo": 1.5, "dora": 1.5}


def test_bots_count_for_nobody() -> None:
    # At the other table a bot has the second seat, so Cleo can be compared with nobody.
    tables = [seats_of(("anna", 1, 7), ("cleo", 2, 3)), seats_of(("ben", 1, 5))]
    assert points_of_deal(tables, same=True, team=False) == {"anna": 2, "ben": 0}


def test_tables_with_their_own_chance_compare_their_players() -> None:
    tables = [seats_of(("anna", 1, 9), ("ben", 2, 3), ("cleo", 2, 3)), seats_of(("dora", 1, 1))]
    points = points_of_deal(tables, same=False, team=False)
    assert points == {"anna": 2, "ben": 0.5, "cleo": 0.5}


def test_teams_are_compared_with_teams() -> None:
    won, lost = [("anna", 1, 5), ("ben", 1, 5)], [("cleo", 2, 9), ("dora", 2, 9)]
    points = points_of_deal([seats_of(*won), seats_of(*lost)], same=True, team=True)
    assert points == {"anna": 2, "ben": 2, "cleo": 0, "dora": 0}
    # Two who have lost: who held out longer is better.
    longer = points_of_deal([seats_of(("a", 2, 9)), seats_of(("b", 2, 5))], same=True, team=True)
    assert longer == {"a": 2, "b": 0}
    alone = points_of_deal([seats_of(*won)], same=True, team=True)
    assert alone == {"anna": 2, "ben": 2}
    assert points_of_deal([seats_of(*lost)], same=False, team=True) == {"cleo": 0, "dora": 0}


def test_an_evening_is_the_average_of_its_deals() -> None:
    assert points_of_evening([2, 1, 0, 1]) == 10
    # Who plays one deal and wins it is not behind who plays four and wins them.
    assert points_of_evening([2]) == points_of_evening([2, 2, 2, 2]) == 20
    assert points_of_evening([]) is None


def test_the_weakest_of_six_evenings_does_not_count() -> None:
    evenings = {f"evening {n}": {"anna": 10 + n, "ben": 20} for n in range(6)}
    del evenings["evening 0"]["ben"]
    ben, anna = season_table(evenings)
    assert (ben.member, ben.rank, ben.points) == ("ben", 1, 100)
    assert (anna.rank, anna.points, len(anna.counted)) == (2, 65, EVENINGS_THAT_COUNT)
    assert "evening 0" not in anna.counted
    assert [row.rank for row in season_table({"e": {"a": 5, "b": 5, "c": 1}})] == [1, 1, 3]


def test_names_are_escaped_and_long_lines_folded() -> None:
    assert escape_text("A; B, C\\D\r\nE") == "A\\; B\\, C\\\\D\\nE"
    parts = fold_line("SUMMARY:" + "Ü" * 60)
    assert all(len(part.encode()) <= 75 for part in parts)
    assert all(part.startswith(" ") for part in parts[1:])
    assert parts[0] + "".join(part[1:] for part in parts[1:]) == "SUMMARY:" + "Ü" * 60


def test_a_calendar_file_has_the_rules_of_its_time_zone() -> None:
    zone = ZoneInfo("Europe/Berlin")
    starts = datetime(2026, 11, 26, 20, 0, tzinfo=zone).timestamp()
    made = datetime(2026, 11, 19, 12, 0, tzinfo=UTC).timestamp()
    text = calendar_file("x@holdfast", zone, starts, 180, "Thursday\nnight", "Outlast", made)
    lines = text.split("\r\n")
    assert lines[-1] == ""
    assert "\n" not in text.replace("\r\n", "")
    for line in (
        "DTSTART;TZID=Europe/Berlin:20261126T200000",
        "DTEND;TZID=Europe/Berlin:20261126T230000",
        "DTSTAMP:20261119T120000Z",
        "SUMMARY:Thursday\\nnight",
        "DESCRIPTION:Outlast",
        # Winter time began on 25 October at three in summer time, and ends on 28 March.
        "DTSTART:20261025T030000",
        "DTSTART:20270328T020000",
        "TZNAME:CET",
        "TZNAME:CEST",
    ):
        assert line in lines, line
    first = lines.index("BEGIN:STANDARD")
    assert lines[first + 2 : first + 4] == ["TZOFFSETFROM:+0200", "TZOFFSETTO:+0100"]


def test_a_zone_without_summer_time_has_one_rule() -> None:
    text = calendar_file("x@h", ZoneInfo("Asia/Kolkata"), 1_800_000_000, 60, "A", "", 0)
    assert text.count("BEGIN:STANDARD") == 1
    assert "TZOFFSETTO:+0530" in text
    assert "BEGIN:DAYLIGHT" not in text


@pytest.mark.parametrize("name", ["", "Nowhere/City", "../../etc/passwd", "/etc/localtime", "a\0b"])
def test_an_unknown_zone_is_none(name: str) -> None:
    assert known_zone(name) is None
