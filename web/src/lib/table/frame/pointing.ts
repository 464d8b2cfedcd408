import { settings } from '../../settings.svelte.ts';

/** Return whether a key presses the focused element. */
const presses = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/**
 * Return event handlers for pointing at a thing: by hovering with a mouse, or by keyboard focus. A finger only presses.
 */
export function pointing(look: () => void, leave: () => void) {
  const hovers = ({ pointerType }: PointerEvent) => !settings.phone && pointerType !== 'touch';
  return {
    onpointerenter: (event: PointerEvent) => hovers(event) && look(),
    onpointerleave: (event: PointerEvent) => hovers(event) && leave(),
    onfocus: () => !settings.phone && look(),
    onblur: () => !settings.phone && leave(),
  };
}

/** Return event handlers for pressing a button or a drawing, by a click or a key. */
export function pressing(press: (event: MouseEvent | KeyboardEvent) => void) {
  return {
    onclick: press,
    onkeydown: (event: KeyboardEvent) => {
      // Buttons turn a key into a click themselves; drawings do not.
      if (event.currentTarget instanceof HTMLButtonElement || !presses(event)) return;
      event.preventDefault();
      event.stopPropagation();
      press(event);
    },
  };
}

/**
 * Handle a key on a board: Enter and Space press the focused place, an arrow moves the focus to the place that `next`
 * returns. Places have their number or name as `data-<kind>`.
 */
export function handleBoardKey(
  event: KeyboardEvent,
  kind: string,
  press: (event: KeyboardEvent) => void,
  next: (key: string) => string | number | null | undefined,
): void {
  if (presses(event)) {
    event.preventDefault();
    event.stopPropagation();
    return press(event);
  }
  const place = next(event.key) ?? null;
  if (place === null) return;
  event.preventDefault();
  event.stopPropagation();
  const board = (event.currentTarget as Element).closest('svg');
  board?.querySelector<SVGElement>(`[data-${kind}="${place}"]`)?.focus();
}
