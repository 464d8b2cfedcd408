"""Tests of the report on clauses without a test: which marks count, and which do not."""

import ast
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import coverage_of_rules

ROOT = Path(__file__).resolve().parent.parent.parent


def named(source: str) -> list[str | None]:
    """Return the clause ids that the tests of this source name."""
    tree = ast.parse(dedent(source))
    tests = coverage_of_rules.marked_tests(tree, [])
    return [clause for marks in tests for _, clause in coverage_of_rules.clause_marks(marks)]


def run(folder: Path, reference: str, tests: str) -> tuple[int, str]:
    """Exit status and output of the command over one reference and one test file."""
    (folder / "rules").mkdir()
    (folder / "rules" / "outlast.md").write_text(reference, encoding="utf-8")
    (folder / "rules" / "outlast.de.md").write_text('<a id="XX-DE-1"></a>', encoding="utf-8")
    (folder / "tests").mkdir()
    (folder / "tests" / "test_moving.py").write_text(dedent(tests), encoding="utf-8")
    script = str(ROOT / "tools" / "coverage_of_rules.py")
    places = [f"--{name}={folder / name}" for name in ("rules", "games", "tests")]
    answer = subprocess.run(
        [sys.executable, script, *places], capture_output=True, text=True, check=False
    )
    assert not answer.stderr
    return answer.returncode, answer.stdout


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.clause("LA-MOVE-1")\ndef test_a(): ...',
        '@mark.clause("LA-MOVE-1")\nasync def test_a(): ...',
        'pytestmark = pytest.mark.clause("LA-MOVE-1")\ndef test_a(): ...',
        'pytestmark = [pytest.mark.long, pytest.mark.clause("LA-MOVE-1")]\ndef test_a(): ...',
        '@pytest.mark.clause("LA-MOVE-1")\nclass TestA:\n  def test_a(self): ...',
        'class TestA:\n  @pytest.mark.clause("LA-MOVE-1")\n  def test_a(self): ...',
        'class TestA:\n  pytestmark = pytest.mark.clause("LA-MOVE-1")\n  def test_a(self): ...',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("LA-MOVE-1"))])\n'
        "def test_a(n): ...",
        '@pytest.mark.skipif(WINDOWS)\n@pytest.mark.clause("LA-MOVE-1")\ndef test_a(): ...',
    ],
)
def test_a_test_names_a_clause(source: str) -> None:
    assert named(source) == ["LA-MOVE-1"]


@pytest.mark.parametrize(
    "source",
    [
        '"""LA-MOVE-1"""\ndef test_a(): ...',
        '@pytest.mark.clause("LA-MOVE-1")\ndef helper(): ...',
        'pytestmark = pytest.mark.clause("LA-MOVE-1")\ndef helper(): ...',
        '@pytest.mark.clause("LA-MOVE-1")\nclass TestA:\n  def helper(self): ...',
        '@pytest.mark.clause("LA-MOVE-1")\nclass Helper:\n  def test_a(self): ...',
        '@pytest.mark.skip\n@pytest.mark.clause("LA-MOVE-1")\ndef test_a(): ...',
        '@pytest.mark.xfail(reason="?")\n@pytest.mark.clause("LA-MOVE-1")\ndef test_a(): ...',
        'pytestmark = pytest.mark.skip("?")\n@pytest.mark.clause("LA-MOVE-1")\ndef test_a(): ...',
        'clause("LA-MOVE-1")\ndef test_a(): ...',
    ],
)
def test_nothing_is_named_where_nothing_is_proven(source: str) -> None:
    assert named(source) == []


def test_several_clauses_in_one_mark() -> None:
    assert named('@pytest.mark.clause("LA-A-1", "LA-A-2")\ndef test_a(): ...') == [
        "LA-A-1",
        "LA-A-2",
    ]


def test_a_clause_without_a_test_is_listed(tmp_path: Path) -> None:
    status, output = run(
        tmp_path,
        '<a id="LA-MOVE-1"></a> <a id="LA-D-ACT"></a> <a id="LA-STR"></a> <a id="moving"></a>',
        """
        import pytest
        @pytest.mark.clause("LA-MOVE-1", "LA-STR")
        def test_moving(): ...
        """,
    )
    assert status == 1
    assert output.splitlines() == [
        "outlast: 2 of 3 clauses have a test.",
        "  LA-D-ACT has no test.",
    ]


def test_full_coverage_is_a_success(tmp_path: Path) -> None:
    status, output = run(
        tmp_path,
        '<a id="LA-MOVE-1"></a>',
        """
        @pytest.mark.clause("LA-MOVE-1")
        def test_moving(): ...
        """,
    )
    assert (status, output) == (0, "outlast: 1 of 1 clauses have a test.\n")


def test_a_reference_in_the_folder_of_its_game_counts(tmp_path: Path) -> None:
    own = tmp_path / "games" / "embers" / "text" / "rules.md"
    own.parent.mkdir(parents=True)
    own.write_text('<a id="EM-END-1"></a>', encoding="utf-8")
    status, output = run(
        tmp_path,
        '<a id="LA-MOVE-1"></a>',
        """
        @pytest.mark.clause("LA-MOVE-1")
        def test_moving(): ...
        """,
    )
    assert status == 1
    assert output.startswith("embers: 0 of 1 clauses have a test.\n  EM-END-1 has no test.\n")


def test_a_mark_without_a_clause_is_a_mistake(tmp_path: Path) -> None:
    status, output = run(
        tmp_path,
        '<a id="LA-MOVE-1"></a>',
        """
        @pytest.mark.clause("LA-MOVE-1", "LA-MOEV-1", CLAUSE)
        def test_moving(): ...
        """,
    )
    assert status == 1
    assert "tests/test_moving.py:2: no rules reference has a clause LA-MOEV-1." in output
    assert "tests/test_moving.py:2: a clause id must be written out as a string." in output


def test_an_anchor_stands_once(tmp_path: Path) -> None:
    status, output = run(
        tmp_path,
        '<a id="LA-MOVE-1"></a> <a id="LA-MOVE-1"></a>',
        """
        @pytest.mark.clause("LA-MOVE-1")
        def test_moving(): ...
        """,
    )
    assert status == 1
    assert "LA-MOVE-1 is an anchor more than once." in output


def test_no_reference_is_no_success(tmp_path: Path) -> None:
    assert coverage_of_rules.report(coverage_of_rules.references(tmp_path, tmp_path), []) == 1


def test_every_clause_of_holdfast_has_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    clauses = coverage_of_rules.references(
        ROOT / "docs" / "rules", ROOT / "src" / "holdfast" / "games"
    )
    problems = coverage_of_rules.report(
        clauses, list(coverage_of_rules.marks(ROOT / "tests", set(clauses)))
    )
    assert problems == 0, capsys.readouterr().out
