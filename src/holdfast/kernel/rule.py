"""Rules: ordinary Python functions on records, compiled by Numba.

A rule is written once and runs at three speeds: interpreted (`plain`), compiled (as it is, when
called), and on a GPU (called from a kernel, see `gpu`). What a rule may use is the intersection
of the three: numbers, records, constant arrays, loops and other rules; no allocation, no
exceptions, no Python objects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from llvmlite.binding import Linkage
from numba import int64, types
from numba.core import compiler
from numba.core.codegen import JITCodeLibrary
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher

F = TypeVar("F", bound=Callable[..., Any])

# Rules are called by rules, and by Python only through an engine's entry points: without
# wrappers for Python and C, and with checks left to the interpreted mode, they compile faster.
OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


SHORT = 400
"""Bytes of Python bytecode. Below, a call costs more than what it does; above, copies in every
caller cost more time to compile than they save. Chosen by trying: 200, 300, 450 and no limit."""


def _widen(argument: Any) -> Any:
    default = isinstance(argument, types.Omitted)
    return int64 if default or isinstance(argument, types.Integer) else argument


class _RuleLibrary(JITCodeLibrary):
    """The code of one rule, which is never run by itself.

    Numba would optimise every rule together with all it calls and emit machine code for it, again
    at every level of the tree of calls. Here each rule is only translated; the entry point at the
    top gathers everything below and is optimised as a whole, in half the time.
    """

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = "linkonce_odr"  # it may come along with several callers
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        module = self._final_module.clone()
        for library in self._below({self}):
            ours = isinstance(library, _RuleLibrary)
            below = library._final_module if ours else library._get_module_for_linking()
            module.link_in(below, preserve=True)
        return module

    def _below(self, seen: set[Any]) -> Iterator[Any]:
        for library in self._linking_libraries:
            if library not in seen:
                seen.add(library)
                yield library
                if isinstance(library, _RuleLibrary):
                    yield from library._below(seen)


class _RuleCompiler(_FunctionCompiler):
    """Translates a rule and leaves machine code to the entry points."""

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags = self._customize_flags(flags)
        flags.no_compile = True
        target = self.targetdescr.target_context
        library = _RuleLibrary(target.codegen(), self.py_func.__qualname__)
        result = compiler.compile_extra(
            self.targetdescr.typing_context, target, self.py_func, args, return_type, flags,
            self.locals, library=library, pipeline_class=self.pipeline_class,
        )  # fmt: skip
        library.finalize()
        result = result._replace(entry_point=object())  # only the name its callers find it by
        target.insert_user_function(result.entry_point, result.fndesc, [library])
        return result


class _Rule(CPUDispatcher):
    """A compiled function that takes every whole number as 64 bits.

    Numba would compile a rule anew for each width of number it is called with: twice the time to
    compile, for the same results.
    """

    def __init__(self, py_func: Callable[..., Any], targetoptions: dict[str, Any]) -> None:
        super().__init__(py_func=py_func, targetoptions=targetoptions)
        self._compiler = _RuleCompiler(
            py_func, self.targetdescr, targetoptions, {}, compiler.Compiler
        )

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, folded = self.fold_argument_types(args, kws)
        return super().get_call_template(tuple(map(_widen, folded)), {})

    def add_overload(self, result: Any) -> None:
        self.overloads[tuple(result.signature.args)] = result

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        # There is no wrapper for Python (see OPTIONS): going on would crash the process.
        name = self.py_func.__name__
        raise TypeError(f"{name} is a rule: from Python call plain({name})")


def rule(function: F) -> F:
    """Make a function a rule. Short rules are built into the rules that call them."""
    options = OPTIONS | {"forceinline": len(function.__code__.co_code) <= SHORT}
    compiled: Any = _Rule(py_func=function, targetoptions=options)
    return compiled


def long_rule(function: F) -> F:
    """Make a function a rule that is never built into its callers, because it is rarely run."""
    compiled: Any = _Rule(py_func=function, targetoptions=dict(OPTIONS))
    return compiled
