"""What a wheel holds beside the package's own files: the built client, its tables for notebooks,
and the rules references.

An editable install takes none of them: there they are read from web/ and docs/rules in place.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class HoldfastBuildHook(BuildHookInterface[Any]):
    """Adds holdfast/web_dist, holdfast/notebook_dist and holdfast/rules_text to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client with npm and tell hatchling where the extra files lie."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "tools"))
        import web

        for rules in sorted((root / "docs" / "rules").glob("*.md")):
            build_data["force_include"][str(rules)] = f"holdfast/rules_text/{rules.name}"
        if web.exists(root / "web"):
            build_data["force_include"][str(web.build(root / "web"))] = "holdfast/web_dist"
            pages = sorted(web.notebook(root / "web").glob("*.html"))
            for page in pages:
                build_data["force_include"][str(page)] = f"holdfast/notebook_dist/{page.name}"
        else:
            self.app.display_warning("There is no browser client in web/; the wheel goes without.")
