/** Draws a cover for a game without one from its title: hills at night, different for each title. */
interface Sheet {
  width: number;
  height: number;
  /** The height at which the land begins, and the distance between two ridges. */
  land: number;
  between: number;
  /** Whether the first letter of the title is on it. */
  letter: boolean;
}
const COVER: Sheet = { width: 400, height: 400, land: 190, between: 62, letter: true };
const BANNER: Sheet = { width: 1600, height: 300, land: 130, between: 58, letter: false };
const SKIES = ['#31424f', '#4a3a3f', '#33453d', '#4b4330', '#3b3a52', '#45353a'];
const RIDGES = 3;
/** The distance between two peaks. */
const STEP = 44;

/** Yield numbers from 0 to 1 that depend on the title alone. */
function* chances(title: string): Generator<number, never> {
  let state = 2166136261;
  for (const letter of title) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 1;
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  }
}

export const drawnCover = (title: string): string => drawn(title, COVER);
/** Return a drawing of the same hills for the banner of the end screen. */
export const drawnBanner = (title: string): string => drawn(title, BANNER);

function drawn(title: string, { width, height, land, between, letter }: Sheet): string {
  const random = chances(title);
  const next = () => random.next().value;
  const sky = SKIES[Math.floor(next() * SKIES.length)]!;
  const moon = { x: width * (0.25 + next() * 0.5), y: 80 + next() * 60, r: 30 + next() * 26 };
  const ridges = Array.from({ length: RIDGES }, (_, ridge) => {
    const base = land + ridge * between;
    const points = Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, step) => {
      const peak = next() * 74 * (step % 2 ? 1 : 0.3);
      return `${step * STEP},${Math.round(base - peak)}`;
    });
    const shade = ['#222c33', '#192026', '#101418'][ridge]!;
    return `<polygon points="0,${height} ${points.join(' ')} ${points.length * STEP},${height}" fill="${shade}" stroke="#0b0d0f" stroke-width="4"/>`;
  });
  const first = [...title][0]?.toUpperCase().replace(/[<&]/g, '') ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="${width}" height="${height}" fill="${sky}"/>` +
    `<circle cx="${moon.x}" cy="${moon.y}" r="${moon.r}" fill="#e8dcc6" stroke="#0b0d0f" stroke-width="4"/>` +
    ridges.join('') +
    (letter
      ? `<text x="200" y="352" fill="#f6eee0" font-family="Georgia, serif" font-weight="900" font-size="150" text-anchor="middle">${first}</text>`
      : '') +
    `</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
