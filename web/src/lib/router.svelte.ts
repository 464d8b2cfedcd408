/** Where we are. A table's secret stays in the fragment: it never reaches a server's log. */
export type Place =
  | { page: 'lobby' }
  | { page: 'table'; table: string; tokens: string[] }
  | { page: 'cards'; game: string; card: string | null }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'join'; code: string }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'replay'; table: string | null; tokens: string[]; at: number | null };

export function placeOf(path: string, fragment: string): Place {
  const asked = new URLSearchParams(fragment.replace(/^#/, ''));
  const tokens = asked.getAll('token');
  const [, first, table, second] = path.split('/');
  const at = asked.has('at') ? Number(asked.get('at')) : null;
  if (first === 'table' && table) {
    return second === 'replay'
      ? { page: 'replay', table, tokens, at }
      : { page: 'table', table, tokens };
  }
  if (first === 't' && table) return { page: 'join', code: table.replace(/%20|\+/g, '-') };
  const named = fragment.replace(/^#/, '') || null;
  if (first === 'cards' && table) return { page: 'cards', game: table, card: named };
  if (first === 'rules' && table) return { page: 'rules', game: table, clause: named };
  if (first === 'learn' && table) return { page: 'learn', game: table, lesson: second || null };
  return first === 'replay' ? { page: 'replay', table: null, tokens: [], at } : { page: 'lobby' };
}

export function tableLink(table: string, tokens: string[], rest = ''): string {
  return `/table/${table}${rest}#${tokens.map((token) => `token=${encodeURIComponent(token)}`).join('&')}`;
}

export const learnLink = (game: string, lesson?: string): string => `/learn/${game}${lesson ? `/${lesson}` : ''}`;

export const joinLink = (code: string): string => `/t/${encodeURIComponent(code)}`;

export const rulesLink = (game: string, clause?: string): string => `/rules/${game}${clause ? `#${clause}` : ''}`;
export const cardsLink = (game: string, card?: string): string => `/cards/${game}${card ? `#${card}` : ''}`;

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    const follow = () => (this.place = placeOf(location.pathname, location.hash));
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
  }

  /** `invite`: to a table to which friends are to be invited at once. */
  go(link: string, invite = false): void {
    // Pages that can be come to from anywhere know the way back.
    history.pushState({ from: location.pathname, invite }, '', link);
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** A click on a link stays on the page, unless it asks for another tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link);
}
