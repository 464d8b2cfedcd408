// The people at all tables, in one process: `node load.js PLAN`, which is a file of JSON:
//
//   kind       'holdfast' or 'peer'
//   ports      of the servers, and `pids` of them; `apart`: the people of a table at different ones
//   tables     how many
//   game       which, and `games`: the moves of each table in turn
//   period     milliseconds between two moves of one table while there is time
//   open       seconds with that pause
//   closed     seconds without any: the next move as soon as everybody has the last
//   restart    instead of both: play a move everywhere, say so, and after a word on standard input
//              come back as browsers do
//
// Sockets are raw, and boardgame.io's messages are read and written here: its own client would take
// more time than the server. Of what comes in only the head is looked at, so that what is measured
// is the server. A move has arrived when BOTH people have it. Prints one line of JSON.
const fs = require('fs');
const http = require('http');
const WebSocket = require('ws');

const plan = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const WARM = 1000;
const AT_REST = 4000; // a table comes to rest some seconds after the last was told
const AT_ONCE = 16;
const HEAD = 400;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

const now = () => performance.now();
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const quantile = (sorted, q) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] : null);

let phase = 'coming';
let done = 0;
let ended = 0;
let problems = 0;
const said = [];
const sizes = [];
let recording = false;
let latencies = [];

/** What servers and this process have used so far. */
function used() {
  let cpu = 0;
  let memory = 0;
  for (const pid of plan.pids) {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    cpu += (Number(fields[11]) + Number(fields[12])) / 100;
    memory += Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
  }
  const own = process.cpuUsage();
  return { at: now(), cpu, memory, own: (own.user + own.system) / 1e6, done, ended };
}

function between(a, b) {
  const seconds = (b.at - a.at) / 1000;
  const moves = b.done - a.done;
  latencies.sort((x, y) => x - y);
  return {
    moves,
    moves_a_second: moves / seconds,
    cpu_microseconds: moves ? (1e6 * (b.cpu - a.cpu)) / moves : null,
    server_share: (b.cpu - a.cpu) / seconds,
    generator_share: (b.own - a.own) / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    games_ended: b.ended - a.ended,
  };
}

/** Count a problem, and keep the first five for the report. */
function problem(what) {
  problems++;
  if (said.length < 5) said.push(what);
}

/** One person at a table. */
class Seat {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.position = -1;
    this.fresh = false;
  }

  get port() {
    return plan.ports[(plan.apart ? this.seat : this.table.number) % plan.ports.length];
  }

  open() {
    const address =
      plan.kind === 'peer'
        ? `ws://127.0.0.1:${this.port}/socket.io/?EIO=4&transport=websocket`
        : `ws://127.0.0.1:${this.port}/api/tables/${this.table.id}/socket?token=${this.table.tokens[this.seat]}`;
    return new Promise((resolve, reject) => {
      const line = (this.line = new WebSocket(address, { perMessageDeflate: false }));
      line.on('error', reject);
      line.on('close', (code) => this.closed(code));
      line.on('message', (data) => {
        const head = data.toString('latin1', 0, HEAD);
        if (plan.kind === 'peer' ? this.hearPeer(line, head, data) : this.hear(head, data.length)) resolve();
      });
    });
  }

  hear(head, length) {
    const found = /^\{"type":"(?:table|update)".*?"seq":(\d+)/.exec(head);
    if (found) this.told(Number(found[1]), length);
    else problem(`${head} at move ${this.table.next} of table ${this.table.number}`);
    return found;
  }

  hearPeer(line, head, data) {
    if (head === '2') line.send('3'); // whether anybody is there
    else if (head[0] === '0') line.send('40/cells,');
    else if (head.startsWith('40/cells')) line.send(`42/cells,["sync","${this.table.id}","${this.seat}",null,2]`);
    else if (head.startsWith('42/cells,["sync"')) return (this.position = 0) === 0;
    else if (head.startsWith('42/cells,["update"')) this.told(Number(/"_stateID":(\d+)/.exec(data.toString('latin1'))[1]), data.length);
    else if (!head.startsWith('42/cells,["matchData"')) problem(head);
    return false;
  }

  told(position, length) {
    sizes.push(length);
    this.position = Math.max(this.position, position);
    this.fresh = true;
    this.table.told();
  }

  closed(code) {
    if (phase === 'killed') setTimeout(() => this.open().catch(() => undefined), 100 + (this.table.number % 100));
    else if (phase !== 'end' && !this.left) problem(`a line was closed with ${code}`);
  }

  send(text) {
    this.line.send(text);
  }
}

class Table {
  constructor(number) {
    this.number = number;
    this.busy = false;
  }

  /** Sit down at a new table. */
  async open() {
    this.next = 0;
    this.id = `m${process.pid}-${this.number}`;
    if (plan.kind === 'holdfast') {
      const new_ = await laid();
      this.id = new_.table;
      this.tokens = new_.seats.map(({ token }) => token);
      this.moves = plan.games[new_.number % plan.games.length];
    }
    this.seats = [new Seat(this, 0), new Seat(this, 1)];
    for (const seat of this.seats) await seat.open();
  }

