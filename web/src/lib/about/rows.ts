/**
 * One row of a game's `cards.ts`. Most cards need no row of their own: `art: 'skill-*'` makes a card for each such
 * drawing, and `*` in the other fields is replaced by what the star matched.
 */
export interface Row {
  /** The kind of thing; its name is the message `sort-<kind>`. */
  kind: string;
  /** The drawing, without the game's prefix. Its name is the id of the card. */
  art?: string;
  /** The card's id, where it is not the name of a drawing. */
  id?: string;
  /** The values of the star in `id`, where no drawings provide them. */
  stars?: readonly string[];
  /** Key of a message of the game with the name. Without it, the attribute `name` of `about-<id>` is used. */
  name?: string;
  /** Key of a message of the game with the description. The cards' own message `about-<id>` takes precedence. */
  text?: string;
  /** The clause of the rules that it follows. */
  rule: string;
  /**
   * The condition under which the thing can occur in a game: values of the view by path, such as `{
   * 'options.buildings': 'workshop' }`.
   */
  only?: Record<string, string>;
  /** Other drawings of the same thing. */
  also?: string[];
  /** What the game's texts or views call a star's value, where it differs. */
  called?: Record<string, string>;
}

/** Rows of one kind that need no more than a drawing and the clause behind it. */
export const plain = (kind: string, rules: Record<string, string>): Row[] => Object.entries(rules).map(([art, rule]) => ({ kind, art, rule }));

export interface Deck {
  rows: Row[];
  /** Drawings that are only decoration. */
  scenery: string[];
}

/** One explanation: a card as the player sees it. */
export interface Card {
  id: string;
  kind: string;
  name: string;
  text: string;
  rule: string;
  /** The full name of its drawing. */
  art: string | null;
  /** Words by which a view may name it. */
  called: string[];
  /** The condition under which it can occur in a game: values of the view by path. */
  only: Record<string, string>;
}

const pattern = (glob: string): RegExp =>
  new RegExp(`^${glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`);

/** Return one row for each drawing that a star matches, without those that have a row of their own. */
export function spread(rows: readonly Row[], drawings: readonly string[]): (Row & { id: string; star: string })[] {
  const own = new Set(rows.flatMap(({ art, id }) => [art ?? '', id ?? '']));
  return rows.flatMap((row) => {
    const { id, stars } = row;
    if (id && stars) {
      return stars.map((star) => {
        const filled = (text?: string) => text?.replaceAll('*', star);
        return { ...row, id: filled(id)!, star, name: filled(row.name), text: filled(row.text) };
      });
    }
    if (!row.art?.includes('*')) return [{ ...row, id: row.id ?? row.art ?? '', star: '' }];
    const fits = pattern(row.art);
    return drawings.flatMap((art) => {
      const found = fits.exec(art);
      if (!found || own.has(art) || variant(art, drawings)) return [];
      const star = found[1]!;
      const word = row.called?.[star] ?? star;
      const filled = (text?: string) => text?.replaceAll('*', word);
      const also = row.also?.map((name) => name.replaceAll('*', star));
      const only = row.only && Object.fromEntries(Object.entries(row.only).map(([path, value]) => [path, filled(value)!]));
      return [{ ...row, only, art, id: art, star, name: filled(row.name), text: filled(row.text), also }];
    });
  });
}

/** Return whether a drawing is only a variant, such as a second forest: it means the same. */
const variant = (art: string, drawings: readonly string[]): boolean =>
  /-\d+$/.test(art) && drawings.includes(art.replace(/-\d+$/, ''));

/**
 * Return a function that finds the card of a drawing: its own, one whose `also` names it, or that of the drawing it is
 * a variant of.
 */
export function finder(rows: readonly (Row & { id: string })[], scenery: readonly string[]) {
  const known = new Map<string, string>();
  const claims: [RegExp, string][] = [];
  for (const { id, art, also = [] } of rows) {
    for (const name of [id, art ?? id]) if (!known.has(name)) known.set(name, id);
    for (const name of also) {
      if (name.includes('*')) claims.push([pattern(name), id]);
      else known.set(name, id);
    }
  }
  const idle = scenery.map(pattern);
  /** Return the id of a card, null for scenery, undefined where nothing explains it. */
  return (drawing: string): string | null | undefined => {
    const own = known.get(drawing) ?? claims.find(([fits]) => fits.test(drawing))?.[1];
    if (own) return own;
    if (idle.some((fits) => fits.test(drawing))) return null;
    for (let name = drawing; name.includes('-'); ) {
      name = name.slice(0, name.lastIndexOf('-'));
      if (known.has(name)) return known.get(name);
    }
    return undefined;
  };
}
