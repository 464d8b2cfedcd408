import type {
  AheadView, Begin, CoachView, CodeView, Consent, WinCurveView, GameView, HandOver, HintView, InvitationView,
  JoinedSeat, Judge, LessonList, LessonView, NewSeat, NewTable, Newcomer, NextTable, Ping, Plan, Play,
  Problem, Ready, ReplayView, Resync, RulesText, Say, SitDown, SetAutoAnswers, TableSummary, TableView, TableWish,
  ChatView, Undo, WhyView,
} from './types.ts'; // prettier-ignore
import { transport } from '$transport';

export type Command = Play | Undo | Consent | HandOver | SitDown | Ready | Begin | SetAutoAnswers | Plan | Judge | Say | Resync | Ping;

/** The server said no, or could not be reached (code `unreachable`). Nothing was changed. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

async function problemOf(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return new Refused(problem.code ?? 'failed', problem.message ?? answer.statusText, answer.status);
  } catch {
    return new Refused('failed', answer.statusText, answer.status);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await transport.ask(path, init);
  } catch {
    throw new Refused(transport.here ? 'page-failed' : 'unreachable', 'Nobody answers.');
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

const get = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;
const post = async <T>(path: string, body: unknown): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json() as Promise<T>;
};

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const by = (token: string) => `token=${encodeURIComponent(token)}`;

export const games = () => get<GameView[]>('/games');
export const rules = (game: string, language: string) =>
  get<RulesText>(`/games/${encodeURIComponent(game)}/rules?lang=${language}`);

const courseOf = (game: string) => `/games/${encodeURIComponent(game)}/course`;
export const lessons = (game: string) => get<LessonList>(courseOf(game));
export const lesson = (game: string, id: string) => get<LessonView>(`${courseOf(game)}/${encodeURIComponent(id)}`);
export const lessonWhy = (game: string, id: string, node: number, move: number) =>
  get<WhyView>(`${courseOf(game)}/${encodeURIComponent(id)}/why?node=${node}&move=${move}`);

export const open = (wish: TableWish) => post<NewTable>('/tables', wish);
export const mine = (tokens: { table: string; token: string }[]) =>
  post<TableSummary[]>('/tables/mine', { tokens });

export const whole = (table: string, token: string) => get<TableView>(`${at(table)}?${by(token)}`);
export const after = (table: string, token: string, seq: number) =>
  get<TableView>(`${at(table)}/after/${seq}?${by(token)}`);
export const command = (table: string, token: string, what: Command) =>
  post<TableView | Problem>(`${at(table)}/commands?${by(token)}`, what);
export const rematch = (table: string, token: string) => post<NextTable>(`${at(table)}/rematch?${by(token)}`, {});
export const letIn = (table: string, token: string, newcomer: Newcomer) =>
  post<NewSeat>(`${at(table)}/seats?${by(token)}`, newcomer);
export const takePlace = (table: string, token: string, seat: number, name: string) =>
  post<NewSeat>(`${at(table)}/seats/${seat}?${by(token)}`, { name });
export const codeOf = (table: string, token: string) => post<CodeView>(`${at(table)}/code?${by(token)}`, {});
const byCode = (code: string) => `/codes/${encodeURIComponent(code)}`;
export const invitation = (code: string) => get<InvitationView>(byCode(code));
export const sitByCode = (code: string, name: string) => post<JoinedSeat>(`${byCode(code)}/seats`, { name });
export const why = (table: string, token: string, move: number) =>
  get<WhyView>(`${at(table)}/why?${by(token)}&move=${move}`);
export const caution = (table: string, token: string, move: number) =>
  get<CoachView>(`${at(table)}/caution?${by(token)}&move=${move}`);

/** The best moves; whoever aborts the signal does not want them any more. */
export const hint = async (table: string, token: string, seq: number, signal: AbortSignal): Promise<HintView> =>
  (await ask(`${at(table)}/hint?${by(token)}&seq=${seq}`, { signal })).json() as Promise<HintView>;
/** What speaks for a move that a bot has made. */
export const made = async (table: string, token: string, seq: number, signal: AbortSignal): Promise<HintView> =>
  (await ask(`${at(table)}/made?${by(token)}&seq=${seq}`, { signal })).json() as Promise<HintView>;
/** What speaks for what a bot plans. */
export const planWhy = async (table: string, token: string, signal: AbortSignal, seat: number): Promise<HintView> =>
  (await ask(`${at(table)}/plans/${seat}/why?${by(token)}`, { signal })).json() as Promise<HintView>;
/** One's own next turn, after some moves. */
export const ahead = (table: string, token: string, moves: number[]) =>
  get<AheadView>(`${at(table)}/ahead?${by(token)}${moves.map((move) => `&moves=${move}`).join('')}`);
export const talk = (table: string, token: string, since: number) =>
  get<ChatView>(`${at(table)}/talk?${by(token)}&since=${since}`);
export const course = (table: string, token: string) => get<WinCurveView>(`${at(table)}/course?${by(token)}`);

export const frames = (table: string, token: string, first: number, count: number) =>
  get<ReplayView>(`${at(table)}/frames?${by(token)}&first=${first}&count=${count}`);
const replayAt = (table: string, token: string) => `${at(table)}/replay?${by(token)}`;
export const replayFile = (table: string, token: string) => transport.file(replayAt(table, token));
/** Take a game home by a click on a link: where no link leads to the file, it is made here. */
export async function saveReplay(event: MouseEvent, table: string, token: string): Promise<void> {
  if (replayFile(table, token)) return;
  event.preventDefault();
  keepFile(await (await ask(replayAt(table, token))).text(), table);
}
/** Take a game along that is not over, for whoever plays all its seats: it can go on elsewhere. */
export async function carry(table: string, tokens: string[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ tokens });
  keepFile(await (await ask(`${at(table)}/carried`, { method: 'POST', headers, body })).text(), table);
}
/** Let the browser keep a game as a file. */
function keepFile(text: string, table: string): void {
  const { game } = JSON.parse(text) as { game: string };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${game}-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
export const upload = async (file: Blob, first: number, count: number): Promise<ReplayView> => {
  const answer = await ask(`/replays?first=${first}&count=${count}`, { method: 'POST', body: file });
  return answer.json() as Promise<ReplayView>;
};
/** Open a table at which the game of a file goes on. */
export const goOnWith = async (file: Blob): Promise<NewTable> => {
  const answer = await ask('/replays/table', { method: 'POST', body: file });
  return answer.json() as Promise<NewTable>;
};
export const courseOfFile = async (file: Blob): Promise<WinCurveView> => {
  const answer = await ask('/replays/course', { method: 'POST', body: file });
  return answer.json() as Promise<WinCurveView>;
};
