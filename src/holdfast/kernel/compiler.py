"""The compiler: translation of rules by Numba.

Only `rule` and the engines depend on Numba. Tables become constant arrays in the code that reads
them. Kinds of moves become the arithmetic that numbers their moves.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from inspect import Parameter
from types import FunctionType
from typing import Any, TypeVar

from llvmlite.binding import Linkage, parse_assembly
from llvmlite.ir import IntType
from numba import int64, njit, types
from numba.core import compiler, typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.imputils import lower_builtin, lower_constant, lower_getattr_generic
from numba.core.registry import CPUDispatcher
from numba.core.typing import signature
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    infer_getattr,
    infer_global,
)
from numba.core.typing.typeof import typeof_impl
from numba.core.utils import pySignature
from numba.extending import models, register_model
from numba.np import numpy_support
from numpy import uint64

from holdfast.kernel import observation
from holdfast.kernel.moves import Field, MoveKind
from holdfast.kernel.rule import compiled_form
from holdfast.kernel.tables import Table

F = TypeVar("F", bound=Callable[..., Any])

observation.uint64 = uint64

# Rules are called by rules, and by Python only through the entry points of an engine. They compile
# faster without wrappers for Python and C. The checks are made by the interpreted mode.
OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def _widen(argument: Any) -> Any:
    """Return int64 for integer types and default arguments, and other types unchanged."""
    default = isinstance(argument, types.Omitted)
    return int64 if default or isinstance(argument, types.Integer) else argument


class _RuleLibrary(JITCodeLibrary):
    """The code of one rule, which is never run alone.

    Numba would optimise every rule together with all rules it calls and emit machine code for it,
    again at each level of the call tree. Here a rule is only translated. The entry point at the top
    collects all rules below it and is optimised as a whole, in half the time.
    """

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = "weak_odr"  # several callers may bring a copy
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        module = self._final_module.clone()
        for library in self._below({self}):
            ours = isinstance(library, _RuleLibrary)
            below = library._final_module if ours else library._get_module_for_linking()
            module.link_in(below, preserve=True)
        # All rules are linked now, so those that are not called may be removed. If they could be
        # removed earlier, a rule would be missing that only a later caller needs.
        for function in module.functions:
            if not function.is_declaration and function.linkage == Linkage.weak_odr:
                function.linkage = "linkonce_odr"
        return module

    def _below(self, seen: set[Any]) -> Iterator[Any]:
        """Yield the libraries of all rules that this rule calls, directly or not."""
        for library in self._linking_libraries:
            if library not in seen:
                seen.add(library)
                yield library
                if isinstance(library, _RuleLibrary):
                    yield from library._below(seen)


class _EntryLibrary(JITCodeLibrary):
    """The code of an entry point and of all rules below it."""

    def _optimize_final_module(self) -> None:
        # These rules are not called from outside. With internal linkage the optimiser inlines a
        # rule that has a single caller, however long it is, such as a step into `take_step`. That
        # saves up to a third of the time.
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


class _Pipeline(CompilerBase):
    """The compiler passes that the code of rules needs.

    Numba's own pipeline has twice as many, for closures, context managers, containers, parallel
    loops and others. Half of the compile time is spent in passes.
    """

    def define_pipelines(self) -> list[PassManager]:
        passes = PassManager("rule")
        for step in (
            untyped_passes.TranslateByteCode,
            untyped_passes.FixupArgs,
            untyped_passes.IRProcessing,
            untyped_passes.GenericRewrites,
            untyped_passes.ReconstructSSA,
            typed_passes.NopythonTypeInference,
            typed_passes.PreLowerStripPhis,
            typed_passes.IRLegalization,
            typed_passes.NativeLowering,
            typed_passes.NoPythonBackend,
        ):
            passes.add_pass(step, step.__name__)
        passes.finalize()
        return [passes]


class _Compiler(_FunctionCompiler):
    """A Numba function compiler that compiles into a given library."""

    def _compile_into(self, library: JITCodeLibrary, args: Any, returns: Any, **more: bool) -> Any:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags = self._customize_flags(flags)
        for name, value in more.items():
            setattr(flags, name, value)
        return compiler.compile_extra(
            self.targetdescr.typing_context, self.targetdescr.target_context, self.py_func, args,
            returns, flags, self.locals, library=library, pipeline_class=self.pipeline_class,
        )  # fmt: skip


class _RuleCompiler(_Compiler):
    """A compiler that translates a rule and emits no machine code."""

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        target = self.targetdescr.target_context
        library = _RuleLibrary(target.codegen(), self.py_func.__qualname__)
        result = self._compile_into(library, args, return_type, no_compile=True)
        library.finalize()
        result = result._replace(entry_point=object())  # its callers identify it by this object
        target.insert_user_function(result.entry_point, result.fndesc, [library])
        return result


class _EntryCompiler(_Compiler):
    """A compiler that emits the machine code of an entry point."""

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        codegen = self.targetdescr.target_context.codegen()
        library = _EntryLibrary(codegen, self.py_func.__qualname__)
        library.enable_object_caching()
        return self._compile_into(library, args, return_type)


class _Rule(CPUDispatcher):
    """A compiled function that takes every integer as 64 bits.

    Numba would compile a rule for each integer width it is called with. That would double the
    compile time for the same results.
    """

    def __init__(self, py_func: Callable[..., Any], targetoptions: dict[str, Any]) -> None:
        super().__init__(py_func=py_func, targetoptions=targetoptions)
        self._compiler = _RuleCompiler(py_func, self.targetdescr, targetoptions, {}, _Pipeline)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, folded = self.fold_argument_types(args, kws)
        return super().get_call_template(tuple(map(_widen, folded)), {})

    def add_overload(self, result: Any) -> None:
        self.overloads[tuple(result.signature.args)] = result


def translate(function: F, inline: bool) -> F:
    """Return a function as a rule that the compiler can translate."""
    made: Any = _Rule(py_func=function, targetoptions=OPTIONS | {"forceinline": inline})
    return made


def entry_point(function: Callable[..., Any]) -> Any:
    """Return a compiled function that Python can call."""
    made: Any = njit(nogil=True, error_model="numpy")(function)
    made._compiler = _EntryCompiler(function, made.targetdescr, made.targetoptions, {}, _Pipeline)
    return made


@dataclass(frozen=True)
class Translation:
    """Functions and all rules below them in one LLVM module, for no particular machine."""

    module: Any
    return_types: dict[str, Any]
    """The return type of each function."""


def translate_all(
    functions: Mapping[str, Callable[..., Any]], signatures: Mapping[str, Any], support: str
) -> Translation:
    """Translate functions into one LLVM module that contains each rule once.

    The module exports the functions under the names that are the keys of `functions`. Definitions
    in `support`, which is LLVM assembly, replace those of the compiler with the same names.
    """
    names, return_types, libraries = {}, {}, []
    for name, function in functions.items():
        made: Any = translate(function, inline=False)
        made.compile(signatures[name])
        (result,) = made.overloads.values()
        names[result.fndesc.llvm_func_name] = name
        return_types[name] = result.signature.return_type
        libraries.append(result.library)
    module = parse_assembly(support)
    seen = set(libraries)
    for library in libraries:
        module.link_in(library._final_module, preserve=True)
    for library in libraries:
        for below in library._below(seen):
            ours = isinstance(below, _RuleLibrary)
            more = below._final_module if ours else below._get_module_for_linking()
            module.link_in(more, preserve=True)
    for function in module.functions:
        if function.name in names:
            function.name = names[function.name]
            function.linkage = "external"
        elif not function.is_declaration and function.linkage != Linkage.external:
            function.linkage = "internal"
    return Translation(module, return_types)


@cache
def _translation_of(function: Callable[..., Any], inline: bool) -> Any:
    """Return the translation of a rule, which is made once."""
    return translate(function, inline)


@typeof_impl.register(FunctionType)
def _type_of_rule(function: Any, context: Any) -> Any:
    """Return the type of a rule in the code that calls it; None if the function is no rule."""
    found = compiled_form(function)
    return types.Dispatcher(_translation_of(*found)) if found else None


@typeof_impl.register(Table)
def _type_of_table(table: Table, context: Any) -> Any:
    """Return the type of a table: a constant array, whose bytes the compiler reads."""
    array = table.array
    kind = numpy_support.from_dtype(array.dtype)
    return types.Array(kind, array.ndim, "C", readonly=True)


class _Numbering(types.Callable, types.Opaque):
    """The type of a kind of move or of one of its fields.

    It has no value at run time: its constants become part of the code that uses it.
    """

    def __init__(self, numbering: MoveKind | Field, name: str, takes: tuple[str, ...]) -> None:
        self.numbering = numbering
        kinds = Parameter.POSITIONAL_OR_KEYWORD
        self._pysig = pySignature([Parameter(field, kinds) for field in takes])
        super().__init__(name)

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        try:
            bound = self._pysig.bind(*args, **dict(kws))
        except TypeError:
            return None  # the compiler reports it with the line
        whole = all(isinstance(each, types.Integer) for each in bound.arguments.values())
        takes = [int64] * len(self._pysig.parameters)
        made = signature(int64, *takes, recvr=self) if whole else None
        return made and made.replace(pysig=self._pysig)

    def get_call_signatures(self) -> Any:
        return [signature(int64, *[int64] * len(self._pysig.parameters))], False

    def get_impl_key(self, sig: Any) -> Any:
        return type(self)


class _KindType(_Numbering):
    def __init__(self, kind: MoveKind) -> None:
        # The name includes the numbering, because kinds of two games, or of one game loaded twice,
        # may have the same name.
        name = f"MoveKind({kind.name}, {kind.first}, {kind.domains})"
        super().__init__(kind, name, tuple(kind.domains))


class _FieldType(_Numbering):
    def __init__(self, field: Field) -> None:
        kind = field.kind
        name = f"Field({kind.name}, {kind.first}, {kind.domains}, {field.name})"
        super().__init__(field, name, ("move",))


register_model(_KindType)(models.OpaqueModel)
register_model(_FieldType)(models.OpaqueModel)


@typeof_impl.register(MoveKind)
def _type_of_kind(kind: MoveKind, context: Any) -> Any:
    return _KindType(kind)


@infer_getattr
class _FieldsOfKind(AttributeTemplate):
    key = _KindType

    def generic_resolve(self, kind: Any, attr: str) -> Any:
        field = kind.numbering.fields.get(attr)
        return field and _FieldType(field)


@infer_global(operator.contains)
class _ContainsMove(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        kind, move = args
        if isinstance(kind, _KindType) and isinstance(move, types.Integer):
            return signature(types.boolean, kind, int64)
        return None


@lower_constant(_KindType)
def _no_value(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return context.get_dummy_value()


@lower_getattr_generic(_KindType)
def _field_of_kind(context: Any, builder: Any, kind: Any, value: Any, attr: str) -> Any:
    return context.get_dummy_value()


def _constant(number: int) -> Any:
    """Return a 64-bit integer constant."""
    return IntType(64)(number)


@lower_builtin(_KindType, types.VarArg(types.Any))
def _number_of_move(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0].numbering
    number = _constant(kind.first)
    for field, value in zip(kind.fields.values(), args[1:], strict=True):
        number = builder.add(number, builder.mul(value, _constant(field.stride)))
    return number


@lower_builtin(_FieldType, types.VarArg(types.Any))
def _field_of_move(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    field = sig.args[0].numbering
    kind = field.kind
    at = builder.udiv(builder.sub(args[1], _constant(kind.first)), _constant(field.stride))
    first = field.name == next(iter(kind.fields))
    return at if first else builder.urem(at, _constant(kind.domains[field.name]))


@lower_builtin(operator.contains, _KindType, types.Integer)
def _kind_of_move(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0].numbering
    return builder.icmp_unsigned(
        "<", builder.sub(args[1], _constant(kind.first)), _constant(kind.size)
    )
