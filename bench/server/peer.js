// A boardgame.io server to measure beside: `node peer.js PORT memory|file FOLDER`.
//
// Its game takes turns like the measured ones. Its state has about the size of what a survival game
// shows, so that both have something to send.
const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const [port, storage, folder] = process.argv.slice(2);
const CELLS = 9;
const UNITS = 26;

const game = {
  name: 'cells',
  setup: () => ({
    cells: Array(CELLS).fill(null),
    full: 0,
    units: Array.from({ length: UNITS }, (_, i) => ({ id: `u${i}`, kind: 'wolf', x: i % 7, y: i % 5, hp: 10, tags: ['a', 'b'] })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (!(cell >= 0 && cell < CELLS) || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      G.units[cell].hp = (G.units[cell].hp + 1) % 100;
      // A full board is wiped, and play goes on.
      if (++G.full === CELLS) {
        G.cells = Array(CELLS).fill(null);
        G.full = 0;
      }
    },
  },
};

const server = Server({ games: [game], origins: [], ...(storage === 'file' ? { db: new FlatFile({ dir: folder }) } : {}) });
// It would listen at every address, and has no option for that.
const listen = server.app.listen.bind(server.app);
server.app.listen = (where, told) => listen(where, '127.0.0.1', told);
const quiet = console.info;
console.info = () => undefined;
server.run({ port: Number(port) }, () => quiet('ready'));
