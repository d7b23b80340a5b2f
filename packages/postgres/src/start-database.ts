import { closeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries, linkLibraries } from './binaries.ts';
import { createClusterIfMissing } from './cluster.ts';
import { tryConnect } from './connect.ts';
import { describeFullDisk } from './disk-space.ts';
import { PostgresStartError } from './errors.ts';
import { type Lease, openBothEnds } from './lease.ts';
import type { Paths } from './paths.ts';
import { readPidFile, stopFormerPostmaster } from './postmaster.ts';
import { decideRunAs, type RunAs } from './run-as.ts';
import { minimalEnvironment } from './run-program.ts';
import { findReason, openServerLog } from './server-log.ts';
import { serverArguments } from './server-settings.ts';
import { chooseSocketDirectory, clearFormerSocket, createRunDirectory } from './sockets.ts';
import type { StartLock } from './start-lock.ts';
import { createPipe, startSupervisor } from './supervisor.ts';

export interface StartedDatabase {
  socketDirectory: string;
  lease: Lease;
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

interface Prepared {
  runAs: RunAs;
  env: NodeJS.ProcessEnv;
  server: readonly string[];
  socketDirectory: string;
}

/** The children of a killed server hold its shared memory a moment longer. */
const TRANSIENT_ERROR = /lock file "[^"]*" already exists|shared memory block \([^()]*\) is still in use/;
const TRANSIENT_ERROR_TIMEOUT_MS = 10_000;

/** The caller holds the start lock. It passes to the supervisor, which holds it until it ends. */
export async function startDatabase(start: Start): Promise<StartedDatabase> {
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

async function prepare({ paths, lock, log, mayCreate }: Start): Promise<Prepared> {
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
