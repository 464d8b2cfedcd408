"""The interpreted mode: the same rules, run by Python itself.

`interpret(rule)` returns the interpreted twin of a compiled rule. Twins call twins: each lives in a
copy of its module in which every rule is replaced by its twin and every module by its copy. So both
modes exist side by side in one process, and a game can start interpreted and continue compiled.
Without a compiler, a rule is a plain Python function and is its own twin.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from holdfast.kernel.rule import interpreted_as, is_compiled

# Twins of modules, by the id of the module's namespace. The namespace is stored too, so that its id
# is not used again.
_modules: dict[int, tuple[dict[str, Any], ModuleType]] = {}
# Keyed by the rule itself, which so stays alive: the id of a deleted rule could be used again.
_twins: dict[Callable[..., Any], Callable[..., Any]] = {}


def interpret(rule: Callable[..., Any]) -> Callable[..., Any]:
    """Return the interpreted twin of a rule."""
    found = _twins.get(rule)  # first, because screens ask for the same few rules all the time
    if found is not None:
        return found
    if not is_compiled(rule):
        return rule
    function: Any = interpreted_as(rule)
    closure = tuple(_cell(cell.cell_contents) for cell in function.__closure__ or ())
    twin = FunctionType(
        function.__code__,
        _twin_module(function.__globals__).__dict__,
        function.__name__,
        function.__defaults__,
        closure,
    )
    twin.__kwdefaults__ = function.__kwdefaults__
    _twins[rule] = twin
    return twin


def _cell(value: Any) -> Any:
    """Return a closure cell that holds the interpreted form of a value."""
    value = _interpreted_value(value)
    return (lambda: value).__closure__[0]  # type: ignore[index]


def _interpreted_value(value: Any) -> Any:
    """Return the twin of a rule or of a module with rules, and other values unchanged."""
    if is_compiled(value):
        return interpret(value)
    if isinstance(value, ModuleType) and value.__name__.partition(".")[0] in _RULE_PACKAGES:
        return _twin_module(value.__dict__)
    return value


# Packages whose rules a rule may call. Other modules, such as `math`, are the same in both modes.
_RULE_PACKAGES = {"holdfast", "tests"}


def _twin_module(names: dict[str, Any]) -> ModuleType:
    """Return the copy of a module in which every rule is replaced by its twin."""
    if id(names) in _modules:
        return _modules[id(names)][1]
    twin = ModuleType(names["__name__"])
    # Stored before it is filled, because modules may refer to each other.
    _modules[id(names)] = names, twin
    for name, value in list(names.items()):
        twin.__dict__[name] = _interpreted_value(value)
    return twin
