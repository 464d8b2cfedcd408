"""Somebody who takes lessons: reads what the coach says and presses what is lit."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web.server import until

# A place where the first of these things can be pressed: in sight, and with nothing over it.
FREE = """
selectors => {
  for (const selector of selectors) for (const one of document.querySelectorAll(selector)) {
    if (one.disabled) continue;
    const box = one.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8, 0.35, 0.65]) for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const [x, y] = [box.x + box.width * along, box.y + box.height * down];
      const top = document.elementFromPoint(x, y);
      if (top && (one.contains(top) || top === one)) return { x, y, selector };
    }
  }
  return null;
}
"""
TRIES = 12
"""Presses after which a step should have been taken: pieces are chosen first, phones tap twice."""


class Learner:
    """A learner at one screen, in one language."""

    def __init__(self, page: Page, language: str = "en", phone: bool = False) -> None:
        self.page = page
        self.language = language
        self.phone = phone
        self.says = page.locator("#coach-says")
        self.lights = page.locator(".spotlight .ring")
        self.coach = page.locator("section.coach")
        self.done = page.locator("section.done")

    def enter(self, game: str, lesson: str) -> Any:
        """Open a lesson; gives what the server tells of it."""
        with self.page.expect_response(f"**/course/{lesson}") as answer:
            self.page.goto(f"/learn/{game}/{lesson}")
        return answer.value.json()

    def press(self, *selectors: str) -> bool:
        """Press the first of these that can be pressed."""
        place = self.page.evaluate(FREE, list(selectors))
        if place is None:
            return False
        if self.phone:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])
        return True

    def take(self, lesson: Any) -> None:
        """Take a lesson to its end, step by step."""
        for number, step in enumerate(lesson["steps"]):
            self.hears(number, step)
            self.does(number, step)
        expect(self.done).to_be_visible()
        expect(self.done).to_contain_text(lesson["learned"][0][self.language])

    def hears(self, number: int, step: Any) -> None:
        """The coach says the step, and something is lit."""
        expect(self.says).to_have_attribute("data-step", str(number + 1))
        said = step["say"][self.language]
        expect(self.says).to_have_text(said["before"] + said["task"] + said["after"])
        expect(self.says.locator("b")).to_have_text([said["task"]] if said["task"] else [])
        if step["point"]:
            expect(self.lights.first).to_be_visible()

    def does(self, number: int, step: Any) -> None:
        """What the step asks for, by pressing what is lit."""
        if not step["expect"]:
            assert self.press("[data-coach='on']")
            return
        wanted = step["expect"][0]
        plays = [
            f'[data-move="{wanted}"]',
            f'[data-go="{wanted}"]',
            f'[data-point~="move:{wanted}"]',
        ]
        # Where nothing plays the move yet, something lit leads there, such as a card to choose.
        leads = iter([f'[data-point~="{point}"]' for point in reversed(step["point"])])
        for _ in range(TRIES):
            if self.gone_on(number):
                return
            if not self.press(*plays):
                lead = next(leads, None)
                assert lead is not None, f"step {number + 1}: nothing lit plays {wanted}"
                self.press(lead)
            self.page.wait_for_timeout(60)
        until(lambda: self.gone_on(number))

    def gone_on(self, number: int) -> bool:
        """Whether the step has been taken."""
        return self.done.is_visible() or self.says.get_attribute("data-step") != str(number + 1)

    def button(self, name: str) -> Locator:
        """A button of the coach."""
        return self.page.locator(f"[data-coach='{name}']")
