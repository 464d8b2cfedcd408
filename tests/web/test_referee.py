"""Tests of the layout referee: it finds each fault where there is one, and nothing else."""

import pytest
from playwright.sync_api import Page
from tests.web import referee

PHONE = (390, 844)
DESK = (1280, 800)
PAGE = """<style>
  body {{ margin: 0; background: #fff; color: #000; font: 16px sans-serif }}
  button {{ border: 0; padding: 0; background: #ddd; font: inherit }}
  .at {{ position: absolute }}
</style>{}"""


def found(page: Page, body: str, size: tuple[int, int] = DESK) -> list[str]:
    """Return the rules that a page breaks."""
    page.set_content(PAGE.format(body))
    return sorted({one.rule for one in referee.inspect(page, size, "light", "en", "case")})


def button(left: int, top: int, width: int, height: int, more: str = "") -> str:
    """Return the HTML of a button at this place."""
    place = f"left: {left}px; top: {top}px; width: {width}px; height: {height}px"
    return f'<button class="at" style="{place}; {more}">go</button>'


ICON = '<svg width="20" height="20" style="flex: none"><rect width="20" height="20"/></svg>'
LONG = "Words that are far longer than the box in which they stand"
ROW = '<div style="display: flex; width: {}px; background: #ddd; white-space: nowrap">{}</div>'
SCROLLER = '<div style="width: 200px; height: 40px; overflow: {}"><p>{}</p></div>'
TALL = "<br>".join(["line"] * 9)
LIST = """<div style="width: 200px; height: 120px; overflow: {}">
  <div style="height: 60px"></div>
  <div style="height: 50px; overflow: auto"><button style="height: 44px">one</button>
    <div style="height: 90px"></div></div>
  <div style="height: 60px"></div>
  <div style="position: sticky; bottom: 0; background: #fff">
    <button style="width: 200px; height: 60px">go on</button></div>
</div>"""
DRAWN = (
    '<svg width="300" height="300"><g role="button" aria-label="go" {}>'
    '<circle cx="150" cy="150" r="14"/></g></svg>'
)
SIGN = (
    '<div class="at" data-with="{}" style="inset: 90px 0 auto 0; height: 80px; '
    'background: #eee">{}</div>'
)
PLACE = button(100, 60, 100, 80).replace("<button", '<button data-move="go"')
ANSWER = button(100, 100, 100, 44).replace("<button", '<button data-move="go"')
SHEET = '<div class="at" style="inset: 90px 0 auto 0; height: 80px; background: {}">{}</div>'

PAGE_WITH_BAR = """<div style="height: {}px"></div>
<button style="width: 100px; height: 44px">one</button><div style="height: {}px"></div>
<div style="position: fixed; inset: auto 0 0 0; height: 100px; background: #eee"></div>"""

FAULTS = {
    "small text": ('<p style="font-size: 11px">tiny</p>', DESK),
    "small text in a drawing": (
        '<svg width="100" height="50" viewBox="0 0 200 100"><text y="50">tiny</text></svg>',
        DESK,
    ),
    "cut text": (SCROLLER.format("hidden", TALL), DESK),
    "overflowing text": (ROW.format(100, LONG), DESK),
    "overflowing drawing": (ROW.format(30, ICON + ICON + ICON), DESK),
    "letters over letters": (
        '<p class="at">one over</p><p class="at" style="left: 4px; top: 3px">another</p>',
        DESK,
    ),
    "contrast": ('<p style="color: #999">faint</p>', DESK),
    "target outside": (button(1240, 100, 80, 44, "text-align: left"), DESK),
    "small target": (button(100, 100, 30, 30), PHONE),
    "small target in a drawing": (DRAWN.format('tabindex="0"'), PHONE),
    "small target in a drawing whose button is small too": (
        DRAWN.format('data-move="go"')
        + '<button data-move="go" style="width: 90px; height: 30px">go</button>',
        PHONE,
    ),
    "small target in a list, at its edge": (
        '<div style="height: 60px; width: 200px; overflow: auto"><div style="height: 28px"></div>'
        '<button style="width: 60px; height: 30px">go</button><div style="height: 90px"></div>'
        "</div>",
        PHONE,
    ),
    "covered target": (
        button(100, 100, 100, 50) + SHEET.format("#eee", ""),
        DESK,
    ),
    "covered target in a sign that leads elsewhere": (PLACE + SIGN.format("stay", ""), DESK),
    "covered target in a sign under something else": (
        PLACE + SIGN.format("go", button(0, 0, 300, 50)),
        DESK,
    ),
    "covered target in a list that stands still": (LIST.format("hidden"), DESK),
    "covered answer": (
        ANSWER + '<div class="at" role="dialog" data-card="wolf" style="inset: 90px 0 auto 0; '
        'height: 60px; background: #eee; pointer-events: none">A wolf</div>',
        DESK,
    ),
    "list without a bar": (
        '<div style="height: 60px; width: 200px; overflow: auto; scrollbar-width: none">'
        '<button data-move="go" style="height: 44px">go</button><div style="height: 90px"></div>'
        "</div>",
        DESK,
    ),
    "filled refusal": (
        '<button data-move="take" style="height: 44px">take it</button>'
        '<button data-move="no" style="height: 44px; background: #00a; color: #fff">no</button>',
        DESK,
    ),
    "overlapping targets": (button(100, 100, 100, 44) + button(190, 100, 100, 44), DESK),
    "covered target in a page that ends under its bar": (PAGE_WITH_BAR.format(700, 90), DESK),
}
"""What is wrong, called by the rule that it breaks."""

