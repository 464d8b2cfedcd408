import type { Socket, Transport } from './transport.ts';

/** Sends all requests to the server that the page came from. */
export const transport: Transport = {
  here: false,
  server: null,
  ask: (path, init) => fetch(`/api${path}`, init),
  connect(table, token, others): Socket {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const tokens = [...others, token].map((one) => `token=${encodeURIComponent(one)}`);
    const at = `/api/tables/${encodeURIComponent(table)}/socket?${tokens.join('&')}`;
    // A WebSocket's handlers get more than this interface promises.
    return new WebSocket(`${scheme}//${location.host}${at}`) as Socket;
  },
  file: (path) => `/api${path}`,
  missing: () => Promise.resolve([]),
};
