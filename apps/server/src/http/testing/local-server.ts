import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { listenLocally } from './free-port.ts';

/** An HTTP server of this machine in the role of another service. */
export async function localServer(answer: RequestListener) {
  const server = createServer(answer);
  const port = await listenLocally(server);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
