import { settings } from '../../settings.svelte.ts';

/** Keys that press what has the keyboard. */
const presses = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** Looking at a thing without pressing it: a mouse hovers, the keyboard comes by. A finger only presses. */
export function pointing(look: () => void, leave: () => void) {
  const hovers = ({ pointerType }: PointerEvent) => !settings.phone && pointerType !== 'touch';
  return {
    onpointerenter: (event: PointerEvent) => hovers(event) && look(),
    onpointerleave: (event: PointerEvent) => hovers(event) && leave(),
    onfocus: () => !settings.phone && look(),
    onblur: () => !settings.phone && leave(),
  };
}

/** Pressing a thing, be it a button or a drawing, by a click or by a key. */
export function pressing(press: (event: MouseEvent | KeyboardEvent) => void) {
  return {
    onclick: press,
    onkeydown: (event: KeyboardEvent) => {
      // Buttons answer a key by a click; drawings must be told.
      if (event.currentTarget instanceof HTMLButtonElement || !presses(event)) return;
      event.preventDefault();
      event.stopPropagation();
      press(event);
    },
  };
}

/**
 * The keyboard on a board: Enter and Space press the place that has it, an arrow hands it on to the place that
 * `next` finds. Places carry their number or name as `data-<kind>`.
 */
export function steer(
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
