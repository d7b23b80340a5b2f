import { closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { pause } from './pause.ts';
import type { Places } from './places.ts';
import { isPostmasterOf, readPidFile } from './postmaster.ts';
import { errorCode, PostgresWillNotStart } from './will-not-start.ts';

/**
 * One opener's hold on the database: the writing end of a pipe, which nothing is ever written to. The supervisor reads
 * from it and so learns from the kernel when the last holder has closed it, or died in whatever way.
 */
export interface Lease {
  /** false once the supervisor has gone or is stopping the database */
  isKept(): boolean;
  /** lets go and, if nobody else holds on, waits until the database has stopped */
  release(): Promise<void>;
  /** lets go, and no more */
  drop(): void;
}

const { O_RDONLY, O_WRONLY, O_RDWR, O_NONBLOCK, O_NOFOLLOW } = constants;
const STOP_WITHIN_MS = 60_000;

/** Null when nobody keeps the database, or when its supervisor is just shutting the door. */
export function takeLease(places: Places): Lease | null {
  const fd = openWriter(places);
  if (fd === null) return null;
  // The supervisor shuts the door (renames the pipe) before it counts for the last time: had it done so before we came in,
  // the name would be gone; as it is there, the supervisor's next count includes us.
  if (!isSamePipe(fd, places)) {
    closeSync(fd);
    return null;
  }
  return leaseOf(fd, places);
}

/** For whoever starts the supervisor: both ends, opened so that neither waits for the other. */
export function openBothEnds(places: Places): { lease: Lease; reader: number } {
  const both = openSync(places.openers, O_RDWR | O_NONBLOCK | O_NOFOLLOW);
  try {
    const reader = openSync(places.openers, O_RDONLY | O_NOFOLLOW);
    const writer = openSync(places.openers, O_WRONLY | O_NOFOLLOW);
    return { lease: leaseOf(writer, places), reader };
  } finally {
    closeSync(both);
  }
}

function leaseOf(fd: number, places: Places): Lease {
  let held = true;
  const drop = () => {
    if (held) closeSync(fd);
    held = false;
  };
  return {
    drop,
    isKept: () => {
      const probe = openWriter(places);
      if (probe !== null) closeSync(probe);
      return probe !== null;
    },
    release: async () => {
      if (!held) return;
      const postmaster = await readPidFile(places);
      drop();
      const deadline = Date.now() + STOP_WITHIN_MS;
      while (postmaster && Date.now() < deadline) {
        if (!(await isPostmasterOf(places.cluster, postmaster.pid)) || isHeldByOthers(places)) return;
        await pause(10);
      }
    },
  };
}

function openWriter(places: Places): number | null {
  try {
    return openSync(places.openers, O_WRONLY | O_NONBLOCK | O_NOFOLLOW);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENXIO' || code === 'ENOENT') return null;
    throw new PostgresWillNotStart(
      `The database in ${places.home} cannot be joined (${code ?? String(error)}). ` +
        'It belongs to another user: start as that user, or as root.',
      { cause: error },
    );
  }
}

function isSamePipe(fd: number, places: Places): boolean {
  const named = statSync(places.openers, { throwIfNoEntry: false });
  return named !== undefined && named.ino === fstatSync(fd).ino;
}

/** Reading without waiting tells it: the end of the pipe when nobody holds the other side, "try again" otherwise. */
function isHeldByOthers(places: Places): boolean {
  let reader: number | null = null;
  try {
    reader = openSync(places.openers, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    readSync(reader, Buffer.alloc(1));
    return false;
  } catch (error) {
    return errorCode(error) === 'EAGAIN';
  } finally {
    if (reader !== null) closeSync(reader);
  }
}
