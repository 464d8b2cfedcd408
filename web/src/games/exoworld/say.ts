import type { Phrase, PreviewLine } from '$lib/api/types.ts';
import { t } from '$lib/words.svelte.ts';
import { placeOf } from './grid.ts';
import { CLASSES, ISSUES, RESOURCES, TOKENS, type ExoworldTable, type Move, type View } from './types.ts';

export const cardName = (card: string): string => t(`card-${card}`);
/** The name on a card: long words may break where they are put together. */
export const printedName = (card: string): string => t(`ui-name-${card}`);
/** A name that fits on a tile. */
export const shortName = (card: string): string => t(`ui-short-${card}`);
export const resourceName = (resource: string): string => t(`resource-${resource}`);

/** A number with its sign, as it is printed. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value));
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A character: its player, alone its role. */
export function crewName(table: ExoworldTable, crew: number): string {
  const { view } = table;
  const member = view.crew.find((one) => one.crew === crew);
  return view.players.length === 1 && member ? t(`character-${member.role}`) : table.name(member?.seat ?? crew);
}

/** A location within a sentence: `at` it, `to` it. */
export function placePhrase(view: View, cell: number, way: 'at' | 'to' | 'from'): string {
  const location = view.locations.find((one) => one.cell === cell);
  const { x, y } = placeOf(cell);
  if (!location) return t(`space-${way}`, { x: minus(x), y: minus(y) });
  if (!location.module) return t(`home-${way}`);
  return t(`module-${way}`, { module: cardName(location.module), x: minus(x), y: minus(y) });
}

/** A location on its own. */
export function placeName(view: View, cell: number): string {
  const module = view.locations.find((one) => one.cell === cell)?.module;
  return module ? shortName(module) : t('home-base');
}

/** Moves that name a person or depend on the question have words of their own for the screen. */
const NAMED = new Set([
  'give', 'take', 'take_class', 'ask', 'seat', 'cure', 'branch', 'token', 'drop_event', 'put_away', 'cell',
  'shut_down', 'repair',
]); // prettier-ignore

/** What a move is called on its own, such as "Deploy the Solar Panels". */
export function moveTitle(move: Move, table: ExoworldTable): string {
  const { view } = table;
  const { args, preview, kind, key } = move;
  const words = key.split(':');
  const card = preview.card ?? (words.at(-1)?.match(/^[MIP]\d\d$/) ? words.at(-1)! : null);
  const cell = args.cell ?? preview.cell;
  const at = cell === null || cell === undefined ? null : placeOf(cell);
  const said = {
    card: card ? cardName(card) : '',
    name: preview.seat === null && args.seat === undefined ? '' : crewName(table, args.seat ?? preview.seat!),
    colour: t(`class-${CLASSES[args.colour ?? 0]}`),
    token: t(`token-${TOKENS[args.token ?? 0]}`),
    issue: t(`issue-${ISSUES[args.issue ?? 0]}`),
    resource: resourceName(RESOURCES[args.resource ?? 0]!),
    place: cell === null || cell === undefined ? '' : placePhrase(view, cell, kind === 'move' ? 'to' : 'at'),
    short: cell === null || cell === undefined ? '' : placeName(view, cell),
    x: at ? minus(at.x) : '',
    y: at ? minus(at.y) : '',
    number: (args.order ?? 0) + 1,
    role: roleOf(move, view),
    event: t(`eventcard-${view.events.known[String(args.position ?? 0)] ?? 'EN31'}`),
    about: view.question?.about ?? '',
    form: args.branch ?? 0,
  };
  return t(`${NAMED.has(kind) ? 'ui-do' : 'choice'}-${kind}`, said);
}

function roleOf({ args, preview }: Move, view: View): string {
  const role = preview.lines.find(({ args: said }) => said && 'role' in said)?.args?.role;
  const dealt = Object.values(view.dealt).find((roles) => roles.length > (args.dealt ?? 0));
  return role ? String(referred(role)) : dealt ? t(`character-${dealt[args.dealt ?? 0]}`) : '';
}

/** An argument such as `@card-M05` stands for the message of that name. */
const referred = (value: string | number | Phrase): string | number => {
  if (typeof value === 'object') return t(value.key, spoken(value));
  return typeof value === 'string' && value.startsWith('@') ? t(value.slice(1)) : value;
};
const spoken = ({ args = {} }: Phrase): Record<string, string | number> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, referred(value)]));

/** A line of a preview in words. */
export function lineText(line: PreviewLine): string {
  const { before, after, ...args } = spoken(line);
  if (line.key !== 'preview-level') return t(line.key, spoken(line));
  return t(line.key, { ...args, before: minus(Number(before)), after: minus(Number(after)) });
}

/** What is asked, in a sentence. */
export function question(table: ExoworldTable): string {
  const { view, ask } = table;
  const asked = view.question;
  if (!asked) return ask ? t(`ask-${ask.decision || 'nothing'}`) : '';
  const { offer } = view;
  const transfer = asked.about === 'transfer' && offer;
  return t(`ui-ask-${asked.about}`, {
    token: asked.token ? t(`token-${asked.token}`) : '',
    amount: asked.amount ?? 0,
    card: asked.card ? cardName(asked.card) : transfer && offer.card ? cardName(offer.card) : '',
    colour: offer ? t(`class-${offer.colour}`) : '',
    known: (transfer ? offer.card : view.events.revealed) ? 'yes' : 'no',
    taking: transfer && offer.giver === table.viewer ? 'yes' : 'no',
    name: crewName(table, transfer ? view.active : (asked.crew ?? view.active)),
    place: asked.cell == null ? '' : placePhrase(view, asked.cell, 'at'),
    event: view.events.revealed ? eventWords(view.events.revealed, view.scenario.id).name : '',
    severity: view.events.severity ?? 'normal',
    limit: view.players.find(({ seat }) => seat === table.viewer)?.limit ?? 0,
  });
}

/** The name and the text of an Event card; scenario events are the planet's. */
export function eventWords(event: string, scenario: string): { name: string; note: string } {
  const own = event === 'EN01' ? `scenario-${scenario}-normal` : event === 'EC01' ? `scenario-${scenario}-critical` : null;
  return { name: t(own ?? `eventcard-${event}`), note: t(`${own ?? `eventcard-${event}`}-note`) };
}
