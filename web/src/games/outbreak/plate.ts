/** The widest plate that fits a hex, and the width of the words on it. */
export const WIDEST = 112;
export const WORDS = 104;

/** How wide a name is where the map is small and letters have grown. All names are set in the same
 * letter, in which m and w are wide and f, i, j, l and t are narrow. */
export const widthOf = (name: string): number => lettersOf(name) + 12;

/** The same without the plate's edges. */
export function lettersOf(name: string): number {
  const count = (letters: RegExp): number => name.match(letters)?.length ?? 0;
  return (name.length + count(/[mw]/gi) * 0.5 - count(/[fijlt]/gi) * 0.4) * 7.1;
}
