import { Pan, type Lie, type Looking } from './pan.ts';
import { within, type Point } from './points.ts';

/** The zoom factor of one step of the wheel or a button. */
const STEP = 1.25;

export interface ZoomLie extends Lie {
  /** The position of the focus in the viewport. */
  centre: Point;
  nearest: number;
  farthest: number;
  /** Whether the default view shows the whole board, in a fixed place. */
  whole: boolean;
}

/** A board that can also be zoomed: with the wheel, with buttons, or with two fingers. */
export class Zoom extends Pan {
  #fingers = new Map<number, Point>();
  #spread: { distance: number; zoom: number } | null = null;

  constructor(
    hand: () => Looking,
    protected override readonly lie: () => ZoomLie,
  ) {
    super(hand, lie);
  }

  override get listeners() {
    return { ...super.listeners, onwheel: (event: WheelEvent) => this.#wheel(event) };
  }

  closer = (): void => this.#to(this.hand().zoom * STEP);
  farther = (): void => this.#to(this.hand().zoom / STEP);
  /** Return to the default view: the whole board if it fits, else the surroundings of the own pawn. */
  reset = (): void => {
    const { farthest, whole } = this.lie();
    this.hand().zoom = whole ? Math.min(1, farthest) : 1;
    this.hand().looking = null;
  };

  /** Zoom so that the given point of the viewport stays on the same point of the board. */
  #to(zoom: number, at?: Point): void {
    const { focus, scale, centre, nearest, farthest, whole } = this.lie();
    const fixed = at ?? centre;
    const under = { x: focus.x + (fixed.x - centre.x) / scale, y: focus.y + (fixed.y - centre.y) / scale };
    this.hand().zoom = Math.min(Math.max(zoom, farthest), nearest);
    // The placement follows from the new zoom.
    const now = this.lie();
    const to = { x: under.x + (centre.x - fixed.x) / now.scale, y: under.y + (centre.y - fixed.y) / now.scale };
    this.hand().looking = this.hand().zoom === 1 && whole ? null : within(to, now.bounds);
  }

  #wheel(event: WheelEvent): void {
    if ((event.target as Element).closest('[data-apart]')) return;
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = { x: event.clientX - box.x, y: event.clientY - box.y };
    this.#to(this.hand().zoom * (event.deltaY < 0 ? STEP : 1 / STEP), at);
  }

  protected override hold(event: PointerEvent): void {
    super.hold(event);
    if (!this.held) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#spread = this.#fingers.size === 2 ? { distance: this.#apart(), zoom: this.hand().zoom } : null;
  }

  protected override drag(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!this.#spread || this.#spread.distance === 0) return super.drag(event);
    const [a, b] = [...this.#fingers.values()] as [Point, Point];
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = { x: (a.x + b.x) / 2 - box.x, y: (a.y + b.y) / 2 - box.y };
    this.#to((this.#spread.zoom * this.#apart()) / this.#spread.distance, at);
    this.dragged = true;
  }

  protected override release(event: PointerEvent): void {
    super.release(event);
    this.#fingers.delete(event.pointerId);
    this.#spread = null;
  }

  /** Return the distance between two fingers. */
  #apart(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
