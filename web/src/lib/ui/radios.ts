/**
 * Handle an arrow key in a row of radio buttons: choose the next or the previous one, and focus it. `at` is the number
 * of the focused one.
 */
export function chooseByArrow(event: KeyboardEvent, at: number, count: number, choose: (next: number) => void): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const next = (at + by + count) % count;
  choose(next);
  const group = (event.currentTarget as Element).parentElement;
  (group?.children[next] as HTMLElement | undefined)?.focus();
}
