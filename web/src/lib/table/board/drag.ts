import type { Point } from './points.ts';

/** The least distance of a drag in pixels. A shorter one picks nothing up. */
const STILL = 6;

export interface DragHandlers {
  /** Called while the piece is dragged, with the element under the pointer. */
  over: (at: Point, under: Element | null) => void;
  /** Called where the piece is dropped; null if it was never picked up. */
  drop: (at: Point | null) => void;
}

/** Drag a piece from where it was pressed to where it is dropped. */
export function dragPiece(start: PointerEvent, { over, drop }: DragHandlers): void {
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
