"""Everything that a person is sent about a table while away from it: list rows and notices."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.hosting.accounts.tables import table_summary
from holdfast.hosting.highlights import Highlights, since
from holdfast.hosting.notices.plan import plan_reminders
from holdfast.hosting.notices.records import Kind, NoticeSettings, SeatedPerson
from holdfast.hosting.notices.wording import News, notice_of
from holdfast.hosting.stored import Row
from holdfast.hosting.views import summary
from holdfast.table import Table

KINDS: tuple[Kind, ...] = ("turn", "soon", "began", "over", "rematch")


def away_texts(table: Table, viewer: int, highlights: Highlights, seq: int) -> Iterator[str]:
    """Yield the texts for a seat that is away: list row, highlights since `seq`, and notices."""
    seen = summary(table.overview())
    row = Row("t", table.game.name, 1, seen, 0.0, (), highlights)
    yield table_summary(row, viewer).model_dump_json()
    yield repr(since(row.highlights, viewer, seq))
    for language in ("en", "de"):
        settings = NoticeSettings("p", language, "UTC", 0, 0, "a@example.org", "s")
        seated = SeatedPerson("t", str(viewer), table.game.name, settings, seen)
        yield repr(plan_reminders(seated, {}, 10.0))
        for kind in KINDS:
            notice = notice_of([News(kind, seated)], 10.0)
            yield notice.push_text(language, "s")
            yield from notice.mail_lines(language, "https://example.org", "s")
