import { once } from 'node:events';
import { createServer } from 'node:net';

/** One on which nobody listens at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
