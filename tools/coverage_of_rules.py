"""Report on clauses of the rules references without a test: `python3 tools/coverage_of_rules.py`

A clause is an anchor in docs/rules/<game>.md, or in text/rules.md of the game's own folder: <a
id="LA-MOVE-1"></a>. A test names the clauses it proves: @pytest.mark.clause("LA-MOVE-1"), on the
test, on its class, in its parameters or, for a whole file, as `pytestmark`. A test that is always
skipped or expected to fail proves nothing, and a mark for a clause that no reference has is a
mistake.

Only reads files: neither Holdfast nor pytest is imported.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ANCHOR = re.compile(r'<a id="([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)"></a>')

Marks = list[ast.expr]


class Mark(NamedTuple):
    """One clause id named by a test; None where the id is not written out as a string."""

    clause: str | None
    place: str


def main() -> None:
    """Report per game; exit 1 if a clause has no test or a mark has no clause."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("?")[0] + "?")
    parser.add_argument("--rules", type=Path, default=ROOT / "docs" / "rules")
    parser.add_argument("--games", type=Path, default=ROOT / "src" / "holdfast" / "games")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests")
    places = parser.parse_args()
    clauses = references(places.rules, places.games)
    problems = report(clauses, list(marks(places.tests, set(clauses))))
    sys.exit(1 if problems else 0)


def report(clauses: dict[str, list[str]], named: list[Mark]) -> int:
    """Print what is missing or mistaken, per game, and return the number of these problems."""
    if not clauses:
        print("There is no rules reference to cover.")
        return 1
    proven = {mark.clause for mark in named}
    known = {clause for ids in clauses.values() for clause in ids}
    problems = 0
    for game, ids in clauses.items():
        missing = [clause for clause in dict.fromkeys(ids) if clause not in proven]
        twice = [clause for clause, count in Counter(ids).items() if count > 1]
        print(f"{game}: {len(set(ids)) - len(missing)} of {len(set(ids))} clauses have a test.")
        for clause in missing:
            print(f"  {clause} has no test.")
        for clause in twice:
            print(f"  {clause} is an anchor more than once.")
        problems += len(missing) + len(twice)
    for mark in named:
        if mark.clause is None:
            print(f"{mark.place}: a clause id must be written out as a string.")
        elif mark.clause not in known:
            print(f"{mark.place}: no rules reference has a clause {mark.clause}.")
        problems += mark.clause not in known
    return problems


def references(rules: Path, games: Path) -> dict[str, list[str]]:
    """Return the clause anchors of each game's reference, in the order of the text."""
    files = {file.stem: file for file in rules.glob("*.md") if "." not in file.stem}
    files |= {file.parent.parent.name: file for file in games.glob("*/text/rules.md")}
    return {
        game: ANCHOR.findall(file.read_text(encoding="utf-8"))
        for game, file in sorted(files.items())
        if game != "index"
    }


def marks(tests: Path, games: set[str]) -> Iterator[Mark]:
    """Yield every clause that a test under this folder names, with the place of the mark.

    A game without a reference is still being built: its tests name clauses of a text to come.
    """
    for file in sorted(tests.rglob("test_*.py")):
        folder = file.relative_to(tests).parts
        if folder[0] == "games" and len(folder) > 2 and folder[1] not in games:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
        found = dict.fromkeys(
            mark for expressions in marked_tests(tree, []) for mark in clause_marks(expressions)
        )
        for line, clause in found:
            yield Mark(clause, f"{file.relative_to(tests.parent)}:{line}")


def marked_tests(node: ast.Module | ast.ClassDef, outer: Marks) -> Iterator[Marks]:
    """Yield, for each test that really runs, the marks on it, on its class and on its file."""
    outer = outer + [mark for statement in node.body for mark in pytestmark(statement)]
    for statement in node.body:
        match statement:
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from marked_tests(statement, outer + statement.decorator_list)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                expressions = outer + statement.decorator_list
                if name.startswith("test") and not any(map(is_unproven, expressions)):
                    yield expressions


def pytestmark(statement: ast.stmt) -> Marks:
    """Return the marks that `pytestmark = …` sets for the whole module."""
    match statement:
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=ast.List(elts=marks)):
            return marks
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=mark):
            return [mark]
    return []


def clause_marks(expressions: Marks) -> Iterator[tuple[int, str | None]]:
    """Yield line and clause of each mark.clause(…) in these expressions, parameters included."""
    for node in (node for expression in expressions for node in ast.walk(expression)):
        match node:
            case ast.Call(func=function, args=ids) if mark_name(function) == "clause":
                for argument in ids:
                    match argument:
                        case ast.Constant(value=str(clause)):
                            yield argument.lineno, clause
                        case _:
                            yield argument.lineno, None


def is_unproven(expression: ast.expr) -> bool:
    """Return whether a test with this mark proves nothing."""
    function = expression.func if isinstance(expression, ast.Call) else expression
    return mark_name(function) in {"skip", "xfail"}


def mark_name(expression: ast.expr) -> str:
    """Return `clause` for `pytest.mark.clause` or `mark.clause`, and "" for no mark."""
    match expression:
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
            return name
    return ""


if __name__ == "__main__":
    main()
