import { constants } from 'node:fs';
import { lstat, mkdir, mkdtemp, open, readlink, realpath, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Paths } from './paths.ts';
import type { RunAs } from './run-as.ts';

/** Only part of the socket's name: nothing listens on a network. */
export const SOCKET_PORT = 5432;

/** The limit of macOS: 104 bytes with the terminating zero. */
const MAX_SOCKET_PATH_BYTES = 103;

const SOCKET = `.s.PGSQL.${SOCKET_PORT}`;

const fits = (directory: string) => Buffer.byteLength(join(directory, SOCKET)) <= MAX_SOCKET_PATH_BYTES;

export async function createRunDirectory(paths: Paths, runAs: RunAs): Promise<void> {
  await mkdir(paths.run, { recursive: true });
  await claim(paths.run, runAs);
}

/**
 * In the data directory if the path is short enough; else a new private temporary directory. Joining processes read it
 * from postmaster.pid, so its name can be random, and no other user can create it first.
 */
export async function chooseSocketDirectory(paths: Paths, runAs: RunAs): Promise<string> {
  if (fits(paths.run)) return paths.run;
  const note = join(paths.run, 'sockets');
  const noted = await readlink(note).catch(() => null);
  if (noted !== null && (await isStillOurs(noted, runAs))) return noted;
  const directory = await createTemporaryDirectory();
  await claim(directory, runAs);
  const fresh = `${note}.new`;
  await rm(fresh, { force: true });
  await symlink(directory, fresh);
  await rename(fresh, note);
  return directory;
}

/** The caller holds the start lock. The socket's lock file contains a process id, which may be reused. */
export async function clearFormerSocket(directory: string): Promise<void> {
  for (const name of [SOCKET, `${SOCKET}.lock`]) await rm(join(directory, name), { force: true });
}

async function createTemporaryDirectory(): Promise<string> {
  const usual = join(await realpath(tmpdir()), 'wayfare-');
  // mkdtemp appends six characters.
  return mkdtemp(fits(`${usual}000000`) ? usual : '/tmp/wayfare-');
}

/** After a crash the directory may still exist, or another user may have created one in its place. */
async function isStillOurs(directory: string, runAs: RunAs): Promise<boolean> {
  const stats = await lstat(directory).catch(() => null);
  const uid = runAs.owner?.uid ?? process.geteuid?.();
  return stats?.isDirectory() === true && stats.uid === uid && (stats.mode & 0o777) === 0o700;
}

/** Through an open handle, without following links: root must not change a directory that a link points to. */
async function claim(path: string, { owner }: RunAs): Promise<void> {
  const directory = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    await directory.chmod(0o700);
    if (owner) await directory.chown(owner.uid, owner.gid);
  } finally {
    await directory.close();
  }
}
