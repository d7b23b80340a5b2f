import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { httpLimits } from '../limits.ts';
import { closeUnusedConnections } from './node-server.ts';

export type Phase = 'starting' | 'ready' | 'outdated' | 'stopping';

/** Where the server stands between its start and its end; load balancers read it from the health checks. */
export interface Lifecycle {
  phase(): Phase;
  becomeReady(): void;
  /** A newer server has changed the database: this one still reads, and writes nothing. */
  becomeOutdated(): void;
  beginStopping(): void;
}

export function lifecycle(): Lifecycle {
  let phase: Phase = 'starting';
  return {
    phase: () => phase,
    becomeReady() {
      // A signal may come before the start is over, and stopping is final.
      if (phase === 'starting') phase = 'ready';
    },
    becomeOutdated() {
      if (phase !== 'stopping') phase = 'outdated';
    },
    beginStopping() {
      phase = 'stopping';
    },
  };
}

interface Running {
  readonly app: FastifyInstance;
  readonly servers: readonly Server[];
  readonly lifecycle: Lifecycle;
  readonly logger: Logger;
  readonly drainMs?: number;
  /** What else is to be closed, in this order: the timetable, the database. */
  readonly afterwards: readonly (() => Promise<void>)[];
}

/** Whoever was let in is served to the end, for so long as the limit allows; nobody new is let in. */
export async function stopGracefully({
  app,
  servers,
  lifecycle,
  logger,
  afterwards,
  drainMs = httpLimits.drainMs,
}: Running): Promise<void> {
  lifecycle.beginStopping();
  logger.info('Stopping');
  const closed = Promise.all(servers.map(closeServer));
  const appClosed = app.close();
  const drained = await drain(servers, closed, drainMs);
  if (!drained) logger.warn('Some requests did not end in time and were cut off');
  await Promise.all([closed, appClosed]);
  for (const close of afterwards) {
    await close().catch((error: unknown) =>
      logger.error({ err: error }, 'Something did not close as it should'),
    );
  }
  logger.info('Stopped');
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // An error here says only that the server was closed already.
    server.close(() => resolve());
  });
}

async function drain(
  servers: readonly Server[],
  closed: Promise<unknown>,
  drainMs: number,
): Promise<boolean> {
  const over = new AbortController();
  const late = pause(drainMs, false, { signal: over.signal }).catch(() => false);
  // A connection that falls idle meanwhile would keep its server open until the keep-alive ends.
  const sweep = setInterval(() => servers.forEach(closeUnusedConnections), 50);
  const drained = await Promise.race([closed.then(() => true), late]);
  clearInterval(sweep);
  over.abort();
  if (!drained) for (const server of servers) server.closeAllConnections();
  return drained;
}
