import { answerPuzzle, puzzleHint, puzzleSolution, puzzleWhy } from '../api/http.ts';
import type { MoveView, PuzzleSolution, PuzzleVerdict, PuzzleView, ReasonView } from '../api/types.ts';
import type { GameClient } from '../table/game.ts';
import { t } from '../words.svelte.ts';
import { PositionTable } from './position.svelte.ts';
import { after, keepSolver, solver, withAnswer, type Outcome } from './solver.ts';

/** A puzzle: a move is judged instead of played, and the solution is shown step by step. */
export class PuzzleTable<V = unknown> extends PositionTable<V> {
  /** The verdict on the latest answer. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** The number of steps of the solution shown so far. */
  step = $state(0);
  hint = $state.raw<ReasonView | null>(null);
  hinted = $state(false);
  /** The change of the rating. */
  change = $state(0);
  #tries = 0;

  constructor(
    readonly puzzle: PuzzleView,
    client: GameClient<V>,
    /** The date if it is one of the daily five. */
    readonly day: string | null,
  ) {
    super(puzzle.game, puzzle.table, client);
  }

  /** Whether it was answered or the solution is shown, so that no move can be chosen. */
  get answered(): boolean {
    return this.verdict !== null || this.solution !== null;
  }

  play(move: MoveView): void {
    if (this.busy || this.answered) return;
    this.pointed = this.reason = null;
    void this.during(async () => {
      const verdict = await answerPuzzle(this.game, this.puzzle.id, move.n);
      this.#tries += 1;
      const right = verdict.verdict === 'right';
      if (right || this.#tries === 1) this.#count(right ? (this.#tries === 1 ? 'first' : 'later') : 'missed');
      this.verdict = verdict;
    });
  }

  /** Allow another answer. */
  again(): void {
    this.verdict = null;
    this.pointed = null;
  }

  askHint(): void {
    if (this.hinted) return;
    void this.during(async () => {
      this.hint = (await puzzleHint(this.game, this.puzzle.id)).hint;
      this.hinted = true;
    });
  }

  /** Show the solution. Without a right answer before, the puzzle counts as not solved. */
  show(): void {
    void this.during(async () => {
      const solution = await puzzleSolution(this.game, this.puzzle.id);
      if (this.verdict?.verdict !== 'right') this.#count('missed');
      this.solution = solution;
      this.step = 0;
    });
  }

  /** Show the next step of the solution. */
  async forth(): Promise<void> {
    const step = this.solution?.steps[this.step];
    if (!step || this.busy) return;
    this.running = true;
    for (const { events, view } of step.frames) if (!this.closed) await this.stage.play(events, view as V);
    this.running = false;
    this.step += 1;
  }

  /** Go back one step of the solution. */
  back(): void {
    if (this.step === 0 || this.busy) return;
    this.step -= 1;
    const before = this.solution?.steps[this.step - 1]?.frames.at(-1);
    this.stage.rest((before?.view ?? this.position.view) as V, []);
  }

  explain(move: number, at: { x: number; y: number }): void {
    if (this.stage.playing) return this.stage.skip();
    puzzleWhy(this.game, this.puzzle.id, move).then(
      ({ wording, clauses, legal }) => (this.reason = { wording: legal ? t('puzzle-answered') : wording, clauses, ...at }),
      () => undefined,
    );
  }

  #count(outcome: Outcome): void {
    const before = solver();
    const known = after(before, this.game, this.puzzle.id, this.puzzle.rating, outcome, this.hinted);
    this.change = known === before ? this.change : known.rating - before.rating;
    const shown = this.hinted && outcome === 'first' ? 'later' : outcome;
    keepSolver(this.day ? withAnswer(known, this.day, this.game, this.puzzle.id, shown) : known);
  }
}
