import { closeSync, constants, fchownSync, openSync } from 'node:fs';
import type { Owner } from './run-as.ts';
import { runProgram } from './run-program.ts';
import { errorCode, PostgresWillNotStart } from './will-not-start.ts';

/** Held by whoever starts the database, then by its supervisor for as long as it lives. */
export interface StartLock {
  /** hand this to the supervisor: the lock is free once every holder of the descriptor is gone */
  fd: number;
  giveTo(owner: Owner): void;
  letGo(): void;
}

/** BSD systems take the lock while opening; Node has no name for the flag. */
const O_EXLOCK_DARWIN = 0x20;

/** The kernel frees the lock when its holders die, so there is no stale lock to guess about. */
export async function tryStartLock(path: string): Promise<StartLock | null> {
  const onDarwin = process.platform === 'darwin';
  const fd = open(path, onDarwin ? O_EXLOCK_DARWIN | constants.O_NONBLOCK : 0);
  if (fd === null) return null;
  if (!onDarwin && !(await flock(fd))) {
    closeSync(fd);
    return null;
  }
  let held = true;
  return {
    fd,
    giveTo: ({ uid, gid }) => fchownSync(fd, uid, gid),
    letGo: () => {
      if (held) closeSync(fd);
      held = false;
    },
  };
}

function open(path: string, extraFlags: number): number | null {
  try {
    return openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW | extraFlags, 0o600);
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return null;
    throw new PostgresWillNotStart(
      `The database's lock ${path} cannot be opened (${errorCode(error) ?? String(error)}). ` +
        'The database probably belongs to another user: start as that user, or as root.',
      { cause: error },
    );
  }
}

/** The lock belongs to the open file that we share with the little program, so it outlives the program. */
async function flock(fd: number): Promise<boolean> {
  try {
    const { code, stderr } = await runProgram(['flock', '-x', '-n', '3'], { extraFd: fd });
    if (code === 0) return true;
    if (code === 1) return false;
    throw new Error(stderr);
  } catch (error) {
    closeSync(fd);
    throw new PostgresWillNotStart(
      `The program flock did not work (${errorCode(error) ?? String(error)}); it comes with the package util-linux.`,
      { cause: error },
    );
  }
}
