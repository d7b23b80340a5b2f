import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below what systems hand out by themselves (from 32768 on): whoever connects somewhere meanwhile cannot get it.
const first = 10_000;
const afterLast = 32_000;
const given = new Set<number>();

/** One on which nobody listens at the moment. By chance, so that tests that run at the same time do not meet. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = randomInt(first, afterLast);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
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
