// A game's module in Node, through the page's own engine: node in_node.mjs WEB MODULE MANIFEST.
// A request is a line of JSON, {entry, numbers, arrays: [bytes of each]}, and then the arrays; so is
// an answer, {answer, arrays} or {problem}.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [web, file, manifestFile] = process.argv.slice(2);
const { runnerImport } = await import(pathToFileURL(createRequire(path.join(web, 'package.json')).resolve('vite')).href);
const load = async (name) =>
  (await runnerImport(path.join(web, 'src/lib', name), { configFile: false, root: web, logLevel: 'error' })).module;
const { Engine } = await load('engine/engine.ts');
const { forecast, lookAhead, searchMoves } = await load('engine/tree.ts');
const { answer } = await load('offline/api.ts');
const engine = await Engine.load(fs.readFileSync(file), JSON.parse(fs.readFileSync(manifestFile, 'utf8')));

const number = Number;
const whole = (octets) => new Int32Array(octets.buffer, octets.byteOffset, octets.byteLength / 4);
const told = (log) => (log.length ? whole(log) : undefined);

const answers = {
  set_up: ([seed], [state, log]) => engine.set_up(state, BigInt(seed), told(log)),
  legal(_, [state, out]) {
    const moves = engine.legal(state);
    whole(out).set(moves);
    return moves.length;
  },
  permits: ([move], [state]) => engine.permits(state, number(move)),
  play: ([move], [state, log]) => engine.play(state, number(move), told(log)),
  stir: (words, [state]) => engine.stir(state, ...words.map(number)),
  result: (_, [state, out]) => void whole(out).set(engine.result(state, out.length / 8)),
  hide: ([viewer], [state]) => engine.hide(state, number(viewer)),
  determinize: ([viewer, seed], [state]) => engine.determinize(state, number(viewer), BigInt(seed)),
  observe([viewer], [state, out]) {
    const observation = engine.observe(state, number(viewer));
    out.set(observation);
    return observation.length;
  },
  encode([viewer], [state, out]) {
    const encoding = engine.encode(state, number(viewer));
    out.set(encoding);
    return encoding.length;
  },
  advise: ([n, noise], [state, moves]) => engine.advise(state, whole(moves).slice(0, number(n)), number(noise)),
  load_net: ([values, sums, work], parts) => engine.load_net(...parts, number(values), number(sums), number(work)),
  load_rows: (_, [rows]) => engine.load_rows(rows),
  evaluate: ([rows], [plain, pieces, outputs, out]) =>
    void whole(out).set(engine.evaluate(number(rows), plain, pieces, whole(outputs))),
  simulate: ([seed, decisions], [work, opening, dice]) =>
    engine.simulate(work, opening, dice, BigInt(seed), number(decisions)),
  searchMoves: ([seats, playouts, seed, thorough], [state]) =>
    searchMoves(engine, state, number(seats), { playouts: number(playouts) }, BigInt(seed), { thorough: thorough === '1' }),
  async think(_, [wanted, state]) {
    const { text, octets } = await answer(engine, Buffer.from(wanted).toString(), state);
    return { text, octets: Buffer.from(octets).toString('base64') };
  },
  async stop([seats, seed, playouts], [state]) {
    let looks = 0;
    const began = performance.now();
    const stopped = () => ++looks === number(playouts);
    const thoughts = await searchMoves(engine, state, number(seats), { seconds: 60 }, BigInt(seed), { stopped });
    return { looks, seconds: (performance.now() - began) / 1000, ...thoughts };
  },
  async rivals([seats], [state]) {
    const search = (seed) => searchMoves(engine, state, number(seats), { playouts: 100 }, seed);
    const ends = await Promise.allSettled([search(1n), search(2n)]);
    return ends.map((end) => end.reason?.message ?? 'done');
  },
  forecast: ([seats, playouts, seed], [state]) =>
    forecast(engine, state, number(seats), number(playouts), BigInt(seed)),
  lookAhead([seats, viewer, move, menus, clock, clockSize, count, tried, seed, toTheEnd], [state, seen]) {
    const { octets, ...told } = lookAhead(engine, state, number(seats), {
      viewer: number(viewer), move: number(move), menus: BigInt(menus), clock: number(clock),
      clockSize: number(clockSize), count: number(count), tried: number(tried), seed: BigInt(seed), toTheEnd: toTheEnd === '1',
    });
    seen.set(octets);
    return told;
  },
  speed([seed, decisions, milliseconds], [work, opening, dice]) {
    // What others take of the core meanwhile does not count.
    const spent = (since) => Object.values(process.cpuUsage(since)).reduce((a, b) => a + b) / 1000;
    const began = process.cpuUsage();
    let done = 0;
    for (; spent(began) < number(milliseconds); done += number(decisions))
      engine.simulate(work, opening, dice, BigInt(seed) + BigInt(done), number(decisions));
    return (1000 * done) / spent(began);
  },
};

const pieces = process.stdin[Symbol.asyncIterator]();
let held = Buffer.alloc(0);
async function more() {
  const { value, done } = await pieces.next();
  if (done) process.exit();
  held = Buffer.concat([held, value]);
}
async function taken(count) {
  while (held.length < count) await more();
  const octets = Uint8Array.from(held.subarray(0, count));
  held = held.subarray(count);
  return octets;
}
async function line() {
  let end;
  while ((end = held.indexOf(10)) < 0) await more();
  return JSON.parse(Buffer.from(await taken(end + 1)).toString());
}

for (;;) {
  const { entry, numbers, arrays } = await line();
  const given = [];
  for (const count of arrays) given.push(await taken(count));
  let reply;
  try {
    reply = { answer: (await answers[entry](numbers, given)) ?? null };
  } catch (error) {
    reply = { problem: String(error?.stack ?? error) };
  }
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(reply)}\n`), ...given]));
}
