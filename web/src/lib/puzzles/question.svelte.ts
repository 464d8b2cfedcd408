import { answerQuestion, questionWhy } from '../api/http.ts';
import type { MoveView, QuestionReply, QuestionView } from '../api/types.ts';
import type { GameClient } from '../table/game.ts';
import { t } from '../words.svelte.ts';
import { PositionTable } from './position.svelte.ts';

/** A moment of a friend's game that asks what one would play. */
export class QuestionTable<V = unknown> extends PositionTable<V> {
  reply = $state.raw<QuestionReply | null>(null);

  constructor(
    readonly question: QuestionView,
    client: GameClient<V>,
  ) {
    super(question.game, question.table, client);
  }

  get answered(): boolean {
    return this.reply !== null;
  }

  play(move: MoveView): void {
    if (this.busy || this.answered) return;
    this.pointed = this.reason = null;
    void this.during(async () => {
      this.reply = await answerQuestion(this.question.code, move.n);
    });
  }

  explain(move: number, at: { x: number; y: number }): void {
    questionWhy(this.question.code, move).then(
      ({ wording, clauses, legal }) => (this.reason = { wording: legal ? t('puzzle-answered') : wording, clauses, ...at }),
      () => undefined,
    );
  }
}
