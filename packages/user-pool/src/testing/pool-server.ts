import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { UserPool } from '../user-pool.ts';

export interface PoolServer extends AsyncDisposable {
  readonly endpoint: string;
  /** The operations that were asked for, in order, and how each was answered. */
  readonly calls: string[];
}

/** The pool behind real HTTP on loopback, as a server mounts it. */
export async function poolServer(pool: UserPool): Promise<PoolServer> {
  const calls: string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = String(request.headers['x-amz-target']);
    const answer = await pool.handle({
      target,
      body: await buffer(request),
      address: request.socket.remoteAddress ?? '',
      authorization: request.headers.authorization,
    });
    calls.push(`${target.split('.')[1]} ${answer.headers['x-amzn-errortype'] ?? answer.status}`);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const server = createServer((request, response) => void reply(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}/identity`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
