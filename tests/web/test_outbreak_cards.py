"""Outbreak's Fortune cards on screen: their whole text fits on them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.web.games.outbreak import showcase
from tests.web.server import Server
from tests.web.words import messages

from holdfast.games.outbreak.content.schema import FORTUNES

SIZES = ((820, 1180), (1180, 820), (1280, 800), (2560, 1440))
"""Wherever the open mat lies below the city: phones lay the hand into their sheet."""

# Puts words on every card of the open mat, upright ones and those in a list, and tells which of
# them lie over the edge.
CUT = """(faces) => {
  const found = [];
  const range = document.createRange();
  const look = (card, face) => {
    for (const [tag, words] of Object.entries(face))
      if (card.querySelector(tag)) card.querySelector(tag).textContent = words;
    const edge = card.getBoundingClientRect();
    for (const one of card.querySelectorAll('b, small, span, em')) {
      range.selectNodeContents(one);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // A line is higher than its letters.
      const across = Math.max(edge.left - left, right - edge.right);
      const down = Math.max(edge.top - top, bottom - edge.bottom) - 1;
      const over = Math.max(across, down);
      if (right > left && over > 0.5) found.push(`${one.textContent} by ${Math.ceil(over)} px`);
    }
  };
  const fan = document.querySelector('.fan');
  for (const many of [false, true]) {
    fan.classList.toggle('many', many);
    for (const card of fan.querySelectorAll('.card')) {
      card.classList.toggle('row', many);
      for (const face of faces) look(card, face);
    }
  }
  return found;
}"""


def faces(language: str) -> list[dict[str, str]]:
    """Return the texts that a card can have, by the tags of its parts."""
    words = {key: text or "" for key, text in messages(language, "outbreak").items()}

    def soft(said: str) -> str:
        for word in words["ui-joints"].split():
            said = said.replace(word.replace("-", ""), word.replace("-", "\u00ad"))
        return said

    def face(card: str, when: str, status: str) -> dict[str, str]:
        name, rule = soft(words[f"card-{card}"]), soft(words[f"card-{card}-rule"])
        return {"b": name, "small": when, "span": rule, "em": words[f"ui-card-{status}"]}

    fortune = [
        face(card.id, ", ".join(words[f"ui-window-{one}"] for one in card.windows), "play")
        for card in FORTUNES.fortune
    ]
    return fortune + [
        face(card.id, words[f"ui-card-{state}"], status)
        for card in FORTUNES.schematic
        for state, status in (("schematic", "play"), ("built", "used"))
    ]


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_in_the_hand_can_be_read(
    browser: Browser, browser_context_args: dict[str, Any], server: Server, language: str
) -> None:
    with browser.new_context(**browser_context_args) as context:
        settings = f'{{"language": "{language}"}}'
        context.add_init_script(f"localStorage['holdfast.settings'] = '{settings}'")
        page = context.new_page()
        page.goto(showcase(server).link(0))
        page.locator(".fan > .card").first.wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT, faces(language)) == []
