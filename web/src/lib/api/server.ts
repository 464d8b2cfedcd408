import type { Line, Transport } from './transport.ts';

/** Everything is asked of the server that the page came from. */
export const transport: Transport = {
  here: false,
  server: null,
  ask: (path, init) => fetch(`/api${path}`, init),
  line(table, token): Line {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const at = `/api/tables/${encodeURIComponent(table)}/socket?token=${encodeURIComponent(token)}`;
    return new WebSocket(`${scheme}//${location.host}${at}`);
  },
  file: (path) => `/api${path}`,
  missing: () => Promise.resolve([]),
};
