import type { AttendanceWish, ClubTableWish, EveningWish, HeldTokens, Newcomer, PairingWish, Problem, ReportWish, Routes, TableWish } from './types.ts';
import { transport } from '$transport';

export type Command = Routes['POST /tables/{table}/commands']['body'];
export type Language = NonNullable<Routes['GET /games/{game}/rules']['parameters']['lang']>;

/** The server refused a request, or could not be reached (code `unreachable`). Nothing was changed. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** The table's sequence number, where a table refused something. */
    readonly seq: number | null = null,
  ) {
    super(message);
  }
}

async function problemOf(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return new Refused(problem.code ?? 'failed', problem.message ?? answer.statusText, answer.status, problem.seq);
  } catch {
    return new Refused('failed', answer.statusText, answer.status);
  }
}

type Route = keyof Routes;
type Sent<R extends Route> = Routes[R]['parameters'];
type Answer<R extends Route> = Routes[R]['answer'];
/** The body of a request besides its parameters: JSON or a file. */
interface Extra {
  body?: BodyInit;
  headers?: HeadersInit;
  signal?: AbortSignal;
}

/** Return the address of a request. Parameters that are not in its path go into the query. */
function addressOf<R extends Route>(route: R, parameters: Sent<R>): string {
  const given = parameters as Record<string, string | number | (string | number)[]>;
  const path = route.slice(route.indexOf(' ') + 1).replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (!route.includes(`{${name}}`)) for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

async function ask<R extends Route>(route: R, parameters: Sent<R>, more: Extra = {}): Promise<Response> {
  let answer: Response;
  try {
    const method = route.slice(0, route.indexOf(' '));
    answer = await transport.ask(addressOf(route, parameters), { method, ...more });
  } catch {
    throw new Refused(transport.here ? 'page-failed' : 'unreachable', 'Nobody answers.');
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

const get = async <R extends Route>(route: R, parameters: Sent<R>, more?: Extra): Promise<Answer<R>> =>
  (await ask(route, parameters, more)).json() as Promise<Answer<R>>;
const json = (body: unknown): Extra => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const post = <R extends Route>(route: R, parameters: Sent<R>, body: Routes[R] extends { body: infer Body } ? Body : null) =>
  get(route, parameters, body === null ? {} : json(body));

export const games = () => get('GET /games', {});
export const rules = (game: string, lang: Language) => get('GET /games/{game}/rules', { game, lang });
export const lessons = (game: string) => get('GET /games/{game}/course', { game });
export const lesson = (game: string, id: string) => get('GET /games/{game}/course/{lesson}', { game, lesson: id });
export const lessonWhy = (game: string, id: string, node: number, move: number) =>
  get('GET /games/{game}/course/{lesson}/why', { game, lesson: id, node, move });

export const puzzles = (game: string) => get('GET /games/{game}/puzzles', { game });
export const puzzle = (game: string, id: string) => get('GET /games/{game}/puzzles/{puzzle}', { game, puzzle: id });
export const puzzleWhy = (game: string, id: string, move: number) => get('GET /games/{game}/puzzles/{puzzle}/why', { game, puzzle: id, move });
export const puzzleHint = (game: string, id: string) => get('GET /games/{game}/puzzles/{puzzle}/hint', { game, puzzle: id });
export const answerPuzzle = (game: string, id: string, move: number) =>
  post('POST /games/{game}/puzzles/{puzzle}/answer', { game, puzzle: id }, { move });
export const puzzleSolution = (game: string, id: string) => get('GET /games/{game}/puzzles/{puzzle}/solution', { game, puzzle: id });
/** Open a table that starts from a puzzle. */
export const playPuzzle = (game: string, id: string) => post('POST /games/{game}/puzzles/{puzzle}/table', { game, puzzle: id }, null);

export const open = (wish: TableWish) => post('POST /tables', {}, wish);
export const mine = (tokens: HeldTokens['tokens']) => post('POST /tables/mine', {}, { tokens });
/** Take days off at all slow tables between two times in seconds. An end that is not later takes none. */
export const daysOff = (tokens: HeldTokens['tokens'], start: number, end: number) =>
  post('POST /tables/days-off', {}, { tokens, start, end });

export const loadTable = (table: string, token: string) => get('GET /tables/{table}', { table, token });
export const loadAfter = (table: string, token: string, seq: number) => get('GET /tables/{table}/after/{seq}', { table, token, seq });
export const command = (table: string, token: string, what: Command) => post('POST /tables/{table}/commands', { table, token }, what);
export const rematch = (table: string, token: string) => post('POST /tables/{table}/rematch', { table, token }, null);
/** Open a table with the deal of a finished game, with these seats. */
export const sameDeal = (table: string, token: string, seats: number[]) => post('POST /tables/{table}/deal', { table, token }, { seats });
export const dealResults = (table: string, token: string) => get('GET /tables/{table}/deal', { table, token });
/** Compare a finished game with another one of the same deal; `key` is a token of the other. */
export const compareDeal = (table: string, token: string, other: string, key: string) =>
  get('GET /tables/{table}/deal/{other}', { table, token, other, key });
/** Open several tables with the same deal. */
export const openGroup = (table: TableWish, tables: number) => post('POST /groups', {}, { table, tables });
/** Return all tables with the deal of this table. */
export const group = (table: string, token: string) => get('GET /tables/{table}/group', { table, token });
/** Return who leads the review of a finished game, and to which moment. */
export const reviewLead = (table: string, token: string) => get('GET /tables/{table}/review/lead', { table, token });
export const leadReview = (table: string, token: string, at: number | null) => post('POST /tables/{table}/review/lead', { table, token }, { at });
export const review = (table: string, token: string) => get('GET /tables/{table}/review', { table, token });
/** Open a table that plays on from a moment of a finished game, with these seats. */
export const openBranch = (table: string, token: string, seq: number, seats: number[]) =>
  post('POST /tables/{table}/branches', { table, token }, { seq, seats });
/** Ask friends about a move of a finished game. */
export const askFriends = (table: string, token: string, at: number) => post('POST /tables/{table}/questions', { table, token }, { at });
export const questions = (table: string, token: string) => get('GET /tables/{table}/questions', { table, token });
export const question = (code: string) => get('GET /questions/{question}', { question: code });
export const questionWhy = (code: string, move: number) => get('GET /questions/{question}/why', { question: code, move });
export const answerQuestion = (code: string, move: number) => post('POST /questions/{question}/answer', { question: code }, { move });
export const branches = (table: string, token: string) => get('GET /tables/{table}/branches', { table, token });
export const nameBranch = (table: string, token: string, branch: string, name: string) =>
  post('POST /tables/{table}/branches/{branch}', { table, token, branch }, { name });
export const days = (day = '') => get('GET /days', { day });
export const playDay = (day: string, game: string, wish: Routes['POST /days/{day}/{game}']['body']) =>
  post('POST /days/{day}/{game}', { day, game }, wish);
export const letIn = (table: string, token: string, newcomer: Newcomer) => post('POST /tables/{table}/seats', { table, token }, newcomer);
export const takePlace = (table: string, token: string, seat: number, name: string) =>
  post('POST /tables/{table}/seats/{seat}', { table, token, seat }, { name });
export const openTables = () => get('GET /open', {});
export const sitAtOpen = (table: string, name: string) => post('POST /open/{table}/seats', { table }, { name });
export const closeDoor = (table: string, token: string) => post('POST /tables/{table}/close', { table, token }, null);
/** Return a request with the admin token in a header: addresses are logged, headers are not. */
const asAdmin = (token: string, body?: unknown): Extra => {
  const sent = body === undefined ? {} : json(body);
  return { ...sent, headers: { ...(sent.headers as Record<string, string> | undefined), authorization: `Bearer ${token}` } };
};
export const adminServer = (token: string) => get('GET /admin', {}, asAdmin(token));
export const adminReports = (token: string, closed: boolean) => get('GET /admin/reports', { closed }, asAdmin(token));
export const closeReport = (token: string, report: string, answer: string) =>
  get('POST /admin/reports/{report}/close', { report }, asAdmin(token, { answer }));
export const adminTables = (token: string, first: number) => get('GET /admin/tables', { first }, asAdmin(token));
export const closeTable = (token: string, table: string) => get('POST /admin/tables/{table}/close', { table }, asAdmin(token));
export const renameSeat = (token: string, table: string, seat: number, name: string) =>
  get('POST /admin/tables/{table}/seats/{seat}/name', { table, seat }, asAdmin(token, { name }));
export const adminAccounts = (token: string, name: string, first: number) => get('GET /admin/accounts', { name, first }, asAdmin(token));
export const renameAccount = (token: string, account: string, name: string) =>
  get('POST /admin/accounts/{account}/name', { account }, asAdmin(token, { name }));
export const endSessions = (token: string, account: string) =>
  get('POST /admin/accounts/{account}/end-sessions', { account }, asAdmin(token));
export const suspendAccount = (token: string, account: string, suspended: boolean) =>
  get('POST /admin/accounts/{account}/suspend', { account }, asAdmin(token, { suspended }));
/** Return the people that this browser has blocked at a table, and the outcomes of its reports. */
export const people = (table: string, token: string) => post('POST /tables/{table}/people', { table, token }, null);
export const block = (table: string, token: string, seat: number, blocked: boolean) =>
  post('POST /tables/{table}/blocks', { table, token }, { seat, blocked });
export const report = (table: string, token: string, wish: ReportWish) => post('POST /tables/{table}/reports', { table, token }, wish);
export const blockedPeople = () => get('GET /blocks', {});
export const unblock = (id: string) => post('POST /blocks/{block}/remove', { block: id }, null);
/** Return how somebody is notified of slow games, and notify them for the seats of these tokens from now on. */
export const noticeState = (tokens: HeldTokens['tokens'], endpoint: string) => post('POST /notices', {}, { tokens, endpoint });
export const changeNotices = (times: Routes['POST /notices/settings']['body']) => post('POST /notices/settings', {}, times);
export const subscribe = (wish: Routes['POST /notices/subscriptions']['body']) => post('POST /notices/subscriptions', {}, wish);
export const unsubscribe = (endpoint: string) => post('POST /notices/subscriptions/remove', {}, { endpoint });
export const setMail = (wish: Routes['POST /notices/mail']['body']) => post('POST /notices/mail', {}, wish);
export const confirmMail = (code: string) => post('POST /notices/mail/confirm', {}, { code });
export const stopNotices = (stop: string) => post('POST /notices/stop/{stop}', { stop }, null);
export const accountState = () => get('GET /account', {});
export const openAccount = (name: string, password: string) => post('POST /account', {}, { name, password });
export const signIn = (name: string, password: string) => post('POST /account/sign-in', {}, { name, password });
export const signInOptions = () => post('POST /account/sign-in/options', {}, null);
export const signInByPasskey = (credential: string) => post('POST /account/sign-in/passkey', {}, { credential });
/**
 * Return what the browser needs to create a passkey, for a new account with this name or for the one that is signed in.
 */
export const passkeyOptions = (name: string) => post('POST /account/passkeys/options', {}, { name });
export const addPasskey = (credential: string) => post('POST /account/passkeys', {}, { credential });
export const removePasskey = (passkey: string) => post('POST /account/passkeys/{passkey}/remove', { passkey }, null);
export const endSession = (session: string) => post('POST /account/sessions/{session}/end', { session }, null);
export const markAsBot = () => post('POST /account/bot', {}, { confirm: 'bot' });
/** Create an API token for the account of a bot. The answer is the only place where it is shown. */
export const newApiToken = (name: string) => post('POST /account/tokens', {}, { name });
export const setPassword = (old: string, fresh: string) => post('POST /account/password', {}, { old, new: fresh });
/** Give the account the seats of these tokens, and return its tables with tokens for this browser. */
export const accountGames = (tokens: HeldTokens['tokens']) => post('POST /account/games', {}, { tokens });
export const pastGames = (filter: Routes['GET /account/history']['parameters']) => get('GET /account/history', filter);
export const deleteAccount = () => post('POST /account/delete', {}, { confirm: 'delete' });
export const deviceCode = () => post('POST /account/devices', {}, null);
export const deviceState = (code: string) => get('GET /account/devices/{code}', { code });
export const answerDevice = (code: string, agree: boolean) => post('POST /account/devices/{code}', { code }, { agree });
export const claimDevice = (code: string) => post('POST /devices/{code}', { code }, null);
/** Return who is signed in, once the other device has confirmed. */
export const signInByDevice = (code: string, ticket: string) => post('POST /devices/{code}/session', { code }, { ticket });
export const codeOf = (table: string, token: string) => post('POST /tables/{table}/code', { table, token }, null);
export const invitation = (code: string) => get('GET /codes/{code}', { code });
export const sitByCode = (code: string, name: string) => post('POST /codes/{code}/seats', { code }, { name });
export const why = (table: string, token: string, move: number) => get('GET /tables/{table}/why', { table, token, move });
export const caution = (table: string, token: string, move: number) => get('GET /tables/{table}/caution', { table, token, move });

/** Return the best moves. Aborting the signal stops the search. */
export const hint = (table: string, token: string, seq: number, signal: AbortSignal, step: number) =>
  get('GET /tables/{table}/hint', { table, token, seq, step }, { signal });
/** Return what speaks for a move that a bot has made. */
export const moveWhy = (table: string, token: string, seq: number, signal: AbortSignal) =>
  get('GET /tables/{table}/made', { table, token, seq }, { signal });
/** Return what speaks for the plan of a bot. */
export const planWhy = (table: string, token: string, signal: AbortSignal, seat: number) =>
  get('GET /tables/{table}/plans/{seat}/why', { table, token, seat }, { signal });
/** Return one's own next turn, after these moves. */
export const previewTurn = (table: string, token: string, moves: number[]) => get('GET /tables/{table}/ahead', { table, token, moves });
export const loadChat = (table: string, token: string, since: number) => get('GET /tables/{table}/chat', { table, token, since });
export const course = (table: string, token: string) => get('GET /tables/{table}/course', { table, token });

export const frames = (table: string, token: string, first: number, count: number) =>
  get('GET /tables/{table}/frames', { table, token, first, count });
const REPLAY = 'GET /tables/{table}/replay';
export const replayFile = (table: string, token: string) => transport.file(addressOf(REPLAY, { table, token }));
/** Save a game as a file on a click on a link. Without a server the file is made in the browser. */
export async function saveReplay(event: MouseEvent, table: string, token: string): Promise<void> {
  if (replayFile(table, token)) return;
  event.preventDefault();
  keepFile(await (await ask(REPLAY, { table, token })).text(), table);
}
/** Export a running game, to continue it elsewhere. It needs the tokens of all seats. */
export async function exportGame(table: string, tokens: string[]): Promise<void> {
  keepFile(await (await ask('POST /tables/{table}/carried', { table }, json({ tokens }))).text(), table);
}
/** Let the browser save a game as a file. */
function keepFile(text: string, table: string): void {
  const { game } = JSON.parse(text) as { game: string };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${game}-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
export const upload = (file: Blob, first: number, count: number) => get('POST /replays', { first, count }, { body: file });
/** Open a table that continues the game of a file. */
export const continueReplay = (file: Blob, at?: number) => get('POST /replays/table', at === undefined ? {} : { at }, { body: file });
export const courseOfFile = (file: Blob) => get('POST /replays/course', {}, { body: file });

export const listClubs = () => get('GET /clubs', {});
export const foundClub = (name: string) => post('POST /clubs', {}, { name });
/** Return what somebody with an invitation sees of a club before they join. */
export const clubPreview = (club: string, link: string) => post('POST /clubs/{club}/door', { club }, { link });
export const joinClub = (club: string, link: string, name: string) => post('POST /clubs/{club}/members', { club }, { link, name });
export const clubView = (club: string) => get('GET /clubs/{club}', { club });
export const clubSeasons = (club: string) => get('GET /clubs/{club}/seasons', { club });
export const leaveClub = (club: string) => post('POST /clubs/{club}/leave', { club }, null);
export const removeMember = (club: string, member: string) => post('POST /clubs/{club}/members/{member}/remove', { club, member }, null);
export const setClubRole = (club: string, member: string, role: Routes['POST /clubs/{club}/members/{member}/role']['body']['role']) =>
  post('POST /clubs/{club}/members/{member}/role', { club, member }, { role });
export const newClubLink = (club: string) => post('POST /clubs/{club}/link', { club }, null);
export const renameClub = (club: string, name: string) => post('POST /clubs/{club}/name', { club }, { name });
export const deleteClub = (club: string) => post('POST /clubs/{club}/delete', { club }, { confirm: 'delete' });
export const planEvening = (club: string, wish: EveningWish) => post('POST /clubs/{club}/evenings', { club }, wish);
export const cancelEvening = (club: string, evening: string) => post('POST /clubs/{club}/evenings/{evening}/cancel', { club, evening }, null);
export const answerEvening = (club: string, evening: string, wish: AttendanceWish) =>
  post('POST /clubs/{club}/evenings/{evening}/answer', { club, evening }, wish);
export const pairMembers = (club: string, evening: string, wish: PairingWish) =>
  post('POST /clubs/{club}/evenings/{evening}/deals', { club, evening }, wish);
export const openClubTable = (club: string, wish: ClubTableWish) => post('POST /clubs/{club}/tables', { club }, wish);
/** Return one's own seat at a table of the club, or take the next free one. */
export const sitAtClubTable = (club: string, table: string) => post('POST /clubs/{club}/tables/{table}/seat', { club, table }, null);
export const watchClubTable = (club: string, table: string) => post('POST /clubs/{club}/tables/{table}/watch', { club, table }, null);
export const removeClubTable = (club: string, table: string) => post('POST /clubs/{club}/tables/{table}/remove', { club, table }, null);
