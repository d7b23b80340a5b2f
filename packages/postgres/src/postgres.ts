import { joinDatabase } from './join-database.ts';
import { takeLease } from './lease.ts';
import { pause } from './pause.ts';
import { findPlaces, type Places } from './places.ts';
import { APPLICATION_ROLE } from './sign-in.ts';
import { SOCKET_PORT } from './sockets.ts';
import { startDatabase } from './start-database.ts';
import { tryStartLock } from './start-lock.ts';
import { type Tidings, takeCare } from './take-care.ts';
import { PostgresWillNotStart } from './will-not-start.ts';

export type { Tidings } from './take-care.ts';
export { PostgresIsGone, PostgresWillNotStart } from './will-not-start.ts';

export interface OpenPostgres {
  /** what `pg` wants to connect */
  connection(database: string): { host: string; port: number; user: string; database: string };
  /** true when another process had already started it */
  joined: boolean;
  /** let go; the database stops when the last opener has let go */
  close(): Promise<void>;
}

const OPEN_WITHIN_MS = 120_000;
/** Of one try to bring it back. A server that needs longer goes on starting, and the next try finds it. */
const BACK_WITHIN_MS = 30_000;

/**
 * Joins the database that runs in this directory, or starts it; both end in the same hold on it. Whoever holds it also
 * brings it back when it ends before its time.
 */
export async function openPostgres(options: {
  dataDir: string;
  /** created if missing; 'wayfare' unless told */
  database?: string;
  log?: (line: string) => void;
  tidings?: Partial<Tidings>;
  giveUpAfterMs?: number;
  /** false where there has been one: then files that are gone are not followed by an empty database */
  mayMake?: boolean;
}): Promise<OpenPostgres> {
  const {
    dataDir,
    database = 'wayfare',
    log = () => {},
    tidings = {},
    giveUpAfterMs,
    mayMake = true,
  } = options;
  const places = await findPlaces(dataDir);
  const hold = { places, database, log };
  const { socketDirectory, lease, joined } = await takeHold({
    ...hold,
    withinMs: OPEN_WITHIN_MS,
    mayMake,
  });
  const care = takeCare({
    places,
    lease,
    tidings,
    ...(giveUpAfterMs === undefined ? {} : { giveUpAfterMs }),
    bringBack: async () => (await takeHold({ ...hold, withinMs: BACK_WITHIN_MS, mayMake: false })).lease,
  });
  return {
    connection: (name) => ({
      host: socketDirectory,
      port: SOCKET_PORT,
      user: APPLICATION_ROLE,
      database: name,
    }),
    joined,
    close: () => care.close(),
  };
}

interface Hold {
  places: Places;
  database: string;
  log: (line: string) => void;
  withinMs: number;
  mayMake: boolean;
}

async function takeHold({ places, database, log, withinMs, mayMake }: Hold) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const lease = takeLease(places);
    if (lease) {
      const socketDirectory = await joinDatabase({ places, lease, database, deadline });
      if (socketDirectory !== null) return { socketDirectory, lease, joined: true };
    }
    const lock = await tryStartLock(places.lock);
    if (lock) {
      const started = await startDatabase({ places, lock, database, log, deadline, mayMake });
      return { ...started, joined: false };
    }
    // Somebody is just starting it, or stopping it: soon it can be joined, or started anew.
    await pause(20);
  }
  throw new PostgresWillNotStart(
    `Another process has been starting or stopping the database in ${places.home} for too long. ` +
      'See which one it is (its log is server.log there), end it, and start again.',
  );
}
