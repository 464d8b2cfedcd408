import icons from 'sprite:lib/art/icons?icon';

export type Sprite = typeof icons;

/** The `viewBox` of each drawing, by name. */
const boxes = new Map<string, string>();
const fetched = new Set<string>();

/** Add the drawings of a sprite to the page. They appear once they are loaded. */
export async function show(sprite: Sprite): Promise<void> {
  for (const [name, box] of Object.entries(sprite.boxes)) boxes.set(name, box);
  if (fetched.has(sprite.url)) return;
  fetched.add(sprite.url);
  try {
    const answer = await fetch(sprite.url);
    if (!answer.ok) throw new Error(answer.statusText);
    const holder = document.createElement('div');
    holder.setAttribute('aria-hidden', 'true');
    holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
    holder.innerHTML = await (sprite.packed ? unpacked(answer) : answer).text();
    document.body.prepend(holder);
  } catch {
    // Without pictures the texts remain; the next page tries again.
    fetched.delete(sprite.url);
  }
}

const unpacked = (answer: Response): Response => new Response(answer.body!.pipeThrough(new DecompressionStream('gzip')));

export const boxOf = (name: string): string => boxes.get(name) ?? '0 0 24 24';

/** Return the names of a game's loaded drawings, without its prefix. */
export const drawings = (game: string): string[] =>
  [...boxes.keys()].filter((name) => name.startsWith(`${game}-`)).map((name) => name.slice(game.length + 1));

export const showIcons = (): Promise<void> => show(icons);
