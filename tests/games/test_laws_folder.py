"""Tests of each game's folder: the names it must have, and what its sources may not contain."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from tests.support.laws import Laws, all_laws

from holdfast import games
from holdfast.kernel.agenda import Step, Steps
from holdfast.kernel.assembly import REQUIRED

OPTIONAL = {
    "auto_answers", "client_constants", "coach", "deciders", "derived_numbers", "drop_in",
    "encoding", "factors", "heuristic", "models", "observation", "odds", "plans",
    "position_builder", "preview", "prompts", "terminal", "why_not", "wording",
}  # fmt: skip
"""The modules or packages that a game may have beside those that it must have."""
TEXTS = {"de.ftl", "en.ftl", "cards", "voyage", "rules.md", "rules.de.md"}
LANGUAGE_PAIRS = [
    ("en.ftl", "de.ftl"), ("cards/en.ftl", "cards/de.ftl"), ("voyage/en.ftl", "voyage/de.ftl"),
    ("rules.md", "rules.de.md"),
]  # fmt: skip
TOGETHER = {"perft.py": "perft.json", "playthrough.py": "playthroughs"}
"""Files of a game's tests, each with what it writes."""
RULES = {"set_up", "result", "hide", "determinize", "ORDER_OF_PLAY"}
UNWANTED_MODULES = {"numpy", "numba"}


