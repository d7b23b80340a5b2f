import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { httpLimits } from '../limits.ts';
import { closeUnusedConnections } from './node-server.ts';

export type Phase = 'starting' | 'ready' | 'outdated' | 'stopping';

/** The phase of the process, which health checks report to load balancers. */
export type Lifecycle = ReturnType<typeof lifecycle>;

export function lifecycle() {
  let phase: Phase = 'starting';
  return {
    phase: (): Phase => phase,
    becomeReady() {
      // A stop signal may come before the start is complete.
      if (phase === 'starting') phase = 'ready';
    },
    /** A newer server has migrated the database: this one goes on reading and refuses writes. */
    becomeOutdated() {
      if (phase !== 'stopping') phase = 'outdated';
    },
    beginStopping() {
      phase = 'stopping';
    },
  };
}

interface StopOptions {
  readonly app: FastifyInstance;
  readonly servers: readonly Server[];
  readonly lifecycle: Lifecycle;
  readonly logger: Logger;
  readonly drainMs?: number;
  /** Closed after the servers, in this order. */
  readonly afterwards: readonly (() => Promise<void>)[];
}

/** Accepts no new connections and completes open requests, for up to `drainMs`. */
export async function stopGracefully({
  app,
  servers,
  lifecycle,
  logger,
  afterwards,
  drainMs = httpLimits.drainMs,
}: StopOptions): Promise<void> {
  lifecycle.beginStopping();
  logger.info('Stopping');
  const closed = Promise.all(servers.map(closeServer));
  const appClosed = app.close();
  const drained = await drain(servers, closed, drainMs);
  if (!drained) logger.warn('Open requests were cut off after the drain timeout');
  await Promise.all([closed, appClosed]);
  for (const close of afterwards) {
    await close().catch((error: unknown) => logger.error({ err: error }, 'Closing a component failed'));
  }
  logger.info('Stopped');
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // An error only means that the server is closed already.
    server.close(() => resolve());
  });

async function drain(
  servers: readonly Server[],
  closed: Promise<unknown>,
  drainMs: number,
): Promise<boolean> {
  const abort = new AbortController();
  const timedOut = pause(drainMs, false, { signal: abort.signal }).catch(() => false);
  // A connection that becomes idle meanwhile would hold the server open until its keep-alive ends.
  const closeIdle = setInterval(() => servers.forEach(closeUnusedConnections), 50);
  const drained = await Promise.race([closed.then(() => true), timedOut]);
  clearInterval(closeIdle);
  abort.abort();
  if (!drained) for (const server of servers) server.closeAllConnections();
  return drained;
}
