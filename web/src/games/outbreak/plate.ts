/** The widest plate that fits a hex, and the width of the text on it. */
export const WIDEST = 112;
export const WORDS = 104;

/**
 * Return the estimated width of a name on a small map, where text is larger. All names are set in the same font, in
 * which m and w are wide and f, i, j, l and t are narrow.
 */
export const widthOf = (name: string): number => lettersOf(name) + 12;

/** Return the same without the edges of the plate. */
export function lettersOf(name: string): number {
  const count = (letters: RegExp): number => name.match(letters)?.length ?? 0;
  return (name.length + count(/[mw]/gi) * 0.5 - count(/[fijlt]/gi) * 0.4) * 7.1;
}
