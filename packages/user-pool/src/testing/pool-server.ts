import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { UserPool } from '../user-pool.ts';

export interface PoolServer extends AsyncDisposable {
  readonly endpoint: string;
  /** Each operation with its status or error type, in order. */
  readonly calls: string[];
}

/** The pool behind HTTP on the loopback interface. */
export async function startPoolServer(pool: UserPool): Promise<PoolServer> {
  const calls: string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const target = String(headers['x-amz-target']);
    const address = request.socket.remoteAddress ?? '';
    const body = await buffer(request);
    const result = await pool.handle({ method, url, headers, body, address });
    calls.push(`${target.split('.')[1]} ${result.headers['x-amzn-errortype'] ?? result.status}`);
    response.writeHead(result.status, result.headers).end(result.body);
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
