import { whyDiskStops } from './disk-room.ts';
import type { Lease } from './lease.ts';
import type { Places } from './places.ts';
import { isPostmasterOf, readPidFile } from './postmaster.ts';
import { reasonSince, sizeOfLog } from './server-log.ts';
import { PostgresIsGone, PostgresWillNotStart } from './will-not-start.ts';

/** What happens to a database that is held open. */
export interface Tidings {
  /** It ended before its time, and is being brought back. With the server's own words, where it had any. */
  away(reason: string): void;
  back(afterMs: number): void;
  /** It could not be brought back, and nobody tries any more. */
  lost(why: PostgresWillNotStart): void;
}

const LOOK_EVERY_MS = 500;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Time to make room on a full disk; after that a fresh process is as good a try as any. */
const GIVE_UP_AFTER_MS = 300_000;

/**
 * Looks after a database that is open, and brings it back when it ends before its time: its disk was full, somebody
 * stopped it, its supervisor was killed. Of several who hold it one starts it, and the others join.
 */
export function takeCare(options: {
  places: Places;
  lease: Lease;
  tidings: Partial<Tidings>;
  bringBack: () => Promise<Lease>;
  giveUpAfterMs?: number;
}): { close(): Promise<void> } {
  const { places, tidings, bringBack, giveUpAfterMs = GIVE_UP_AFTER_MS } = options;
  const closing = new AbortController();
  let { lease } = options;
  let logSize = sizeOfLog(places.log);
  const caring = careForIt();

  async function careForIt(): Promise<void> {
    while (!closing.signal.aborted) {
      await rest(LOOK_EVERY_MS);
      if (closing.signal.aborted) return;
      if (await isUp()) logSize = sizeOfLog(places.log);
      else if (!(await revive())) return;
    }
  }

  async function isUp(): Promise<boolean> {
    try {
      if (!lease.isKept()) return false;
      const server = await readPidFile(places);
      if (server === null || !(await isPostmasterOf(places.cluster, server.pid))) return false;
      // After a SIGTERM it would wait for our own connections, and let nobody in, for ever.
      if (server.isStopping) process.kill(server.pid, 'SIGINT');
      return !server.isStopping;
    } catch {
      // Who cannot look, for want of file descriptors, or may not hurry it, knows nothing.
      return true;
    }
  }

  /** False when there is nothing more to care for. */
  async function revive(): Promise<boolean> {
    const began = performance.now();
    tidings.away?.((await whyDiskStops(places.home)) ?? reasonSince(places.log, logSize));
    for (
      let pauseMs = FIRST_PAUSE_MS;
      !closing.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    ) {
      try {
        const fresh = await bringBack();
        lease.drop();
        lease = fresh;
        tidings.back?.(performance.now() - began);
        return true;
      } catch (error) {
        const why = asSentence(error);
        if (why instanceof PostgresIsGone || performance.now() - began > giveUpAfterMs) {
          tidings.lost?.(why);
          return false;
        }
      }
      await rest(pauseMs);
    }
    return false;
  }

  /** Keeps no process alive. */
  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const over = (): void => {
        clearTimeout(timer);
        closing.signal.removeEventListener('abort', over);
        resolve();
      };
      const timer = setTimeout(over, ms).unref();
      closing.signal.addEventListener('abort', over);
    });
  }

  return {
    async close() {
      closing.abort();
      await caring;
      await lease.release();
    },
  };
}

function asSentence(error: unknown): PostgresWillNotStart {
  if (error instanceof PostgresWillNotStart) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new PostgresWillNotStart(`The database cannot be started again (${reason}).`, { cause: error });
}
