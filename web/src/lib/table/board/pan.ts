import { within, type Box, type Point } from './points.ts';

/** What a board is looked at with: a hand that remembers where it was dragged to. */
export interface Looking {
  looking: Point | null;
  zoom: number;
}

/** How a board lies in its window: the point of it that is in the middle, its scale, and how far one can look. */
export interface Lie {
  focus: Point;
  scale: number;
  bounds: Box;
}

/** A press that moves less than this is a click, in pixels. */
const STILL = 8;

const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** What floats over a board is not the board. */
const isApart = ({ target }: Event): boolean => (target as Element).closest('button, [data-apart]') !== null;

/** A board that is larger than its window is dragged with a finger or the mouse. */
export class Pan {
  /** Whether the last press moved the board: then it was no click. */
  dragged = false;
  protected held: { at: Point; focus: Point } | null = null;

  /** `lie` tells how the board lies now; null where it cannot be dragged. */
  constructor(
    protected readonly hand: () => Looking,
    protected readonly lie: () => Lie | null,
  ) {}

  /** What the window around the board listens to. */
  get listeners() {
    return {
      onpointerdown: (event: PointerEvent) => this.hold(event),
      onpointermove: (event: PointerEvent) => this.drag(event),
      onpointerup: (event: PointerEvent) => this.release(event),
      onpointercancel: (event: PointerEvent) => this.release(event),
      onpointerleave: (event: PointerEvent) => this.release(event),
    };
  }

  protected hold(event: PointerEvent): void {
    this.dragged = false;
    const lie = this.lie();
    this.held = lie && !isApart(event) ? { at: at(event), focus: lie.focus } : null;
  }

  protected drag(event: PointerEvent): void {
    const [held, lie] = [this.held, this.lie()];
    if (!held || !lie) return;
    const [dx, dy] = [event.clientX - held.at.x, event.clientY - held.at.y];
    if (!this.dragged && Math.hypot(dx, dy) < STILL) return;
    this.dragged = true;
    this.hand().looking = within({ x: held.focus.x - dx / lie.scale, y: held.focus.y - dy / lie.scale }, lie.bounds);
  }

  protected release(_event: PointerEvent): void {
    this.held = null;
  }
}
