"""A learner who takes lessons: reads the coach's steps and presses what is highlighted."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web.server import wait_until

# Finds a point where the first of these elements can be pressed: in view and not covered.
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
"""Presses within which a step must be done: pieces are chosen first, and phones need two taps."""


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
        """Open a lesson, and return it as the server describes it."""
        with self.page.expect_response(f"**/course/{lesson}") as answer:
            self.page.goto(f"/learn/{game}/{lesson}")
        return answer.value.json()

    def press(self, *selectors: str) -> bool:
        """Press the first of these elements that can be pressed, and return whether there was
        one."""
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
            self.check_step(number, step)
            self.do_step(number, step)
        expect(self.done).to_be_visible()
        expect(self.done).to_contain_text(lesson["learned"][0][self.language])

    def check_step(self, number: int, step: Any) -> None:
        """Check that the coach says the step and that something is highlighted."""
        expect(self.says).to_have_attribute("data-step", str(number + 1))
        said = step["say"][self.language]
        expect(self.says).to_have_text(said["before"] + said["task"] + said["after"])
        expect(self.says.locator("b")).to_have_text([said["task"]] if said["task"] else [])
        if step["point"]:
            expect(self.lights.first).to_be_visible()

    def do_step(self, number: int, step: Any) -> None:
        """Do what the step asks for by pressing what is highlighted."""
        if not step["expect"]:
            assert self.press("[data-coach='on']")
            return
        wanted = step["expect"][0]
        plays = [
            f'[data-move="{wanted}"]',
            f'[data-go="{wanted}"]',
            f'[data-point~="move:{wanted}"]',
        ]
        # Where nothing plays the move yet, a highlighted element leads there, such as a card to
        # choose.
        leads = iter([f'[data-point~="{point}"]' for point in reversed(step["point"])])
        for _ in range(TRIES):
            if self.is_step_done(number):
                return
            if not self.press(*plays):
                lead = next(leads, None)
                assert lead is not None, f"step {number + 1}: nothing highlighted plays {wanted}"
                self.press(lead)
            self.page.wait_for_timeout(60)
        wait_until(lambda: self.is_step_done(number))

    def is_step_done(self, number: int) -> bool:
        """Return whether the step is done."""
        return self.done.is_visible() or self.says.get_attribute("data-step") != str(number + 1)

    def button(self, name: str) -> Locator:
        """Return a button of the coach by its label."""
        return self.page.locator(f"[data-coach='{name}']")
