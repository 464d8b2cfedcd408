"""Tests of the files for hosts: linters find nothing, and the files that they name exist."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from holdfast.cli import app as commands
from holdfast.cli.arguments import WRONG_INPUT
from holdfast.hosting.rooms import FINISHING
from holdfast.server.app import Settings
from holdfast.server.http import create_pages
from holdfast.server.metrics import Metrics

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "holdfast.service").read_text(encoding="utf-8")
COMPOSE = sorted(DEPLOY.glob("compose*.yaml"))
SET_ELSEWHERE = {"HOLDFAST_DATA", "HOLDFAST_CACHE", "HOLDFAST_DATABASE_PASSWORD"}


def program(name: str) -> str:
    """Return the path of a linter, or skip the test if it is not installed."""
    found = shutil.which(name, path=Path(sys.executable).parent) or shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def finds_nothing(*command: object) -> None:
    answer = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert not answer.stderr


def test_the_container_file_is_sound() -> None:
    finds_nothing(program("hadolint"), "--no-color", DEPLOY / "Containerfile")


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_a_compose_file_is_sound(file: Path) -> None:
    finds_nothing(program("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", file)


def test_the_unit_is_sound(tmp_path: Path) -> None:
    # What it starts is not installed where tests run.
    unit = tmp_path / "holdfast.service"
    unit.write_text(UNIT.replace("/opt/holdfast/bin/holdfast", sys.executable), encoding="utf-8")
    finds_nothing(program("systemd-analyze"), "verify", "--man=no", unit)


def test_what_is_copied_into_the_container_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINER, re.MULTILINE)
    sources = [source for line in copied for source in line.split()]
    assert {"src", "web", "locks/postgres.txt"} <= set(sources)
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_the_container_owns_nothing_but_its_data() -> None:
    """Check that the container runs without rights and writes only its data, cache and /tmp."""
    stage = CONTAINER.rpartition("\nFROM ")[2]
    assert re.search(r"^USER [1-9]\d*$", stage, re.MULTILINE)
    assert "USER" not in stage.partition("\nUSER ")[2]
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert service["holdfast"]["read_only"] is True
    assert service["holdfast"]["cap_drop"] == ["ALL"]
    written = [place.partition(":")[2] for place in service["holdfast"]["volumes"]]
    assert written == re.findall(r'"(/\w+)"', re.search(r"^VOLUME (.+)$", stage, re.MULTILINE)[1])  # type: ignore[index]


def test_every_setting_that_is_named_is_one() -> None:
    import typer

    serve = typer.main.get_command(commands).commands["serve"]  # type: ignore[attr-defined]
    # An option's first name is its current one; the others are those of earlier versions.
    named = [option.envvar for option in serve.params if option.envvar]
    names = [name if isinstance(name, list) else [name] for name in named]
    current = {first for first, *_ in names} | SET_ELSEWHERE
    known = current.union(*names)
    files = [DEPLOY / "Containerfile", DEPLOY / "holdfast.service", *COMPOSE]
    for file in [*files, ROOT / "docs" / "host.md"]:
        assert set(re.findall(r"HOLDFAST_[A-Z_]+", file.read_text(encoding="utf-8"))) <= known
    # The guide for hosts names all of them.
    guide = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    assert {name for name in current if f"`{name}`" not in guide} <= {"HOLDFAST_DATABASE_PASSWORD"}


def test_the_address_of_the_health_is_right() -> None:
    app: Any = create_pages(Settings("unused.sqlite3"), Metrics())
    named = re.findall(r"/api/health[a-z/]*", CONTAINER + (ROOT / "docs/host.md").read_text())
    assert set(named) == {"/api/health", "/api/health/ready"}
    assert set(named) <= app.openapi()["paths"].keys()


def test_a_server_has_time_to_end() -> None:
    """Check that every host gives the server longer to stop than it needs."""
    needed = FINISHING + 10
    stop = re.search(r"^TimeoutStopSec=(\d+)$", UNIT, re.MULTILINE)
    assert stop
    assert int(stop[1]) >= needed
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    grace = composed["services"]["holdfast"]["stop_grace_period"]
    assert int(grace.removesuffix("s")) >= needed


def test_a_service_that_cannot_be_set_up_is_not_started_for_ever() -> None:
    assert f"\nRestartPreventExitStatus={WRONG_INPUT}\n" in UNIT
