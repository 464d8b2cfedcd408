"""What a table shows without an explanation, found by the kind of element, not by a list."""

from __future__ import annotations

from playwright.sync_api import Page

# An element asks for its explanation by an event, which is answered if there is one. Checked are
# all drawings, pictures, gauges and hatched areas.
UNEXPLAINED = """() => {
  const root = document.querySelector('[data-game]');
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility();
  };
  const hatched = (element) => getComputedStyle(element).backgroundImage.includes('repeating');
  const gauges = '[role="img"], [role="meter"], [role="progressbar"], meter, progress';
  const all = [...root.querySelectorAll('*')].filter(
    (element) => element.matches(`use, ${gauges}`) || hatched(element),
  );
  const told = (element) => element.textContent.trim() || element.getAttribute('aria-label');
  const labelled = (element) => {
    let part = element;
    for (let steps = 0; part !== root && steps < 5; steps += 1, part = part.parentElement)
      if (told(part)) return true;
    return false;
  };
  const name = (element) =>
    element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.outerHTML;
  const things = all.filter(shown);
  const missing = things.filter((element) => {
    const asking = new CustomEvent('about', { bubbles: true, cancelable: true });
    const answered = !element.dispatchEvent(asking);
    const common = (element.getAttribute('href') ?? '').startsWith('#icon-');
    return !answered || (common && !labelled(element));
  });
  const titles = [...root.querySelectorAll('[title]:not(a, button)')];
  return {
    shown: things.length,
    missing: [...new Set([...missing.map(name), ...titles.map((one) => `title: ${one.title}`)])],
  };
}"""

AWAKE = """() => !document.querySelector('[data-game]').dispatchEvent(
  new CustomEvent('about', { bubbles: true, cancelable: true }))"""


def load_explanations(page: Page) -> None:
    """Ask for every explanation, so that they are fetched, and wait until they have come."""
    page.mouse.move(180, 30)
    page.mouse.move(182, 30)
    page.wait_for_function(AWAKE)
    page.keyboard.press("Escape")


def unexplained_elements(page: Page, least: int = 20) -> list[str]:
    """Return the names of the elements of this table that have no explanation."""
    found = page.evaluate(UNEXPLAINED)
    assert found["shown"] >= least, "the table was not laid yet"
    page.keyboard.press("Escape")
    missing: list[str] = found["missing"]
    return missing
