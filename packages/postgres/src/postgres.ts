import { joinDatabase } from './join-database.ts';
import { type Lease, takeLease } from './lease.ts';
import { pause } from './pause.ts';
import { findPlaces } from './places.ts';
import { APPLICATION_ROLE } from './sign-in.ts';
import { SOCKET_PORT } from './sockets.ts';
import { startDatabase } from './start-database.ts';
import { tryStartLock } from './start-lock.ts';
import { PostgresWillNotStart } from './will-not-start.ts';

export { PostgresWillNotStart } from './will-not-start.ts';

export interface OpenPostgres {
  /** what `pg` wants to connect */
  connection(database: string): { host: string; port: number; user: string; database: string };
  /** true when another process had already started it */
  joined: boolean;
  /** let go; the database stops when the last opener has let go */
  close(): Promise<void>;
}

const OPEN_WITHIN_MS = 120_000;

/** Joins the database that runs in this directory, or starts it; both end in the same hold on it. */
export async function openPostgres(options: {
  dataDir: string;
  /** created if missing; 'wayfare' unless told */
  database?: string;
  log?: (line: string) => void;
}): Promise<OpenPostgres> {
  const { dataDir, database = 'wayfare', log = () => {} } = options;
  const places = await findPlaces(dataDir);
  const deadline = Date.now() + OPEN_WITHIN_MS;
  while (Date.now() < deadline) {
    const lease = takeLease(places);
    if (lease) {
      const socketDirectory = await joinDatabase({ places, lease, database, deadline });
      if (socketDirectory !== null) return opened(socketDirectory, lease, true);
    }
    const lock = await tryStartLock(places.lock);
    if (lock) {
      const started = await startDatabase({ places, lock, database, log, deadline });
      return opened(started.socketDirectory, started.lease, false);
    }
    // Somebody is just starting it, or stopping it: soon it can be joined, or started anew.
    await pause(20);
  }
  throw new PostgresWillNotStart(
    `Another process has been starting or stopping the database in ${places.home} for two minutes. ` +
      'See which one it is (its log is server.log there), end it, and start again.',
  );
}

function opened(socketDirectory: string, lease: Lease, joined: boolean): OpenPostgres {
  return {
    connection: (database) => ({
      host: socketDirectory,
      port: SOCKET_PORT,
      user: APPLICATION_ROLE,
      database,
    }),
    joined,
    close: () => lease.release(),
  };
}
