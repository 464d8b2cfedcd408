"""The validator of any type, and how values and JSON texts are validated with it."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from typing import Any, Literal, Union

from .containers import dict_of, list_of, nullable, tuple_of, union
from .dump import from_json
from .errors import InvalidError, ValidationError, below, invalid, mistake
from .fields import UNSET, FieldInfo
from .limits import with_limits
from .model_type import ModelType
from .scalars import (
    Validator,
    any_value,
    boolean,
    float_number,
    integer,
    literal,
    none,
    octets,
    string,
)

_SIMPLE: dict[Any, Validator] = {
    Any: any_value, object: any_value, str: string, int: integer, float: float_number,
    bool: boolean, bytes: octets, None: none, type(None): none,
}  # fmt: skip


def validator_of(kind: Any, limits: FieldInfo | None = None, scope: Any = None) -> Validator:
    """Return the validator of a type."""
    if isinstance(kind, (str, typing.ForwardRef)):
        name = kind if isinstance(kind, str) else kind.__forward_arg__
        return validator_of(eval(name, scope or {}), limits, scope)
    if typing.get_origin(kind) is typing.Annotated:
        inner, *notes = typing.get_args(kind)
        for note in notes:
            if isinstance(note, FieldInfo):
                found = validator_of(inner, note, scope)
                return found if limits is None else with_limits(found, limits)
        return validator_of(inner, limits, scope)
    found = _plain_validator(kind, limits, scope)
    return found if limits is None else with_limits(found, limits)


def _plain_validator(kind: Any, limits: FieldInfo | None, scope: Any) -> Validator:
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if isinstance(kind, type) and issubclass(kind, ModelType):
        return kind.__validate__
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is Literal:
        return literal(arguments)
    if origin in (Union, types.UnionType):
        members = [one for one in arguments if one is not type(None)]
        if limits is not None and limits.discriminator is not None:
            found = _tagged_union(members, limits.discriminator)
        elif len(members) == 1:
            found = validator_of(members[0], None, scope)
        else:
            found = union([(_name_of(one), validator_of(one, None, scope)) for one in members])
        return found if len(members) == len(arguments) else nullable(found)
    if origin is list:
        return list_of(validator_of(arguments[0], None, scope))
    if origin is tuple:
        return tuple_of(validator_of(arguments[0], None, scope))
    if origin is dict:
        return dict_of(*(validator_of(one, None, scope) for one in arguments))
    raise TypeError(f"offline mode cannot validate {kind!r}")


def _tagged_union(models: list[type[ModelType]], field: str) -> Validator:
    by_tag = {tag: model for model in models for tag in _tags(model, field)}
    listed = ", ".join(map(repr, by_tag))

    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        if isinstance(value, Mapping):
            tag = value.get(field, UNSET)
        else:
            tag = getattr(value, field, UNSET) if isinstance(value, ModelType) else UNSET
            if tag is UNSET:
                what = (
                    "an object"
                    if from_json
                    else "a valid dictionary or object to extract fields from"
                )
                raise invalid("model_attributes_type", f"Input should be {what}")
        if tag is UNSET:
            raise invalid(
                "union_tag_not_found", f"Unable to extract tag using discriminator {field!r}"
            )
        model = by_tag.get(tag) if isinstance(tag, str) else None
        if model is None:
            raise invalid(
                "union_tag_invalid",
                f"Input tag '{tag}' found using {field!r} does not match any of the expected "
                f"tags: {listed}",
            )
        try:
            return model.__validate__(value, strict, from_json)
        except InvalidError as error:
            raise InvalidError(below(error, tag)) from None

    return validate


def _tags(model: type[ModelType], field: str) -> tuple[Any, ...]:
    return typing.get_args(model.__field_hints__()[field])


def _name_of(kind: Any) -> str:
    """Return the name of a member of a union in the location of a mistake."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is None or (isinstance(kind, type) and not arguments):
        return str(getattr(kind, "__name__", kind))
    return f"{origin.__name__}[{','.join(map(_name_of, arguments))}]"


def validate_value(validator: Validator, value: Any, title: str, from_json: bool = False) -> Any:
    """Return a value, validated, or raise ValidationError."""
    try:
        return validator(value, False, from_json)
    except InvalidError as error:
        raise ValidationError(title, error.mistakes) from None


def validated_json(validator: Validator, text: str | bytes, title: str) -> Any:
    """Return the value of a JSON text, validated, or raise ValidationError."""
    try:
        value = from_json(text)
    except ValueError as error:
        raise ValidationError(title, [mistake("json_invalid", f"Invalid JSON: {error}")]) from None
    return validate_value(validator, value, title, True)
