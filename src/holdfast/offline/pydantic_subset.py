"""The part of pydantic that Holdfast uses, in plain Python.

Offline mode has this module in place of `pydantic` and `pydantic_core` (`tools/static_site.py`):
their compiled core alone would be a sixth of what a page downloads, and building its schemas would
take a phone several seconds. Models accept the same values, raise errors with the same messages and
write the same JSON. `tests/offline/test_pydantic_subset.py` compares both.

Nothing else imports this module, and it imports nothing of Holdfast.
"""

from __future__ import annotations

import copy
import dataclasses
import inspect
import json
import math
import re
import sys
import types
import typing
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, Union

Validator = Callable[[Any, bool, bool], Any]
"""Returns the validated value. The flags say whether validation is strict, and whether the value
comes from JSON."""
ConfigDict = dict

_UNSET: Any = object()
_T = TypeVar("_T")
_NUMBER = re.compile(r"\s*[+-]?\d+(_?\d+)*(\.0*)?\s*")
_TRUE = {"1", "t", "true", "on", "y", "yes"}
_FALSE = {"0", "f", "false", "off", "n", "no"}


class ValidationError(ValueError):
    """A value that does not fit its model, with all mistakes that were found."""

    def __init__(self, title: str, mistakes: list[dict[str, Any]]) -> None:
        self.title = title
        self._mistakes = mistakes
        super().__init__(title, mistakes)

    def errors(
        self, *, include_url: bool = False, include_input: bool = False
    ) -> list[dict[str, Any]]:
        """Return the mistakes: type, location and message of each, never an address or input."""
        assert not include_url
        assert not include_input
        return self._mistakes

    def error_count(self) -> int:
        """Return the number of mistakes."""
        return len(self._mistakes)

    def __str__(self) -> str:
        lines = [f"{self.error_count()} validation error(s) for {self.title}"]
        for one in self._mistakes:
            lines += [".".join(map(str, one["loc"])), f"  {one['msg']} [type={one['type']}]"]
        return "\n".join(lines)


class _InvalidError(Exception):
    """Mistakes on the way to the model that is validated."""

    def __init__(self, mistakes: list[dict[str, Any]]) -> None:
        super().__init__(mistakes)
        self.mistakes = mistakes


def _mistake(kind: str, message: str, *loc: int | str) -> dict[str, Any]:
    return {"type": kind, "loc": loc, "msg": message}


def _invalid(kind: str, message: str, *loc: int | str) -> _InvalidError:
    return _InvalidError([_mistake(kind, message, *loc)])


def _below(error: _InvalidError, *loc: int | str) -> list[dict[str, Any]]:
    return [{**one, "loc": (*loc, *one["loc"])} for one in error.mistakes]


@dataclasses.dataclass(eq=False)
class FieldInfo:
    """The default and the limits of a field."""

    default: Any = _UNSET
    default_factory: Callable[[], Any] | None = None
    alias: str | None = None
    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    discriminator: str | None = None

    @property
    def required(self) -> bool:
        """Whether the field has no default."""
        return self.default is _UNSET and self.default_factory is None

    def fresh_default(self) -> Any:
        """Return the default; what can be changed is copied."""
        if self.default_factory is not None:
            return self.default_factory()
        if isinstance(self.default, (list, dict, set)):
            return copy.deepcopy(self.default)
        return self.default


def Field(default: Any = _UNSET, **limits: Any) -> Any:  # noqa: N802 (the name in pydantic)
    """Return the default and the limits of a field."""
    return FieldInfo(default=default, **limits)


def model_validator(*, mode: Literal["after"]) -> Callable[[_T], _T]:
    """Return a decorator for a method that checks a model after its fields."""

    def mark(method: _T) -> _T:
        method.__validates_model__ = True  # type: ignore[attr-defined]
        return method

    return mark


def field_validator(*names: str) -> Callable[[_T], _T]:
    """Return a decorator for a class method that checks a field after its type."""

    def mark(method: _T) -> _T:
        function: Any = getattr(method, "__func__", method)
        function.__validates_fields__ = names
        return method

    return mark


# Types


def _any(value: Any, strict: bool, from_json: bool) -> Any:
    return value


def _string(value: Any, strict: bool, from_json: bool) -> str:
    if isinstance(value, str):
        return value
    raise _invalid("string_type", "Input should be a valid string")


