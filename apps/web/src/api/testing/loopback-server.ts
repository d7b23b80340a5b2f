import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** For tests: a real server on loopback that stands for every service, gone at the end of its scope. */
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

/** The same answer to every call. */
export const startServerWith = (status: number, body: string) =>
  startServer((_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));

/** An address that refuses connections. */
export async function getUnusedConfig() {
  await using server = await startServerWith(200, '{}');
  return server.config;
}