  play() {
    this.busy = true;
    for (const seat of this.seats) seat.fresh = false;
    this.began = now();
    if (plan.kind === 'peer') {
      const seat = this.next % 2;
      const move = { type: 'MAKE_MOVE', payload: { type: 'take', args: [this.next % 9], playerID: `${seat}` } };
      this.wanted = this.seats[seat].position + 1;
      this.seats[seat].send(`42/cells,${JSON.stringify(['update', move, this.seats[seat].position, this.id, `${seat}`])}`);
    } else {
      const [seat, seq, move, wanted] = this.moves[this.next];
      this.wanted = wanted;
      this.seats[seat].send(`{"type":"play","seq":${seq},"move":${move}}`);
    }
  }

  told() {
    if (!this.busy || this.seats.some((seat) => !seat.fresh || seat.position < this.wanted)) return;
    this.busy = false;
    this.next++;
    done++;
    if (recording) latencies.push(now() - this.began);
    this.onmoved?.();
    if (plan.kind === 'holdfast' && this.next === this.moves.length) {
      // The game is over: the same people go on at another table.
      this.busy = true;
      ended++;
      for (const seat of this.seats) {
        seat.left = true;
        seat.line.close();
      }
      this.open().then(() => {
        this.busy = false;
        if (phase === 'closed') this.play();
      }, fail);
    } else if (phase === 'closed') this.play();
  }
}

let laying = Promise.resolve();
let tables_laid = 0;

/** Open a table. One after another: the server deals the games in the order of its tables. */
function laid() {
  const seats = ['Anna', 'Ben'].map((name) => ({ kind: 'person', name }));
  const body = JSON.stringify({ game: plan.game, seats });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const one = () =>
    new Promise((resolve, reject) => {
      const where = { host: '127.0.0.1', port: plan.ports[0], path: '/api/tables', method: 'POST', headers, agent };
      const asked = http.request(where, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve({ ...JSON.parse(text), number: tables_laid++ });
          else reject(new Error(text));
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  return (laying = laying.then(one));
}

function fail(error) {
  console.log(JSON.stringify({ failed: String(error?.message ?? error) }));
  process.exit(1);
}

/** Play one move per table and period, spread evenly, for a number of seconds. */
async function withPauses(tables, seconds) {
  phase = 'open';
  recording = true;
  latencies = [];
  const late = [];
  const begun = used();
  const start = now();
  let skipped = 0;
  for (let sent = 0; ; sent++) {
    const due = start + (sent * plan.period) / tables.length;
    if (due >= start + 1000 * seconds) break;
    while (now() < due) await sleep(due - now());
    const table = tables[sent % tables.length];
    if (table.busy) skipped++;
    else {
      late.push(now() - due);
      table.play();
    }
  }
  for (let look = 0; look < 250 && tables.some(({ busy }) => busy); look++) await sleep(20);
  late.sort((x, y) => x - y);
  const unanswered = tables.filter(({ busy }) => busy).length;
  return { ...between(begun, used()), skipped, unanswered, late_p99: quantile(late, 0.99) };
}

/** As fast as it goes. */
async function withoutPause(tables, seconds) {
  phase = 'closed';
  recording = false;
  for (const table of tables) if (!table.busy) table.play();
  await sleep(WARM);
  latencies = [];
  recording = true;
  const begun = used();
  await sleep(1000 * seconds);
  const found = between(begun, used());
  recording = false;
  phase = 'resting';
  for (let look = 0; look < 250 && tables.some(({ busy }) => busy); look++) await sleep(20);
  return found;
}

/** The server is killed and started again, and everybody comes back at once. */
async function comeBack(tables) {
  for (const table of tables) {
    table.play();
    while (table.busy) await sleep(1);
  }
  phase = 'killed';
  console.log(JSON.stringify({ ready: true }));
  await new Promise((resolve) => process.stdin.once('data', resolve));
  const killed = now();
  let first = null;
  const moved = tables.map(
    (table) =>
      new Promise((resolve) => {
        table.onmoved = () => {
          first ??= now() - killed;
          resolve();
        };
        for (const seat of table.seats) seat.position = -1;
        const seated = setInterval(() => {
          if (table.seats.some(({ position }) => position < 0)) return;
          clearInterval(seated);
          table.play();
        }, 10);
      }),
  );
  await Promise.all(moved);
  return { first: first / 1000, all: (now() - killed) / 1000 };
}

async function main() {
  const tables = Array.from({ length: plan.tables }, (_, number) => new Table(number));
  const empty = used();
  let next = 0;
  const coming = async () => {
    while (next < tables.length) await tables[next++].open();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, coming));
  const result = { came_in: (now() - empty.at) / 1000 };
  await sleep(AT_REST);
  const seated = used();
  result.empty_kilobytes = empty.memory;
  result.kilobytes_a_table = (seated.memory - empty.memory) / tables.length;
  if (plan.restart) {
    // Whose memory was looked at is gone.
    console.log(JSON.stringify({ ...result, restart: await comeBack(tables), problems, said }));
    process.exit(0);
  }
  if (plan.open) result.open = await withPauses(tables, plan.open);
  if (plan.closed) result.closed = await withoutPause(tables, plan.closed);
  await sleep(WARM);
  const rested = used();
  if (rested.done > seated.done) result.kilobytes_a_move = (rested.memory - seated.memory) / (rested.done - seated.done);
  sizes.sort((x, y) => x - y);
  result.bytes_an_update = sizes.length ? sizes.reduce((sum, size) => sum + size) / sizes.length : null;
  result.median_update = sizes.length ? quantile(sizes, 0.5) : null;
  result.problems = problems;
  result.said = said;
  phase = 'end';
  console.log(JSON.stringify(result));
  process.exit(0);
}

main().catch(fail);
