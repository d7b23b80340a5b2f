import { closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, PostgresStartError } from './errors.ts';
import type { Paths } from './paths.ts';
import { isPostmasterOf, readPidFile } from './postmaster.ts';

/**
 * Keeps the database running: the writing end of a pipe, to which nothing is written. The supervisor reads the other end,
 * which ends when the last opener has closed it or died.
 */
export interface Lease {
  /** False once the supervisor has ended or is stopping the database. */
  isValid(): boolean;
  /** Closes the pipe. If there is no other opener, waits until the database has stopped. */
  release(): Promise<void>;
  /** Closes the pipe without waiting. */
  drop(): void;
}

const { O_RDONLY, O_WRONLY, O_RDWR, O_NONBLOCK, O_NOFOLLOW } = constants;
const STOP_TIMEOUT_MS = 60_000;

/** Null if no supervisor runs, or if it is stopping the database. */
export function acquireLease(paths: Paths): Lease | null {
  const fd = openWriter(paths);
  if (fd === null) return null;
  // The supervisor renames the pipe before its last check for openers. The name still exists, so that check finds us.
  if (!isSamePipe(fd, paths)) {
    closeSync(fd);
    return null;
  }
  return createLease(fd, paths);
}

/** Opens both ends, for the process that starts the supervisor. Opening one end alone would block. */
export function openBothEnds(paths: Paths): { lease: Lease; reader: number } {
  const both = openSync(paths.openers, O_RDWR | O_NONBLOCK | O_NOFOLLOW);
  try {
    const reader = openSync(paths.openers, O_RDONLY | O_NOFOLLOW);
    const writer = openSync(paths.openers, O_WRONLY | O_NOFOLLOW);
    return { lease: createLease(writer, paths), reader };
  } finally {
    closeSync(both);
  }
}

function createLease(fd: number, paths: Paths): Lease {
  let isHeld = true;
  const drop = () => {
    if (isHeld) closeSync(fd);
    isHeld = false;
  };
  return {
    drop,
    isValid: () => {
      const probe = openWriter(paths);
      if (probe !== null) closeSync(probe);
      return probe !== null;
    },
    release: async () => {
      if (!isHeld) return;
      const postmaster = await readPidFile(paths);
      drop();
      const deadline = Date.now() + STOP_TIMEOUT_MS;
      while (postmaster && Date.now() < deadline) {
        if (!(await isPostmasterOf(paths.cluster, postmaster.pid)) || isHeldByOthers(paths)) return;
        await pause(10);
      }
    },
  };
}

function openWriter(paths: Paths): number | null {
  try {
    return openSync(paths.openers, O_WRONLY | O_NONBLOCK | O_NOFOLLOW);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENXIO' || code === 'ENOENT') return null;
    throw new PostgresStartError(
      `The database in ${paths.home} cannot be joined (${code ?? String(error)}). ` +
        'It belongs to another user: start as that user, or as root.',
      { cause: error },
    );
  }
}

function isSamePipe(fd: number, paths: Paths): boolean {
  const stats = statSync(paths.openers, { throwIfNoEntry: false });
  return stats !== undefined && stats.ino === fstatSync(fd).ino;
}

/** A non-blocking read returns the end of the pipe if there is no opener, and EAGAIN otherwise. */
function isHeldByOthers(paths: Paths): boolean {
  let reader: number | null = null;
  try {
    reader = openSync(paths.openers, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    readSync(reader, Buffer.alloc(1));
    return false;
  } catch (error) {
    return errorCode(error) === 'EAGAIN';
  } finally {
    if (reader !== null) closeSync(reader);
  }
}
