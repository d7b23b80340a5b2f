import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** An HTTP server on loopback that serves every service of a test. */
export async function startServer(handle: Handler) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => handle(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  const base = `http://127.0.0.1:${address.port}/api`;
  const bases = {
    auth: base,
    reset: base,
    checkout: base,
    subscription: base,
    homily: base,
    blog: `${base}/blog/`,
    search: base,
  };
  return {
    config: { bases },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends the same response to every call. */
export const startServerWith = (status: number, body: string) =>
  startServer((_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));

export async function getUnusedConfig() {
  await using server = await startServerWith(200, '{}');
  return server.config;
}
