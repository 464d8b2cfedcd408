/** A cover for a game that brings none, drawn from its title: hills at night, never twice the same. */
const WIDTH = 400;
const HEIGHT = 400;
const SKIES = ['#31424f', '#4a3a3f', '#33453d', '#4b4330', '#3b3a52', '#45353a'];
const RIDGES = 3;
const STEPS = 9;

/** Numbers from 0 to 1 that depend on the title alone. */
function* chances(title: string): Generator<number, never> {
  let state = 2166136261;
  for (const letter of title) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 1;
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  }
}

export function drawnCover(title: string): string {
  const luck = chances(title);
  const next = () => luck.next().value;
  const sky = SKIES[Math.floor(next() * SKIES.length)]!;
  const moon = { x: 90 + next() * 220, y: 80 + next() * 60, r: 30 + next() * 26 };
  const ridges = Array.from({ length: RIDGES }, (_, ridge) => {
    const base = 190 + ridge * 62;
    const points = Array.from({ length: STEPS + 1 }, (_, step) => {
      const height = next() * 74 * (step % 2 ? 1 : 0.3);
      return `${Math.round((step * WIDTH) / STEPS)},${Math.round(base - height)}`;
    });
    const shade = ['#222c33', '#192026', '#101418'][ridge]!;
    return `<polygon points="0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}" fill="${shade}" stroke="#0b0d0f" stroke-width="4"/>`;
  });
  const letter = [...title][0]?.toUpperCase().replace(/[<&]/g, '') ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>` +
    `<circle cx="${moon.x}" cy="${moon.y}" r="${moon.r}" fill="#e8dcc6" stroke="#0b0d0f" stroke-width="4"/>` +
    ridges.join('') +
    `<text x="200" y="352" fill="#f6eee0" font-family="Georgia, serif" font-weight="900" font-size="150" text-anchor="middle">${letter}</text>` +
    `</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
