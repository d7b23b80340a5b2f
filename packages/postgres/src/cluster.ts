import { chmod, lchown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Places } from './places.ts';
import type { Owner, RunAs } from './run-as.ts';
import { type Finished, runProgram } from './run-program.ts';
import { errorCode, PostgresIsGone, PostgresWillNotStart } from './will-not-start.ts';

const UNFINISHED = 'cluster.new';

/**
 * Sorting is PostgreSQL's own, never the system library's, whose order changes between versions and then spoils
 * indexes. Only the classes of letters come from the system, and not every system has a C.UTF-8.
 */
const LOCALES: readonly (readonly string[])[] =
  process.platform === 'darwin'
    ? [['--locale=C', '--lc-ctype=en_US.UTF-8', '--builtin-locale=C.UTF-8']]
    : [['--locale=C.UTF-8'], ['--locale=C', '--builtin-locale=C.UTF-8']];

/** Called under the start lock. The cluster appears whole, by one rename, or not at all. */
export async function makeClusterIfMissing(options: {
  places: Places;
  binaries: Binaries;
  runAs: RunAs;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  mayMake: boolean;
}): Promise<void> {
  const { places, binaries, runAs, env, log, mayMake } = options;
  const fresh = join(places.home, UNFINISHED);
  // A start that was killed left it, perhaps with an initdb that is just dying in it.
  await rm(fresh, { recursive: true, force: true, maxRetries: 10 });
  if (await stat(places.cluster).catch(() => null)) {
    if (runAs.owner) await giveBack(places.cluster, runAs.owner);
    return;
  }
  if (!mayMake) {
    throw new PostgresIsGone(
      `The files of the database are gone from ${places.cluster}: see that their disk is there and start again, or restore a backup.`,
    );
  }
  log(`Making a new database in ${places.home} …`);
  await initialise(fresh, binaries, runAs, env);
  await rename(fresh, places.cluster);
  await syncDirectory(places.home);
}

async function initialise(
  directory: string,
  binaries: Binaries,
  runAs: RunAs,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  let last: Finished | undefined;
  for (const locale of LOCALES) {
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory);
    await chmod(directory, 0o700);
    if (runAs.owner) await lchown(directory, runAs.owner.uid, runAs.owner.gid);
    last = await runInitdb(directory, locale, binaries, runAs, env);
    if (last.code === 0) return;
    if (!last.stderr.includes('locale')) break;
  }
  await rm(directory, { recursive: true, force: true });
  const words = last?.stderr.trim().split('\n').slice(-2).join(' ') ?? '';
  throw new PostgresWillNotStart(`The database could not be made in ${directory}. initdb said: ${words}`);
}

async function runInitdb(
  directory: string,
  locale: readonly string[],
  { initdb }: Binaries,
  runAs: RunAs,
  env: NodeJS.ProcessEnv,
): Promise<Finished> {
  const [program = initdb, ...words] = [
    ...runAs.prefix,
    ...runAs.dieWithParent('KILL'),
    initdb,
    '--pgdata',
    directory,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    ...locale,
    '--data-checksums',
    '--no-instructions',
  ];
  try {
    return await runProgram([program, ...words], { env });
  } catch (error) {
    throw new PostgresWillNotStart(
      `PostgreSQL's program ${initdb} cannot be run here (${errorCode(error) ?? String(error)}). ` +
        'It needs a Linux with glibc, or macOS, and a file system that allows programs; ' +
        'or set DATABASE_URL to a database elsewhere.',
      { cause: error },
    );
  }
}

/** A cluster that root copied back from a backup belongs to root, and PostgreSQL would refuse it. */
async function giveBack(path: string, owner: Owner): Promise<void> {
  const found = await stat(path);
  if (found.uid !== 0) return;
  await lchown(path, owner.uid, owner.gid);
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  await chmod(path, 0o700);
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
