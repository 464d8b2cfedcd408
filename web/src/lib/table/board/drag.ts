import type { Point } from './points.ts';

/** A press that moves less than this takes nothing up, in pixels. */
const STILL = 6;

export interface Carried {
  /** The piece is over something: whatever lies under the pointer. */
  over: (at: Point, under: Element | null) => void;
  /** The piece was let go there; null when it was never taken up. */
  drop: (at: Point | null) => void;
}

/** Carry a piece under the pointer, from where it was pressed to where it is let go. */
export function carry(start: PointerEvent, { over, drop }: Carried): void {
  let at: Point | null = null;
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!at && Math.hypot(clientX - start.clientX, clientY - start.clientY) <= STILL) return;
    at = { x: clientX, y: clientY };
    over(at, document.elementFromPoint(clientX, clientY));
  };
  const end = () => {
    window.removeEventListener('pointermove', move);
    drop(at);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end, { once: true });
}