def sources(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules of a folder and of those inside it."""
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def rules_of(laws: Laws) -> list[tuple[Path, ast.Module]]:
    """Return the modules of a game's rules, which are one file or a folder."""
    rules = laws.game.folder / "rules"
    return [
        (path, tree)
        for path, tree in sources(laws.game.folder)
        if path == rules.with_suffix(".py") or rules in path.parents
    ]


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Yield all calls of a function by this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def attributes(node: ast.expr, module: str) -> list[str]:
    """Return NAME for an expression module.NAME, and both names for a choice of two."""
    if isinstance(node, ast.IfExp):
        return attributes(node.body, module) + attributes(node.orelse, module)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return [node.attr] if node.value.id == module else []
    return []


def test_every_game_is_held_to_the_laws() -> None:
    assert [laws.name for laws in all_laws()] == games.names()


# The folder


def test_a_folder_has_parts_of_known_names(laws: Laws) -> None:
    folder = laws.game.folder
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert not modules & packages
    assert set(REQUIRED) <= modules | packages
    assert modules | packages <= {*REQUIRED, *OPTIONAL}
    assert (folder / "content/options.toml").exists()


def test_texts_are_there_in_every_language(laws: Laws) -> None:
    text = laws.game.folder / "text"
    laws.needs(text.exists(), "texts")
    assert {path.name for path in text.iterdir()} <= TEXTS
    for english, german in LANGUAGE_PAIRS:
        assert (text / english).exists() == (text / german).exists(), english


def test_a_game_with_older_rules_keeps_games_of_them(laws: Laws) -> None:
    assert laws.game.oldest == laws.game.version or (laws.tests / "replays").is_dir()


def test_what_is_written_down_lies_beside_what_writes_it(laws: Laws) -> None:
    for program, written in TOGETHER.items():
        assert (laws.tests / program).exists() == (laws.tests / written).exists()


def test_the_game_itself_says_only_what_is_particular_to_it(laws: Laws) -> None:
    tree = ast.parse((laws.game.folder / "__init__.py").read_text(encoding="utf-8"))
    docstring, *imports, game = tree.body
    assert isinstance(docstring, ast.Expr)
    assert all(isinstance(statement, ast.ImportFrom) for statement in imports)
    assert isinstance(game, ast.Assign)
    assert len(list(calls(tree, "assemble"))) == 1


# The table of contents of the rules


def table_of_contents(laws: Laws) -> list[str]:
    """Return the modules that the docstring of the rules lists, in its order."""
    laws.needs((laws.game.folder / "rules").is_dir(), "folder of rules")
    text = import_module(f"holdfast.games.{laws.name}.rules").__doc__ or ""
    return re.findall(r"^(\w+) {2,}\S", text, re.MULTILINE)


def test_the_table_of_contents_lists_every_module_of_the_rules(laws: Laws) -> None:
    listed = table_of_contents(laws)
    there = {path.stem for path in (laws.game.folder / "rules").glob("*")} - {
        "__init__",
        "__pycache__",
    }
    assert len(set(listed)) == len(listed)
    assert set(listed) == there


def test_the_table_of_contents_is_in_the_order_of_play(laws: Laws) -> None:
    """Check that the rules' docstring lists modules in the order in which play needs them."""
    contents = table_of_contents(laws)
    tree = ast.parse((laws.game.folder / "rules/__init__.py").read_text(encoding="utf-8"))
    entries = sorted([*calls(tree, "Do"), *calls(tree, "Ask")], key=lambda node: node.lineno)
    assert entries
    shared = {
        node.target.id: node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    }
    used = []
    for entry in entries:
        functions = entry.args[1]
        if isinstance(functions, ast.Name):  # answers that several decisions share
            functions = shared[functions.id]
        for function in functions.values if isinstance(functions, ast.Dict) else [functions]:
            assert isinstance(function, ast.Attribute), ast.unparse(entry)
            assert isinstance(function.value, ast.Name), ast.unparse(entry)
            used.append(function.value.id)
    order = list(dict.fromkeys(used))
    assert [module for module in contents if module in order] == order


def test_the_rules_show_what_the_kernel_needs_of_them(laws: Laws) -> None:
    rules = import_module(f"holdfast.games.{laws.name}.rules")
    laws.needs(hasattr(rules, "__path__"), "folder of rules")
    assert set(rules.__all__) - {"permits"} == RULES
    assert ("permits" in rules.__all__) == bool(laws.commands)


# Steps and decisions


def steps_of(laws: Laws) -> dict[str, Step]:
    """Return the steps of a game by the names that its rules use."""
    module = import_module(f"holdfast.games.{laws.name}.steps")
    assert isinstance(module.STEPS, Steps)
    return {name: value for name, value in vars(module).items() if isinstance(value, Step)}


def test_steps_are_put_on_the_agenda_with_all_they_carry(laws: Laws) -> None:
    steps, pushed = steps_of(laws), set()
    for path, tree in rules_of(laws):
        for call in calls(tree, "then"):
            place = f"{path.name}:{call.lineno}"
            names = attributes(call.args[1], "steps")
            assert names, f"{place}: a step is called by its name"
            assert not any(isinstance(value, ast.Starred) for value in call.args), place
            for name in names:
                assert len(call.args) - 2 == len(steps[name].fields), f"{place}: {name}"
            pushed.update(names)
    assert set(steps) - pushed == set(), "declared and never put on the agenda"


def test_decisions_are_asked_about_what_they_are_about(laws: Laws) -> None:
    module = import_module(f"holdfast.games.{laws.name}.decisions")
    asked = set()
    for path, tree in rules_of(laws):
        for call in calls(tree, "ask"):
            place = f"{path.name}:{call.lineno}"
            names = attributes(call.args[1], "decisions")
            assert names, f"{place}: a decision is called by its name"
            for name in names:
                assert len(call.args) - 3 == len(getattr(module, name).about), f"{place}: {name}"
            asked.update(getattr(module, name).name for name in names)
    assert {decision.name for decision in laws.game.decisions.decisions} == asked


# What the sources may not hold


def test_no_game_needs_numpy_or_numba(laws: Laws) -> None:
    for path, tree in sources(laws.game.folder):
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            roots = {name.partition(".")[0] for name in names}
            assert not roots & UNWANTED_MODULES, f"{path.name}:{getattr(node, 'lineno', 0)}"


def test_rules_import_modules_and_not_what_is_in_them(laws: Laws) -> None:
    package, root = f"holdfast.games.{laws.name}", laws.game.folder
    for path, tree in rules_of(laws):
        if path.name == "__init__.py" and path.parent.name == "rules":
            continue  # what the kernel needs is shown there under its own name
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                folder = root.joinpath(*(node.module or "").split(".")[3:])
                for alias in node.names:
                    there = [folder / f"{alias.name}.py", folder / alias.name / "__init__.py"]
                    place = f"{path.name}:{node.lineno}"
                    assert any(map(Path.exists, there)), f"{place}: {alias.name} is no module"


def test_no_number_is_widened_by_hand(laws: Laws) -> None:
    """Check that no rule contains `| 0`, which an older compiler needed for 64-bit numbers."""
    for path, tree in sources(laws.game.folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
                widened = isinstance(node.right, ast.Constant) and node.right.value == 0
                assert not widened, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("called", ["hide", "determinize"])
def test_chance_is_hidden_by_the_kernel(laws: Laws, called: str) -> None:
    """Check that a game leaves the hiding and restarting of chance to the kernel."""
    for path, tree in rules_of(laws):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == called:
                for name in ("start", "hide_chance", "stir"):
                    assert not list(calls(node, name)), f"{path.name}: {name} in {called}"
