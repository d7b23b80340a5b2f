import { setTimeout as pause } from 'node:timers/promises';
import { APPLICATION_ROLE, tryConnect } from './connect.ts';
import { PostgresStartError } from './errors.ts';
import { acquireLease, type Lease } from './lease.ts';
import { type Paths, resolvePaths } from './paths.ts';
import { readPidFile } from './postmaster.ts';
import { SOCKET_PORT } from './sockets.ts';
import { startDatabase } from './start-database.ts';
import { tryStartLock } from './start-lock.ts';
import { type DatabaseEvents, startWatchdog } from './watchdog.ts';

export { PostgresDataMissingError, PostgresStartError } from './errors.ts';

export interface OpenPostgres {
  /** Options for `pg`. */
  connection(database: string): { host: string; port: number; user: string; database: string };
  /** True if another process had started the database. */
  joined: boolean;
  /** Releases the database. It stops when the last opener has released it. */
  close(): Promise<void>;
}

const OPEN_TIMEOUT_MS = 120_000;
/** Per attempt. A server that needs longer keeps starting, and the next attempt joins it. */
const RESTART_TIMEOUT_MS = 30_000;

/** Joins the database that runs in this directory, or starts it, and restarts it if it stops unexpectedly. */
export async function openPostgres(options: {
  dataDir: string;
  /** Created if missing. Default: 'wayfare'. */
  database?: string;
  log?: (line: string) => void;
  events?: Partial<DatabaseEvents>;
  giveUpAfterMs?: number;
  /** False if there was a database before: missing files are then an error. */
  mayCreate?: boolean;
}): Promise<OpenPostgres> {
  const {
    dataDir,
    database = 'wayfare',
    log = () => {},
    events = {},
    giveUpAfterMs,
    mayCreate = true,
  } = options;
  const paths = await resolvePaths(dataDir);
  const request = { paths, database, log };
  const { socketDirectory, lease, joined } = await joinOrStart({
    ...request,
    timeoutMs: OPEN_TIMEOUT_MS,
    mayCreate,
  });
  const watchdog = startWatchdog({
    paths,
    lease,
    events,
    ...(giveUpAfterMs === undefined ? {} : { giveUpAfterMs }),
    restart: async () =>
      (await joinOrStart({ ...request, timeoutMs: RESTART_TIMEOUT_MS, mayCreate: false })).lease,
  });
  return {
    connection: (name) => ({
      host: socketDirectory,
      port: SOCKET_PORT,
      user: APPLICATION_ROLE,
      database: name,
    }),
    joined,
    close: () => watchdog.close(),
  };
}

interface OpenRequest {
  paths: Paths;
  database: string;
  log: (line: string) => void;
  timeoutMs: number;
  mayCreate: boolean;
}

async function joinOrStart({ paths, database, log, timeoutMs, mayCreate }: OpenRequest) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const lease = acquireLease(paths);
    if (lease) {
      const socketDirectory = await joinDatabase({ paths, lease, database, deadline });
      if (socketDirectory !== null) return { socketDirectory, lease, joined: true };
    }
    const lock = await tryStartLock(paths.lock);
    if (lock) {
      const started = await startDatabase({ paths, lock, database, log, deadline, mayCreate });
      return { ...started, joined: false };
    }
    // Another process is starting or stopping the database.
    await pause(20);
  }
  throw new PostgresStartError(
    `Another process has been starting or stopping the database in ${paths.home} for too long. ` +
      'See which one it is (its log is server.log there), end it, and start again.',
  );
}

/** The socket directory of the running database. Null, with the lease released, if the database stops instead. */
async function joinDatabase(options: {
  paths: Paths;
  lease: Lease;
  database: string;
  deadline: number;
}): Promise<string | null> {
  const { paths, lease, database, deadline } = options;
  try {
    while (lease.isValid() && Date.now() < deadline) {
      const server = await readPidFile(paths);
      if (server?.isReady && (await tryConnect(server.socketDirectory, database)) === 'ready') {
        return server.socketDirectory;
      }
      await pause(10);
    }
  } catch (error) {
    lease.drop();
    throw error;
  }
  lease.drop();
  return null;
}
