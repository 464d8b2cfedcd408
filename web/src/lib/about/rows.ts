/**
 * What a game has to explain, as its `cards.ts` lists it. Most cards need no line of their own: `art: 'skill-*'`
 * makes a card of every such drawing, and `*` in its other fields is what the star stood for.
 */
export interface Row {
  /** What sort of thing it is; the cards' words name it `sort-<kind>`. */
  kind: string;
  /** The drawing, without the game's name before it. Its name is the name of the card. */
  art?: string;
  /** The card's name, where it is not that of a drawing. */
  id?: string;
  /** What the star of `id` stands for, where no drawings say so. */
  stars?: readonly string[];
  /** The name in the game's words; else the cards' words have it as an attribute of `about-<id>`. */
  name?: string;
  /** What it does, in the game's words; what the cards' words say as `about-<id>` comes before. */
  text?: string;
  /** The clause of the rules that it follows. */
  rule: string;
  /** What must hold of a view so that the thing can come up in a game, by its path: `{ 'options.buildings': 'workshop' }`. */
  only?: Record<string, string>;
  /** Other drawings of the same thing. */
  also?: string[];
  /** Where the game's words or views call what the star stands for something else. */
  called?: Record<string, string>;
}

export interface Deck {
  rows: Row[];
  /** Drawings that only make the table beautiful. */
  scenery: string[];
}

/** One explanation. */
export interface Card {
  id: string;
  kind: string;
  name: string;
  text: string;
  rule: string;
  /** The whole name of its drawing. */
  art: string | null;
  /** What a view may call it. */
  called: string[];
  /** What must hold of a view so that it can come up in a game. */
  only: Record<string, string>;
}

const pattern = (glob: string): RegExp =>
  new RegExp(`^${glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`);

/** A row for each drawing that a star stands for. What has a row of its own is left out. */
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

/** A second forest looks different and means the same. */
const variant = (art: string, drawings: readonly string[]): boolean =>
  /-\d+$/.test(art) && drawings.includes(art.replace(/-\d+$/, ''));

/** Which card a drawing belongs to: its own, one that claims it, or that of the drawing it is a variant of. */
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
  /** A card's name, null for scenery, undefined where nothing explains it. */
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
