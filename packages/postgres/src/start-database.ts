import { closeSync } from 'node:fs';
import { chmod, lchown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, findBinaries, linkLibraries } from './binaries.ts';
import { tryConnect } from './connect.ts';
import { describeFullDisk } from './disk-space.ts';
import { errorCode, PostgresDataMissingError, PostgresStartError } from './errors.ts';
import { type Lease, openBothEnds } from './lease.ts';
import type { Paths } from './paths.ts';
import { readPidFile, stopFormerPostmaster } from './postmaster.ts';
import {
  decideRunAs,
  type Finished,
  minimalEnvironment,
  type Owner,
  type RunAs,
  runProgram,
} from './run-as.ts';
import { findReason, openServerLog } from './server-log.ts';
import { chooseSocketDirectory, clearFormerSocket, createRunDirectory, SOCKET_PORT } from './sockets.ts';
import type { StartLock } from './start-lock.ts';
import { createPipe, startSupervisor } from './supervisor.ts';

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
async function createClusterIfMissing(options: {
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

/** Set at every start, so that existing clusters get changes. Sized for a small machine. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  effective_cache_size: '256MB',
  max_wal_size: '256MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  // Fewer processes and less shared memory, which containers limit.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
};

export function serverArguments(cluster: string, socketDirectory: string): string[] {
  // PostgreSQL reads a list here: quoting keeps a comma in the path from ending it.
  const sockets = `"${socketDirectory.replaceAll('"', '""')}"`;
  const settings = { ...SETTINGS, unix_socket_directories: sockets };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

interface Start {
  paths: Paths;
  lock: StartLock;
  database: string;
  log: (line: string) => void;
  deadline: number;
  /** False if there was a database before: missing files are then an error. */
  mayCreate: boolean;
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** The children of a killed server hold its shared memory a moment longer. */
const TRANSIENT_ERROR = /lock file "[^"]*" already exists|shared memory block \([^()]*\) is still in use/;
const TRANSIENT_ERROR_TIMEOUT_MS = 10_000;

/** The caller holds the start lock. It passes to the supervisor, which holds it until it ends. */
export async function startDatabase(start: Start) {
  try {
    const prepared = await prepare(start);
    const retryUntil = Date.now() + TRANSIENT_ERROR_TIMEOUT_MS;
    for (;;) {
      const outcome = await tryOnce(start, prepared);
      if ('lease' in outcome) return { socketDirectory: prepared.socketDirectory, lease: outcome.lease };
      if (!TRANSIENT_ERROR.test(outcome.reason) || Date.now() > retryUntil) {
        throw new PostgresStartError(
          `The database in ${start.paths.home} does not start: ${outcome.reason} (more in its server.log)`,
        );
      }
      await pause(200);
    }
  } finally {
    start.lock.release();
  }
}

async function prepare({ paths, lock, log, mayCreate }: Start) {
  const binaries = await findBinaries();
  const runAs = await decideRunAs(paths, binaries.directories);
  if (runAs.owner) lock.changeOwner(runAs.owner);
  const libraryPath = await linkLibraries(binaries, paths.libraries);
  const env = { ...minimalEnvironment(), ...(libraryPath === null ? {} : { LD_LIBRARY_PATH: libraryPath }) };
  await createRunDirectory(paths, runAs);
  await stopFormerPostmaster(paths, runAs.owner, log);
  await createClusterIfMissing({ paths, binaries, runAs, env, log, mayCreate });
  await createPipe(paths, runAs);
  const socketDirectory = await chooseSocketDirectory(paths, runAs);
  await clearFormerSocket(socketDirectory);
  const server = [binaries.postgres, ...serverArguments(paths.cluster, socketDirectory)];
  return { runAs, env, server, socketDirectory };
}

async function tryOnce(start: Start, prepared: Prepared): Promise<{ lease: Lease } | { reason: string }> {
  const { paths, lock, database, deadline } = start;
  const serverLog = openServerLog(paths.log, prepared.runAs.owner);
  const { lease, reader } = openBothEnds(paths);
  try {
    const supervisor = startSupervisor({ ...prepared, paths, reader, lockFd: lock.fd, logFd: serverLog.fd });
    while (Date.now() < deadline) {
      const ending = supervisor.ending();
      if (ending) {
        const reason = (await describeFullDisk(paths.home)) ?? findReason(serverLog.tail());
        return refused(lease, reason || ending.reason);
      }
      const server = await readPidFile(paths);
      if (server?.isReady && (await tryConnect(prepared.socketDirectory, database)) === 'ready')
        return { lease };
      await pause(10);
    }
    return refused(lease, 'it is not ready after two minutes');
  } catch (error) {
    lease.drop();
    throw error;
  } finally {
    closeSync(reader);
    serverLog.close();
  }
}

function refused(lease: Lease, reason: string): { reason: string } {
  lease.drop();
  return { reason };
}