def _integer(value: Any, strict: bool, from_json: bool) -> int:
    if type(value) is int:
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    if not strict:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, float):
            if value.is_integer():
                return int(value)
            if math.isfinite(value):
                raise _invalid(
                    "int_from_float",
                    "Input should be a valid integer, got a number with a fractional part",
                )
            raise _invalid("finite_number", "Input should be a finite number")
        if isinstance(value, str):
            if _NUMBER.fullmatch(value):
                return int(value.partition(".")[0])
            raise _invalid(
                "int_parsing",
                "Input should be a valid integer, unable to parse string as an integer",
            )
    raise _invalid("int_type", "Input should be a valid integer")


def _float(value: Any, strict: bool, from_json: bool) -> float:
    if isinstance(value, float):
        return value
    if isinstance(value, int) and not (strict and isinstance(value, bool)):
        return float(value)
    if not strict and isinstance(value, str):
        try:
            return float(value)
        except ValueError:
            raise _invalid(
                "float_parsing",
                "Input should be a valid number, unable to parse string as a number",
            ) from None
    raise _invalid("float_type", "Input should be a valid number")


def _boolean(value: Any, strict: bool, from_json: bool) -> bool:
    if isinstance(value, bool):
        return value
    if not strict:
        if isinstance(value, str):
            if value.lower() in _TRUE:
                return True
            if value.lower() in _FALSE:
                return False
        if isinstance(value, (int, float)) and value in (0, 1):
            return bool(value)
        if isinstance(value, (str, int)):
            raise _invalid(
                "bool_parsing", "Input should be a valid boolean, unable to interpret input"
            )
    raise _invalid("bool_type", "Input should be a valid boolean")


def _octets(value: Any, strict: bool, from_json: bool) -> bytes:
    if isinstance(value, bytes):
        return value
    raise _invalid("bytes_type", "Input should be a valid bytes")


def _none(value: Any, strict: bool, from_json: bool) -> None:
    if value is not None:
        raise _invalid("none_required", "Input should be None")


def _literal(allowed: tuple[Any, ...]) -> Validator:
    names = [repr(value) for value in allowed]
    listed = " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))

    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        for one in allowed:
            if type(one) is type(value) and one == value:
                return one
        raise _invalid("literal_error", f"Input should be {listed}")

    return validate


def _is_sequence(value: Any, strict: bool, from_json: bool, kind: type) -> bool:
    if isinstance(value, kind):
        return True
    if from_json:
        return isinstance(value, list)
    return not strict and isinstance(value, (list, tuple))


def _elements(values: Any, item: Validator, strict: bool, from_json: bool) -> list[Any]:
    found, mistakes = [], []
    for at, value in enumerate(values):
        try:
            found.append(item(value, strict, from_json))
        except _InvalidError as error:
            mistakes += _below(error, at)
    if mistakes:
        raise _InvalidError(mistakes)
    return found


def _list_of(item: Validator) -> Validator:
    def validate(value: Any, strict: bool, from_json: bool) -> list[Any]:
        if not _is_sequence(value, strict, from_json, list):
            name = "array" if from_json else "list"
            raise _invalid("list_type", f"Input should be a valid {name}")
        return _elements(value, item, strict, from_json)

    return validate


def _tuple_of(item: Validator) -> Validator:
    def validate(value: Any, strict: bool, from_json: bool) -> tuple[Any, ...]:
        if not _is_sequence(value, strict, from_json, tuple):
            name = "array" if from_json else "tuple"
            raise _invalid("tuple_type", f"Input should be a valid {name}")
        return tuple(_elements(value, item, strict, from_json))

    return validate


def _dict_of(key: Validator, item: Validator) -> Validator:
    def validate(value: Any, strict: bool, from_json: bool) -> dict[Any, Any]:
        if not isinstance(value, Mapping):
            what = "an object" if from_json else "a valid dictionary"
            raise _invalid("dict_type", f"Input should be {what}")
        found, mistakes = {}, []
        for name, one in value.items():
            try:
                # All keys of a JSON object are texts.
                at = key(name, strict and not from_json, from_json)
            except _InvalidError as error:
                mistakes += _below(error, str(name), "[key]")
                continue
            try:
                found[at] = item(one, strict, from_json)
            except _InvalidError as error:
                mistakes += _below(error, str(name))
        if mistakes:
            raise _InvalidError(mistakes)
        return found

    return validate


