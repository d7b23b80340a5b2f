import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { UserPool } from '../user-pool.ts';

export interface PoolServer extends AsyncDisposable {
  readonly endpoint: string;
  /** The operations that were asked for, in order, and how each was answered. */
  readonly calls: string[];
  /** The challenges that were answered, in order, well or not. */
  readonly challenges: string[];
}

/** The pool behind real HTTP on loopback, as a server mounts it. */
export async function poolServer(pool: UserPool): Promise<PoolServer> {
  const calls: string[] = [];
  const challenges: string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const target = String(headers['x-amz-target']);
    const address = request.socket.remoteAddress ?? '';
    const body = await buffer(request);
    const answer = await pool.handle({ method, url, headers, body, address });
    challenges.push(...(/"ChallengeName":"(?<name>\w+)"/.exec(body.toString())?.slice(1) ?? []));
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
    challenges,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
