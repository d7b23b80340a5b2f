import { closeSync, constants, fchownSync, openSync } from 'node:fs';
import { errorCode, PostgresStartError } from './errors.ts';
import { type Owner, runProgram } from './run-as.ts';

/** Held by the process that starts the database, then by the supervisor until it ends. */
export interface StartLock {
  /** For the supervisor: the lock is free when all processes with the descriptor have ended. */
  fd: number;
  changeOwner(owner: Owner): void;
  release(): void;
}

/** Locks while opening, on BSD systems. Node has no constant for it. */
const O_EXLOCK_DARWIN = 0x20;

/** Null if another process holds the lock. The kernel releases it with its holders, so there are no stale locks. */
export async function tryStartLock(path: string): Promise<StartLock | null> {
  const onDarwin = process.platform === 'darwin';
  const fd = open(path, onDarwin ? O_EXLOCK_DARWIN | constants.O_NONBLOCK : 0);
  if (fd === null) return null;
  if (!onDarwin && !(await flock(fd))) {
    closeSync(fd);
    return null;
  }
  let isHeld = true;
  return {
    fd,
    changeOwner: ({ uid, gid }) => fchownSync(fd, uid, gid),
    release: () => {
      if (isHeld) closeSync(fd);
      isHeld = false;
    },
  };
}

function open(path: string, extraFlags: number): number | null {
  try {
    return openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW | extraFlags, 0o600);
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return null;
    throw new PostgresStartError(
      `The database's lock ${path} cannot be opened (${errorCode(error) ?? String(error)}). ` +
        'The database probably belongs to another user: start as that user, or as root.',
      { cause: error },
    );
  }
}

/** The lock belongs to the open file, which we share with the program, so it outlives the program. */
async function flock(fd: number): Promise<boolean> {
  try {
    const { code, stderr } = await runProgram(['flock', '-x', '-n', '3'], { extraFd: fd });
    if (code === 0) return true;
    if (code === 1) return false;
    throw new Error(stderr);
  } catch (error) {
    closeSync(fd);
    throw new PostgresStartError(
      `The program flock did not work (${errorCode(error) ?? String(error)}); it comes with the package util-linux.`,
      { cause: error },
    );
  }
}
