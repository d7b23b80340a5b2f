// Simulated sign-ups, one after the other, with a few retries each. Afterwards every acknowledged one must be stored once.
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/adapters/db/database.ts';
import { openDatabase } from '../../apps/server/src/adapters/db/open-database.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import type { RequestLog } from './readers.ts';
import type { Row } from './row.ts';

export const loadTestKey = 'load-test-key-of-the-drills';
const pauseMs = 40;
/** Below the limit of sign-ups for one address in an hour. */
const maxTries = 4;

type WriteCounts = NonNullable<Row['writes']>;

let people = 0;

export function startWriters(url: string, requests: RequestLog) {
  const done: string[] = [];
  let isStopped = false;
  const signUpRepeatedly = async (): Promise<void> => {
    while (!isStopped) {
      people += 1;
      const email = `ruth-${people}@example.org`;
      for (let tries = 0, isDone = false; !isDone && !isStopped && tries < maxTries; tries += 1) {
        isDone = await requests.send(`${url}/api/auth/store-signup`, signUpRequest(email));
        if (isDone) done.push(email);
        await pause(pauseMs);
      }
    }
  };
  const writing = signUpRepeatedly();
  return {
    /** Number of acknowledged sign-ups. */
    done: () => done.length,
    async stop() {
      isStopped = true;
      await writing;
    },
    countWrites: (dataDir: string) => countWrites(dataDir, done),
  };
}

function signUpRequest(email: string): RequestInit {
  const [token, csrfToken] = [`browser-token-of-${email}-`.padEnd(64, 'x'), 'c'.repeat(64)];
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'x-load-test': loadTestKey },
    body: JSON.stringify({ token, csrfToken, name: 'Ruth', email, password: 'Barley-Field-7' }),
  };
}

async function countWrites(dataDir: string, emails: readonly string[]): Promise<WriteCounts> {
  const { rows } = await inDatabase(dataDir, (database) =>
    database.query<{ email: string; times: number }>(
      'select email, count(*)::int as times from signup where email = any($1) group by email',
      [emails],
    ),
  );
  return {
    acknowledged: emails.length,
    lost: emails.length - rows.length,
    duplicated: rows.filter(({ times }) => times > 1).length,
  };
}

/** Calls `query` with a connection to the embedded database of a running site. */
export async function inDatabase<T>(dataDir: string, query: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase(readConfig({ DATA_DIR: dataDir }).database, {
    info: () => {},
    warn: () => {},
  });
  try {
    return await query(opened);
  } finally {
    await opened.close();
  }
}
