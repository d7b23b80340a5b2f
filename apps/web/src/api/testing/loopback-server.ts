import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** For tests: a real server on loopback that stands for every service, gone at the end of its scope. */
export async function serving(answer: Answer) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => answer(request, response, body));
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
export const saying = (status: number, body: string) =>
  serving((_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));

/** An address where nobody answers any more. */
export async function nobody() {
  await using server = await saying(200, '{}');
  return server.config;
}