def _union(members: list[tuple[str, Validator]]) -> Validator:
    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        for _, member in members:
            try:
                return member(value, True, from_json)
            except _InvalidError:
                pass
        mistakes = []
        for name, member in members:
            try:
                return member(value, strict, from_json)
            except _InvalidError as error:
                mistakes += _below(error, name)
        raise _InvalidError(mistakes)

    return validate


def _nullable(inner: Validator) -> Validator:
    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        return None if value is None else inner(value, strict, from_json)

    return validate


def _tagged(models: list[type[BaseModel]], field: str) -> Validator:
    by_tag = {tag: model for model in models for tag in _tags(model, field)}
    listed = ", ".join(map(repr, by_tag))

    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        if isinstance(value, Mapping):
            tag = value.get(field, _UNSET)
        else:
            tag = getattr(value, field, _UNSET) if isinstance(value, BaseModel) else _UNSET
            if tag is _UNSET:
                what = (
                    "an object"
                    if from_json
                    else "a valid dictionary or object to extract fields from"
                )
                raise _invalid("model_attributes_type", f"Input should be {what}")
        if tag is _UNSET:
            raise _invalid(
                "union_tag_not_found", f"Unable to extract tag using discriminator {field!r}"
            )
        model = by_tag.get(tag) if isinstance(tag, str) else None
        if model is None:
            raise _invalid(
                "union_tag_invalid",
                f"Input tag '{tag}' found using {field!r} does not match any of the expected "
                f"tags: {listed}",
            )
        try:
            return model.__validate__(value, strict, from_json)
        except _InvalidError as error:
            raise _InvalidError(_below(error, tag)) from None

    return validate


def _tags(model: type[BaseModel], field: str) -> tuple[Any, ...]:
    return typing.get_args(model.__field_hints__()[field])


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _limited(inner: Validator, limits: FieldInfo) -> Validator:
    """Return a validator that also checks the limits of a field."""
    low, high = limits.ge, limits.le
    shortest, longest = limits.min_length, limits.max_length
    pattern = None if limits.pattern is None else re.compile(limits.pattern)

    def too(short: bool, value: Any) -> _InvalidError:
        bound, word = (shortest, "least") if short else (longest, "most")
        assert bound is not None
        if isinstance(value, str):
            kind = "string_too_short" if short else "string_too_long"
            return _invalid(kind, f"String should have at {word} {_count(bound, 'character')}")
        what, count = type(value).__name__.capitalize(), str(len(value))
        if isinstance(value, dict):
            what, count = "Dictionary", count if short else "more"
        return _invalid(
            "too_short" if short else "too_long",
            f"{what} should have at {word} {_count(bound, 'item')} after validation, not {count}",
        )

    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        if longest is not None and isinstance(value, list) and len(value) > longest:
            raise too(False, value)
        value = inner(value, strict, from_json)
        if value is None:
            return None
        if low is not None and value < low:
            raise _invalid("greater_than_equal", f"Input should be greater than or equal to {low}")
        if high is not None and value > high:
            raise _invalid("less_than_equal", f"Input should be less than or equal to {high}")
        if shortest is not None and len(value) < shortest:
            raise too(True, value)
        if longest is not None and len(value) > longest:
            raise too(False, value)
        if pattern is not None and not pattern.search(value):
            raise _invalid(
                "string_pattern_mismatch", f"String should match pattern '{limits.pattern}'"
            )
        return value

    if (low, high, shortest, longest, pattern) == (None,) * 5:
        return inner
    return validate


_SIMPLE: dict[Any, Validator] = {
    Any: _any, object: _any, str: _string, int: _integer, float: _float, bool: _boolean,
    bytes: _octets, None: _none, type(None): _none,
}  # fmt: skip


def _validator_of(kind: Any, limits: FieldInfo | None = None, scope: Any = None) -> Validator:
    """Return the validator of a type."""
    if isinstance(kind, (str, typing.ForwardRef)):
        name = kind if isinstance(kind, str) else kind.__forward_arg__
        return _validator_of(eval(name, scope or {}), limits, scope)
    if typing.get_origin(kind) is typing.Annotated:
        inner, *notes = typing.get_args(kind)
        for note in notes:
            if isinstance(note, FieldInfo):
                found = _validator_of(inner, note, scope)
                return found if limits is None else _limited(found, limits)
        return _validator_of(inner, limits, scope)
    found = _plain_validator(kind, limits, scope)
    return found if limits is None else _limited(found, limits)


