"""The same folder, game after game, and what the sources of a game may not hold."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from tests.support.laws import Laws, joined

from holdfast import games
from holdfast.kernel.agenda import Step, Steps

# One name for each part: a module, or a package of that name.
PARTS = {
    "content", "decisions", "events", "factors", "heuristic", "models", "moves", "observation",
    "position_builder", "preview", "rules", "state", "steps", "terminal", "view", "why_not",
    "wording",
}  # fmt: skip
OPTIONAL_PARTS = {
    "auto_answers", "client_constants", "coach", "deciders", "derived_numbers", "drop_in", "odds",
    "plans", "prompts",
}  # fmt: skip
TEXTS = {"cards", "de.ftl", "en.ftl"}
TEST_FILES = {
    "factors.py", "invariants.py", "laws.py", "perft.json", "perft.py", "playthrough.py",
    "playthroughs", "random_play.py", "replays", "table.py",
}  # fmt: skip
RULES = {"set_up", "result", "hide", "determinize", "ORDER_OF_PLAY"}
UNWANTED_MODULES = {"numpy", "numba"}


def sources(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """The modules of a folder and of those inside it."""
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """All calls of a function by this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def attributes(node: ast.expr, module: str) -> list[str]:
    """NAME where this is module.NAME, and both where it is one of two."""
    if isinstance(node, ast.IfExp):
        return attributes(node.body, module) + attributes(node.orelse, module)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return [node.attr] if node.value.id == module else []
    return []


def test_every_game_has_joined() -> None:
    assert [laws.name for laws in joined()] == list(games.names())


# The folder


def test_a_folder_has_the_parts_of_all_others(laws: Laws) -> None:
    folder = laws.game.folder
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert not modules & packages
    assert modules | packages >= PARTS
    assert modules | packages <= PARTS | OPTIONAL_PARTS
    assert {path.name for path in (folder / "text").iterdir()} == TEXTS
    assert (folder / "content/options.toml").exists()


def test_so_has_the_folder_of_its_tests(laws: Laws) -> None:
    assert {path.name for path in laws.tests.iterdir()} >= TEST_FILES


def test_the_game_itself_says_only_what_is_particular_to_it(laws: Laws) -> None:
    tree = ast.parse((laws.game.folder / "__init__.py").read_text(encoding="utf-8"))
    kinds = [type(statement) for statement in tree.body]
    assert kinds == [ast.Expr, ast.ImportFrom, ast.ImportFrom, ast.Assign]
    assert len(list(calls(tree, "assemble"))) == 1


# The table of contents of the rules


def table_of_contents(laws: Laws) -> list[str]:
    """The modules that the docstring of the rules lists, in its order."""
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
    """Modules stand there in the order in which the order of play first needs them."""
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
    assert [module for module in table_of_contents(laws) if module in order] == order


def test_the_rules_show_what_the_kernel_needs_of_them(laws: Laws) -> None:
    rules = import_module(f"holdfast.games.{laws.name}.rules")
    assert set(rules.__all__) - {"permits"} == RULES
    assert ("permits" in rules.__all__) == bool(laws.commands)


# Steps and decisions


def steps_of(laws: Laws) -> dict[str, Step]:
    """The steps of a game by the names that its rules call them by."""
    module = import_module(f"holdfast.games.{laws.name}.steps")
    assert isinstance(module.STEPS, Steps)
    return {name: value for name, value in vars(module).items() if isinstance(value, Step)}


def test_steps_are_put_on_the_agenda_with_all_they_carry(laws: Laws) -> None:
    steps, pushed = steps_of(laws), set()
    for path, tree in sources(laws.game.folder / "rules"):
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
    for path, tree in sources(laws.game.folder / "rules"):
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
    for path, tree in sources(root / "rules"):
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
    """`| 0` once told the compiler that a number has 64 bits. It knows."""
    for path, tree in sources(laws.game.folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
                widened = isinstance(node.right, ast.Constant) and node.right.value == 0
                assert not widened, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("called", ["hide", "determinize"])
def test_chance_is_hidden_by_the_kernel(laws: Laws, called: str) -> None:
    """A game neither blanks nor starts it anew."""
    for path, tree in sources(laws.game.folder / "rules"):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == called:
                for name in ("start", "hide_chance", "stir"):
                    assert not list(calls(node, name)), f"{path.name}: {name} in {called}"