INNOCENT = {
    "what can be scrolled to": (SCROLLER.format("auto", TALL), DESK),
    "a card beside the answers": (
        ANSWER + '<div class="at" role="dialog" data-card="wolf" style="inset: 190px 0 auto 0; '
        'height: 60px; background: #eee">A wolf</div>',
        DESK,
    ),
    "a list of answers with a bar": (
        '<div style="height: 60px; width: 200px; overflow: auto">'
        '<button data-move="go" style="height: 44px">go</button><div style="height: 90px"></div>'
        "</div>",
        DESK,
    ),
    "a refusal as quiet as the rest": (
        '<button data-move="take" style="height: 44px; background: #00a; color: #fff">take</button>'
        '<button data-move="decline" style="height: 44px">no</button>',
        DESK,
    ),
    "what lies under the bar of a page that scrolls": (PAGE_WITH_BAR.format(720, 130), DESK),
    "what lies below the window": (PAGE_WITH_BAR.format(1200, 130), DESK),
    "what fits": (ROW.format(600, ICON + LONG), DESK),
    "what is hung over an edge": (
        f'<div style="position: relative; width: 60px; height: 30px; background: #ddd">'
        f'<span class="at" style="left: 50px">{ICON}</span></div>',
        DESK,
    ),
    "targets beside each other": (button(100, 100, 44, 44) + button(142, 100, 44, 44), PHONE),
    "what lies under a sign that leads there too": (PLACE + SIGN.format("go", ""), DESK),
    "a small one under a mouse": (button(100, 100, 30, 30), DESK),
    "what a finger finds all the same": (
        button(100, 100, 30, 30)
        + "<style>button::after { position: absolute; inset: -8px; content: '' }</style>",
        PHONE,
    ),
    "a drawing whose move has a button too": (
        DRAWN.format('data-move="go"')
        + '<button data-move="go" style="width: 90px; height: 44px">go</button>',
        PHONE,
    ),
    "a drawing that a finger finds beside it": (
        '<svg width="300" height="300"><g role="button" tabindex="0" aria-label="go">'
        '<circle cx="150" cy="150" r="14"/>'
        '<circle cx="150" cy="150" r="23" style="fill: none; pointer-events: all"/></g></svg>',
        PHONE,
    ),
    "what sticks to the edge of a list": (LIST.format("auto"), DESK),
    "a button that sticks by itself": (
        '<div style="height: 100px; width: 200px; overflow: auto">'
        '<button style="height: 90px">one</button><div style="height: 90px"></div>'
        '<button style="height: 44px; position: sticky; bottom: 0">go on</button></div>',
        DESK,
    ),
    "what the edge of a list hides of a target": (
        '<div style="height: 60px; width: 200px; overflow: auto"><div style="height: 28px"></div>'
        '<button style="position: relative; width: 60px; height: 30px">go</button>'
        '<div style="height: 90px"></div></div>'
        "<style>button::after { position: absolute; inset: -8px; content: '' }</style>",
        PHONE,
    ),
    "what lies on a sheet": (
        button(100, 60, 100, 40) + SHEET.format("#eee", button(100, 5, 100, 44)),
        DESK,
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str, page: Page) -> None:
    body, size = FAULTS[fault]
    assert found(page, body, size) == [fault.partition(" in a ")[0]]


@pytest.mark.parametrize("case", INNOCENT)
def test_what_is_no_fault_is_none(case: str, page: Page) -> None:
    body, size = INNOCENT[case]
    assert found(page, body, size) == []


def test_an_overlap_between_all_points_that_are_tried_is_found(page: Page) -> None:
    # Four pixels of a corner: no point of any grid lies there.
    assert found(page, button(100, 100, 100, 44) + button(194, 138, 100, 44)) == [
        "overlapping targets"
    ]


FADING = """<style>
  p { color: #eee; transition: color 3s; animation: pulse 1s infinite }
  @media (prefers-color-scheme: light) { p { color: #000 } }
  @keyframes pulse { 50% { opacity: 0.9 } }
</style><p>soon legible</p>"""


def test_colours_that_are_on_their_way_are_waited_for(page: Page) -> None:
    # In the dark it is legible too late: the referee itself turns on the light.
    page.emulate_media(color_scheme="dark")
    assert found(page, FADING) == []


HINT = SHEET.replace("<div", '<div id="hint"')


def test_a_sheet_covers_what_is_below_and_is_looked_at_itself(page: Page) -> None:
    small = button(0, 0, 300, 30)
    page.set_content(PAGE.format(PLACE + button(300, 100, 30, 30) + HINT.format("#eee", small)))
    found = referee.inspect(page, PHONE, "light", "en", "case", "#hint")
    assert [(one.rule, one.on_sheet) for one in found] == [("small target", True)]
