"""A real browser for the tests in this folder: the machine's own Chromium."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything beside this file drives a browser."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.web)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Let Playwright start the Chromium on the PATH instead of one it would download."""
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        reason = f"There is no Chromium on the PATH ({', '.join(CHROMIUMS)})."
        if os.environ.get("CI") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    # Chromium refuses to sandbox itself for root, which is who runs the tests in a container.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": chromium, "args": sandbox}
