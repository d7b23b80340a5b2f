import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { portOf } from '../server/listen.ts';

// Below the ephemeral ports (from 32768 on), so that no outgoing connection takes it.
const first = 10_000;
const afterLast = 32_000;
const used = new Set<number>();

/** A free port. Random, so that parallel tests do not collide. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = randomInt(first, afterLast);
    if (used.has(port) || !(await isFree(port))) continue;
    used.add(port);
    return port;
  }
  throw new Error('No free port was found.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    await once(server.close(), 'close');
    return true;
  } catch {
    return false;
  }
}

/** Starts a server on a free port of this machine. Returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return portOf(server);
}
