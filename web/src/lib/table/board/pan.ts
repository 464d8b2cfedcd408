import { within, type Box, type Point } from './points.ts';

/** The viewport of a board: its centre if it was dragged, and its zoom. */
export interface Looking {
  looking: Point | null;
  zoom: number;
}

/** How a board is placed in its viewport: the point at its centre, its scale, and how far it can be dragged. */
export interface Lie {
  focus: Point;
  scale: number;
  bounds: Box;
}

/** The least distance of a drag in pixels. A shorter one is a click. */
const STILL = 8;

const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Return whether the event is on something that floats above the board. */
const isApart = ({ target }: Event): boolean => (target as Element).closest('button, [data-apart]') !== null;

/** Lets a board that is larger than its viewport be dragged with a finger or the mouse. */
export class Pan {
  /** Whether the last press dragged the board: then it was not a click. */
  dragged = false;
  protected held: { at: Point; focus: Point } | null = null;

  /** `lie` returns the current placement of the board, or null where it cannot be dragged. */
  constructor(
    protected readonly hand: () => Looking,
    protected readonly lie: () => Lie | null,
  ) {}

  /** Event handlers for the element around the board. */
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
