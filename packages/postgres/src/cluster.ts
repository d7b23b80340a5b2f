import { chmod, lchown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { errorCode, PostgresDataMissingError, PostgresStartError } from './errors.ts';
import type { Paths } from './paths.ts';
import type { Owner, RunAs } from './run-as.ts';
import { type Finished, runProgram } from './run-program.ts';

const UNFINISHED = 'cluster.new';

/**
 * Collation is PostgreSQL's own, because that of the system library changes between versions, which corrupts indexes.
 * Only character classes come from the system, and not every system has C.UTF-8.
 */
const LOCALES: readonly (readonly string[])[] =
  process.platform === 'darwin'
    ? [['--locale=C', '--lc-ctype=en_US.UTF-8', '--builtin-locale=C.UTF-8']]
    : [['--locale=C.UTF-8'], ['--locale=C', '--builtin-locale=C.UTF-8']];

/** The caller holds the start lock. The cluster is created in another directory and renamed, so that it is never partial. */
export async function createClusterIfMissing(options: {
  paths: Paths;
  binaries: Binaries;
  runAs: RunAs;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  mayCreate: boolean;
}): Promise<void> {
  const { paths, binaries, runAs, env, log, mayCreate } = options;
  const fresh = join(paths.home, UNFINISHED);
  // Left by a killed start, perhaps with an initdb that is still ending.
  await rm(fresh, { recursive: true, force: true, maxRetries: 10 });
  if (await stat(paths.cluster).catch(() => null)) {
    if (runAs.owner) await changeOwner(paths.cluster, runAs.owner);
    return;
  }
  if (!mayCreate) {
    throw new PostgresDataMissingError(
      `The files of the database are gone from ${paths.cluster}: see that their disk is there and start again, or restore a backup.`,
    );
  }
  log(`Creating a new database in ${paths.home}`);
  await initialise(fresh, binaries, runAs, env);
  await rename(fresh, paths.cluster);
  await syncDirectory(paths.home);
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
  const message = last?.stderr.trim().split('\n').slice(-2).join(' ') ?? '';
  throw new PostgresStartError(
    `The database could not be created in ${directory}. initdb reported: ${message}`,
  );
}

async function runInitdb(
  directory: string,
  locale: readonly string[],
  { initdb }: Binaries,
  runAs: RunAs,
  env: NodeJS.ProcessEnv,
): Promise<Finished> {
  const [program = initdb, ...args] = [
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
    return await runProgram([program, ...args], { env });
  } catch (error) {
    throw new PostgresStartError(
      `PostgreSQL's program ${initdb} cannot be run here (${errorCode(error) ?? String(error)}). ` +
        'It needs a Linux with glibc, or macOS, and a file system that allows programs; ' +
        'or set DATABASE_URL to a database elsewhere.',
      { cause: error },
    );
  }
}

/** PostgreSQL refuses a cluster owned by root, such as one that root copied back from a backup. */
async function changeOwner(path: string, owner: Owner): Promise<void> {
  const { uid } = await stat(path);
  if (uid !== 0) return;
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
