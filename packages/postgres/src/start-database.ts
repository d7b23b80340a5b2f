import { closeSync } from 'node:fs';
import { findBinaries, linkLibraries } from './binaries.ts';
import { makeClusterIfMissing } from './cluster.ts';
import { whyDiskStops } from './disk-room.ts';
import { databaseEnvironment } from './environment.ts';
import { type Lease, openBothEnds } from './lease.ts';
import { pause } from './pause.ts';
import type { Places } from './places.ts';
import { readPidFile, settleFormerPostmaster } from './postmaster.ts';
import { decideRunAs, type RunAs } from './run-as.ts';
import { openServerLog, reasonIn } from './server-log.ts';
import { serverArguments } from './server-settings.ts';
import { tryDatabase } from './sign-in.ts';
import { chooseSocketDirectory, clearFormerSocket, makeRunDirectory } from './sockets.ts';
import type { StartLock } from './start-lock.ts';
import { makePipe, startSupervisor } from './supervisor.ts';
import { PostgresWillNotStart } from './will-not-start.ts';

export interface StartedDatabase {
  socketDirectory: string;
  lease: Lease;
}

interface Start {
  places: Places;
  lock: StartLock;
  database: string;
  log: (line: string) => void;
  deadline: number;
  /** False where there was a database: one that vanished must not be followed by an empty one. */
  mayMake: boolean;
}

interface Prepared {
  runAs: RunAs;
  env: NodeJS.ProcessEnv;
  server: readonly string[];
  socketDirectory: string;
}

/** What a killed server leaves for a moment: its children still hold the shared memory. */
const PASSING_TROUBLE = /lock file "[^"]*" already exists|shared memory block \([^()]*\) is still in use/;
const PASSES_WITHIN_MS = 10_000;

/** Called with the start lock held; from here on the supervisor holds it, for as long as it lives. */
export async function startDatabase(start: Start): Promise<StartedDatabase> {
  try {
    const prepared = await prepare(start);
    const patience = Date.now() + PASSES_WITHIN_MS;
    for (;;) {
      const outcome = await tryOnce(start, prepared);
      if ('lease' in outcome) return { socketDirectory: prepared.socketDirectory, lease: outcome.lease };
      if (!PASSING_TROUBLE.test(outcome.reason) || Date.now() > patience) {
        throw new PostgresWillNotStart(
          `The database in ${start.places.home} does not start: ${outcome.reason} (more in its server.log)`,
        );
      }
      await pause(200);
    }
  } finally {
    start.lock.letGo();
  }
}

async function prepare({ places, lock, log, mayMake }: Start): Promise<Prepared> {
  const binaries = await findBinaries();
  const runAs = await decideRunAs(places, binaries.directories);
  if (runAs.owner) lock.giveTo(runAs.owner);
  const env = databaseEnvironment(await linkLibraries(binaries, places.libraries));
  await makeRunDirectory(places, runAs);
  await settleFormerPostmaster(places, runAs.owner, log);
  await makeClusterIfMissing({ places, binaries, runAs, env, log, mayMake });
  await makePipe(places, runAs);
  const socketDirectory = await chooseSocketDirectory(places, runAs);
  await clearFormerSocket(socketDirectory);
  const server = [binaries.postgres, ...serverArguments(places.cluster, socketDirectory)];
  return { runAs, env, server, socketDirectory };
}

async function tryOnce(start: Start, prepared: Prepared): Promise<{ lease: Lease } | { reason: string }> {
  const { places, lock, database, deadline } = start;
  const serverLog = openServerLog(places.log, prepared.runAs.owner);
  const { lease, reader } = openBothEnds(places);
  try {
    const supervisor = startSupervisor({ ...prepared, places, reader, lockFd: lock.fd, logFd: serverLog.fd });
    while (Date.now() < deadline) {
      const ending = supervisor.ending();
      if (ending) {
        const reason = (await whyDiskStops(places.home)) ?? reasonIn(serverLog.tail());
        return refused(lease, reason || ending.reason);
      }
      const server = await readPidFile(places);
      if (server?.isReady && (await tryDatabase(prepared.socketDirectory, database)) === 'ready')
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
