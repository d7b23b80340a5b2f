import { constants } from 'node:fs';
import { lstat, mkdir, mkdtemp, open, readlink, realpath, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Places } from './places.ts';
import type { RunAs } from './run-as.ts';

/** Part of the socket's name and nothing else: nothing listens on a network. */
export const SOCKET_PORT = 5432;

/** The shortest limit of the systems we run on (macOS: 104 bytes, the closing zero among them). */
const LONGEST_SOCKET_PATH = 103;

const SOCKET = `.s.PGSQL.${SOCKET_PORT}`;

const fits = (directory: string) => Buffer.byteLength(join(directory, SOCKET)) <= LONGEST_SOCKET_PATH;

/** Everything in it belongs to the account that PostgreSQL runs as, and to nobody else. */
export async function makeRunDirectory(places: Places, runAs: RunAs): Promise<void> {
  await mkdir(places.run, { recursive: true });
  await claim(places.run, runAs);
}

/**
 * Under the data directory where its path is short enough; else in a private directory for temporary files. Joiners
 * learn it from PostgreSQL's own postmaster.pid, so its name need not be guessable, and nobody can take it first.
 */
export async function chooseSocketDirectory(places: Places, runAs: RunAs): Promise<string> {
  if (fits(places.run)) return places.run;
  const note = join(places.run, 'sockets');
  const noted = await readlink(note).catch(() => null);
  if (noted !== null && (await isStillOurs(noted, runAs))) return noted;
  const directory = await makeTemporary();
  await claim(directory, runAs);
  const fresh = `${note}.new`;
  await rm(fresh, { force: true });
  await symlink(directory, fresh);
  await rename(fresh, note);
  return directory;
}

/** Called while no server runs. Its lock names a process number too, which may live on as somebody else's. */
export async function clearFormerSocket(directory: string): Promise<void> {
  for (const name of [SOCKET, `${SOCKET}.lock`]) await rm(join(directory, name), { force: true });
}

async function makeTemporary(): Promise<string> {
  const usual = join(await realpath(tmpdir()), 'wayfare-');
  // The system puts six characters behind it.
  return mkdtemp(fits(`${usual}000000`) ? usual : '/tmp/wayfare-');
}

/** After a crash the directory of last time may lie there still, or somebody else's in its place. */
async function isStillOurs(directory: string, runAs: RunAs): Promise<boolean> {
  const found = await lstat(directory).catch(() => null);
  const uid = runAs.owner?.uid ?? process.geteuid?.();
  return found?.isDirectory() === true && found.uid === uid && (found.mode & 0o777) === 0o700;
}

/** By an open handle that follows no link: root must not be led to change what it did not mean. */
async function claim(path: string, { owner }: RunAs): Promise<void> {
  const directory = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    await directory.chmod(0o700);
    if (owner) await directory.chown(owner.uid, owner.gid);
  } finally {
    await directory.close();
  }
}
