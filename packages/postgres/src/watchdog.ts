import { setTimeout as pause } from 'node:timers/promises';
import { describeFullDisk } from './disk-space.ts';
import { PostgresDataMissingError, PostgresStartError } from './errors.ts';
import type { Lease } from './lease.ts';
import type { Paths } from './paths.ts';
import { isPostmasterOf, readPidFile } from './postmaster.ts';
import { findReasonSince, getLogSize } from './server-log.ts';

export interface DatabaseEvents {
  /** The database stopped unexpectedly and is being restarted. `reason` is PostgreSQL's own message; may be empty. */
  down(reason: string): void;
  restored(afterMs: number): void;
  /** The database could not be restarted; there is no further attempt. */
  lost(error: PostgresStartError): void;
}

const CHECK_INTERVAL_MS = 500;
const MIN_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 15_000;
/** Time to free space on a full disk. */
const GIVE_UP_AFTER_MS = 300_000;

/**
 * Restarts the database if it stops unexpectedly, for example because its disk was full or its supervisor was killed.
 * Each opener has a watchdog; one of them starts the database and the others join.
 */
export function startWatchdog(options: {
  paths: Paths;
  lease: Lease;
  events: Partial<DatabaseEvents>;
  restart: () => Promise<Lease>;
  giveUpAfterMs?: number;
}): { close(): Promise<void> } {
  const { paths, events, restart, giveUpAfterMs = GIVE_UP_AFTER_MS } = options;
  const closing = new AbortController();
  let { lease } = options;
  let logSize = getLogSize(paths.log);
  /** Ends early on close, and does not keep the process alive. */
  const wait = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {});
  const watching = watch();

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await wait(CHECK_INTERVAL_MS);
      if (closing.signal.aborted) return;
      if (await isUp()) logSize = getLogSize(paths.log);
      else if (!(await restore())) return;
    }
  }

  async function isUp(): Promise<boolean> {
    try {
      if (!lease.isValid()) return false;
      const server = await readPidFile(paths);
      if (server === null || !(await isPostmasterOf(paths.cluster, server.pid))) return false;
      // After SIGTERM the server accepts no connections and waits for ours to end, forever. SIGINT ends them.
      if (server.isStopping) process.kill(server.pid, 'SIGINT');
      return !server.isStopping;
    } catch {
      // The check itself failed, for example for lack of file descriptors.
      return true;
    }
  }

  /** False if closed or given up. */
  async function restore(): Promise<boolean> {
    const startedAt = performance.now();
    events.down?.((await describeFullDisk(paths.home)) ?? findReasonSince(paths.log, logSize));
    for (
      let delayMs = MIN_RETRY_DELAY_MS;
      !closing.signal.aborted;
      delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)
    ) {
      try {
        const newLease = await restart();
        lease.drop();
        lease = newLease;
        events.restored?.(performance.now() - startedAt);
        return true;
      } catch (error) {
        const startError = toStartError(error);
        if (startError instanceof PostgresDataMissingError || performance.now() - startedAt > giveUpAfterMs) {
          events.lost?.(startError);
          return false;
        }
      }
      await wait(delayMs);
    }
    return false;
  }

  return {
    async close() {
      closing.abort();
      await watching;
      await lease.release();
    },
  };
}

function toStartError(error: unknown): PostgresStartError {
  if (error instanceof PostgresStartError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new PostgresStartError(`The database cannot be started again (${reason}).`, { cause: error });
}
