import type { Line, Transport } from './transport.ts';

/** Everything is asked of the server that the page came from. */
export const transport: Transport = {
  here: false,
  server: null,
  ask: (path, init) => fetch(`/api${path}`, init),
  line(table, token, others): Line {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const tokens = [...others, token].map((one) => `token=${encodeURIComponent(one)}`);
    const at = `/api/tables/${encodeURIComponent(table)}/socket?${tokens.join('&')}`;
    // Its handlers are given more than a line promises.
    return new WebSocket(`${scheme}//${location.host}${at}`) as Line;
  },
  file: (path) => `/api${path}`,
  missing: () => Promise.resolve([]),
};
