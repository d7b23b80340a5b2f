import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenLocally } from '../../../http/testing/free-port.ts';

/** Counts the connections to an address that must not be called. */
export async function trap() {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}