def _plain_validator(kind: Any, limits: FieldInfo | None, scope: Any) -> Validator:
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return kind.__validate__
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is Literal:
        return _literal(arguments)
    if origin in (Union, types.UnionType):
        members = [one for one in arguments if one is not type(None)]
        if limits is not None and limits.discriminator is not None:
            found = _tagged(members, limits.discriminator)
        elif len(members) == 1:
            found = _validator_of(members[0], None, scope)
        else:
            found = _union([(_name_of(one), _validator_of(one, None, scope)) for one in members])
        return found if len(members) == len(arguments) else _nullable(found)
    if origin is list:
        return _list_of(_validator_of(arguments[0], None, scope))
    if origin is tuple:
        return _tuple_of(_validator_of(arguments[0], None, scope))
    if origin is dict:
        return _dict_of(*(_validator_of(one, None, scope) for one in arguments))
    raise TypeError(f"offline mode cannot validate {kind!r}")


def _name_of(kind: Any) -> str:
    """Return the name of a member of a union in the location of a mistake."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is None or (isinstance(kind, type) and not arguments):
        return str(getattr(kind, "__name__", kind))
    return f"{origin.__name__}[{','.join(map(_name_of, arguments))}]"


# Models


class _Member:
    """A field of a model: its name, its info and its validator."""

    __slots__ = ("checks", "info", "key", "name", "validate")

    def __init__(self, model: type[BaseModel], name: str, kind: Any) -> None:
        self.name = name
        self.info = model.__infos__[name]
        self.key = self.info.alias or name
        scope = vars(sys.modules[model.__module__])
        self.validate = _validator_of(kind, self.info, scope)
        self.checks = [
            getattr(model, check) for check, names in model.__field_checks__ if name in names
        ]


class BaseModel:
    """A model with validated fields. All of them, and nothing else, are in its `__dict__`."""

    __slots__ = (
        "__dict__",
        "__pydantic_extra__",
        "__pydantic_fields_set__",
        "__pydantic_private__",
        "__weakref__",
    )
    model_config: ClassVar[dict[str, Any]] = {}
    __infos__: ClassVar[dict[str, FieldInfo]] = {}
    __field_checks__: ClassVar[list[tuple[str, tuple[str, ...]]]] = []
    __model_checks__: ClassVar[list[str]] = []
    __members__: list[_Member] | None = None
    __bases_sent__: dict[str, type[BaseModel]] | None = None

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        own = dict(cls.__dict__)
        inherited: type[BaseModel] = cls.__mro__[1]
        cls.model_config = {**inherited.model_config, **own.get("model_config", {})}
        cls.__members__ = cls.__bases_sent__ = None
        infos = dict(inherited.__infos__)
        for name in inspect.get_annotations(cls):
            if name.startswith("_") or name == "model_config":
                continue
            given = own.get(name, _UNSET)
            infos[name] = given if isinstance(given, FieldInfo) else FieldInfo(default=given)
            if name in own:
                delattr(cls, name)
        cls.__infos__ = infos
        checks = {
            name: names
            for name, member in own.items()
            if (names := getattr(getattr(member, "__func__", member), "__validates_fields__", None))
        }
        cls.__field_checks__ = [*inherited.__field_checks__, *checks.items()]
        cls.__model_checks__ = [
            *inherited.__model_checks__,
            *(name for name, m in own.items() if getattr(m, "__validates_model__", False)),
        ]
        if cls.model_config.get("frozen") and "__hash__" not in own:
            cls.__hash__ = _hash  # type: ignore[method-assign,assignment]

    def __init__(self, /, **values: Any) -> None:
        cls = type(self)
        try:
            cls.__fill__(self, values, False, False)
        except _InvalidError as error:
            raise ValidationError(cls.__name__, error.mistakes) from None

    @classmethod
    def __field_hints__(cls) -> dict[str, Any]:
        hints = typing.get_type_hints(cls, include_extras=True)
        return {name: hints[name] for name in cls.__infos__}

    @classmethod
    def __build__(cls) -> list[_Member]:
        members = [_Member(cls, name, kind) for name, kind in cls.__field_hints__().items()]
        cls.__members__ = members
        return members

    @classmethod
    def __validate__(cls, value: Any, strict: bool, from_json: bool) -> Any:
        if isinstance(value, cls):
            return value
        if not isinstance(value, dict):
            what = "an object" if from_json else f"a valid dictionary or instance of {cls.__name__}"
            raise _invalid("model_type", f"Input should be {what}")
        made = cls.__new__(cls)
        cls.__fill__(made, value, strict, from_json)
        return made

    @classmethod
    def __fill__(
        cls, made: BaseModel, values: dict[str, Any], strict: bool, from_json: bool
    ) -> None:
        strict = cls.model_config.get("strict", strict)
        members = cls.__members__ or cls.__build__()
        fields: dict[str, Any] = {}
        given: set[str] = set()
        mistakes: list[dict[str, Any]] = []
        for member in members:
            value = values.get(member.key, _UNSET)
            if value is _UNSET:
                if member.info.required:
                    mistakes.append(_mistake("missing", "Field required", member.key))
                else:
                    fields[member.name] = member.info.fresh_default()
                continue
            try:
                value = member.validate(value, strict, from_json)
                for check in member.checks:
                    value = _checked(check, value)
            except _InvalidError as error:
                mistakes += _below(error, member.key)
            else:
                fields[member.name] = value
                given.add(member.name)
        if len(values) > len(given) and cls.model_config.get("extra") == "forbid":
            known = {member.key for member in members}
            mistakes += [
                _mistake("extra_forbidden", "Extra inputs are not permitted", name)
                for name in values
                if name not in known
            ]
        if mistakes:
            raise _InvalidError(mistakes)
        object.__setattr__(made, "__dict__", fields)
        object.__setattr__(made, "__pydantic_fields_set__", given)
        for name in cls.__model_checks__:
            _checked(getattr(made, name))

    @property
    def model_fields_set(self) -> set[str]:
        """The fields that were given explicitly."""
        found: set[str] = self.__pydantic_fields_set__  # type: ignore[attr-defined]
        return found

    @classmethod
    def model_validate(cls, value: Any) -> Self:
        """Return the model of a Python value."""
        made: Self = _validated(cls.__validate__, value, cls.__name__)
        return made

    @classmethod
    def model_validate_json(cls, text: str | bytes) -> Self:
        """Return the model of a JSON text."""
        made: Self = _validated_json(cls.__validate__, text, cls.__name__)
        return made

    @classmethod
    def model_rebuild(cls) -> None:
        """Do nothing: types are resolved when they are first needed."""

    def model_dump(self, *, mode: str = "python") -> dict[str, Any]:
        """Return the fields, with models as dictionaries."""
        found: dict[str, Any] = _dumped(self, mode == "json")
        return found

    def model_dump_json(self) -> str:
        """Return the model as JSON."""
        return _written(self)

    def model_copy(self, *, update: Mapping[str, Any] | None = None) -> Self:
        """Return a copy with some fields replaced."""
        made = type(self).__new__(type(self))
        object.__setattr__(made, "__dict__", {**_fields_of(self), **(update or {})})
        given = {*self.model_fields_set, *(update or {})}
        object.__setattr__(made, "__pydantic_fields_set__", given)
        return made

    def __setattr__(self, name: str, value: Any) -> None:
        if name in type(self).__infos__ and type(self).model_config.get("frozen"):
            raise ValidationError(
                type(self).__name__, [_mistake("frozen_instance", "Instance is frozen", name)]
            )
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return _fields_of(self) == _fields_of(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in _fields_of(self).items())
        return f"{type(self).__name__}({fields})"


def _fields_of(model: BaseModel) -> dict[str, Any]:
    """Return the fields of a model, without what was cached beside them."""
    infos = type(model).__infos__
    return {name: value for name, value in vars(model).items() if name in infos}


def _sent_fields(model: BaseModel) -> dict[str, Any]:
    """Return the fields of a model as they are written: values of a subclass as their base class.

    A field is written by its declared type, so that a subclass adds nothing to a message.
    """
    cls = type(model)
    if cls.__bases_sent__ is None:
        cls.__bases_sent__ = {
            name: base
            for name, kind in cls.__field_hints__().items()
            if (base := _model_in(kind)) is not None and base.__subclasses__()
        }
    fields = _fields_of(model)
    for name, base in cls.__bases_sent__.items():
        if name in fields:
            fields[name] = _as_base(fields[name], base)
    return fields


def _model_in(kind: Any) -> type[BaseModel] | None:
    """Return the model in a type such as `list[Model] | None`."""
    if isinstance(kind, (str, typing.ForwardRef)):
        return None
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return kind
    return next(filter(None, map(_model_in, typing.get_args(kind))), None)


def _as_base(value: Any, base: type[BaseModel]) -> Any:
    if isinstance(value, base):
        if type(value) is base:
            return value
        return {name: one for name, one in _sent_fields(value).items() if name in base.__infos__}
    if isinstance(value, (list, tuple)):
        return [_as_base(one, base) for one in value]
    if isinstance(value, dict):
        return {name: _as_base(one, base) for name, one in value.items()}
    return value


def _hash(model: BaseModel) -> int:
    return hash(tuple(_fields_of(model).values()))


def _checked(check: Callable[..., Any], *values: Any) -> Any:
    try:
        return check(*values)
    except ValueError as error:
        raise _invalid("value_error", f"Value error, {error}") from None


def _validated(validator: Validator, value: Any, title: str, from_json: bool = False) -> Any:
    try:
        return validator(value, False, from_json)
    except _InvalidError as error:
        raise ValidationError(title, error.mistakes) from None


def _validated_json(validator: Validator, text: str | bytes, title: str) -> Any:
    try:
        value = from_json(text)
    except ValueError as error:
        raise ValidationError(title, [_mistake("json_invalid", f"Invalid JSON: {error}")]) from None
    return _validated(validator, value, title, True)


class TypeAdapter(Generic[_T]):
    """Validation of any type."""

    def __init__(self, kind: Any) -> None:
        self._validate = _validator_of(kind)

    def validate_python(self, value: Any) -> _T:
        """Return a Python value, validated."""
        found: _T = _validated(self._validate, value, "value")
        return found

    def validate_json(self, text: str | bytes) -> _T:
        """Return the value of a JSON text, validated."""
        found: _T = _validated_json(self._validate, text, "value")
        return found


def validate_call(*, config: Mapping[str, Any] | None = None) -> Callable[[_T], _T]:
    """Return a decorator that validates the arguments of a function."""

    def decorate(function: Any) -> Any:
        parameters = inspect.signature(function).parameters
        hints = typing.get_type_hints(function, include_extras=True)
        validators = {name: _validator_of(hints.get(name, Any)) for name in parameters}

        @wraps(function)
        def call(*arguments: Any, **named: Any) -> Any:
            given = {**dict(zip(parameters, arguments, strict=False)), **named}
            values, mistakes = {}, []
            for name, parameter in parameters.items():
                if name in given:
                    try:
                        values[name] = validators[name](given[name], False, False)
                    except _InvalidError as error:
                        mistakes += _below(error, name)
                elif parameter.default is inspect.Parameter.empty:
                    message = "Missing required argument"
                    mistakes.append(_mistake("missing_argument", message, name))
            mistakes += [
                _mistake("unexpected_keyword_argument", "Unexpected keyword argument", name)
                for name in named
                if name not in parameters
            ]
            if mistakes:
                raise ValidationError(function.__name__, mistakes)
            return function(**values)

        return call

    return decorate


# JSON


def from_json(text: str | bytes) -> Any:
    """Return the value of a JSON text."""
    return json.loads(text)


def to_json(value: Any, inf_nan_mode: Literal["constants", "null"] = "constants") -> bytes:
    """Return a value as JSON. Messages have no infinite numbers, in either mode."""
    return _written(value).encode()


def _plain(value: Any) -> Any:
    """Return a value that is not of JSON as one that is."""
    if isinstance(value, BaseModel):
        return _sent_fields(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    raise TypeError(f"{type(value).__name__} cannot be written as JSON")


_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain).encode


def _dumped(value: Any, as_json: bool) -> Any:
    """Return a value with models as dictionaries, and in JSON mode with lists and texts only."""
    if isinstance(value, BaseModel):
        return {name: _dumped(one, as_json) for name, one in _sent_fields(value).items()}
    if isinstance(value, dict):
        return {
            str(name) if as_json else name: _dumped(one, as_json) for name, one in value.items()
        }
    if isinstance(value, (list, tuple)):
        found = [_dumped(one, as_json) for one in value]
        return found if as_json or isinstance(value, list) else tuple(found)
    return value
