// Somebody signs up, then the next: each tries again a few times, as a person would. Afterwards everybody who was
// told that it is done must be there, once.
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/adapters/db/database.ts';
import { openDatabase } from '../../apps/server/src/adapters/db/open-database.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { Ledger } from './ledger.ts';
import type { Row, Seen } from './row.ts';

export const loadTestKey = 'a-key-of-the-drill-that-nobody-guesses';
const breathMs = 40;
/** Then somebody gives up; a few more, and the address would have to wait for an hour. */
const mostTries = 4;

export type Kept = NonNullable<Row['kept']>;

export interface Writers {
  /** How many were told that it is done. */
  done(): number;
  stop(): Promise<Seen>;
  kept(dataDir: string): Promise<Kept>;
}

let people = 0;

export function writersTo(url: string): Writers {
  const ledger = new Ledger();
  const done: string[] = [];
  let isOver = false;
  const signUpOneAfterTheOther = async (): Promise<void> => {
    while (!isOver) {
      people += 1;
      const email = `ruth-${people}@example.org`;
      for (let tries = 0, isDone = false; !isDone && !isOver && tries < mostTries; tries += 1) {
        isDone = (await ledger.ask(`${url}/api/auth/store-signup`, signUpOf(email))) === 'good';
        if (isDone) done.push(email);
        await pause(breathMs);
      }
    }
  };
  const writing = signUpOneAfterTheOther();
  return {
    done: () => done.length,
    async stop() {
      isOver = true;
      await writing;
      return ledger.seen();
    },
    kept: (dataDir) => countKept(dataDir, done),
  };
}

export const tokenOf = (email: string): string => `browser-token-of-${email}-`.padEnd(64, 'x');

export function signUpOf(email: string): RequestInit {
  const [token, csrfToken] = [tokenOf(email), 'c'.repeat(64)];
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'x-load-test': loadTestKey },
    body: JSON.stringify({ token, csrfToken, name: 'Ruth', email, password: 'Barley-Field-7' }),
  };
}

async function countKept(dataDir: string, emails: readonly string[]): Promise<Kept> {
  const { rows } = await inDatabase(dataDir, (database) =>
    database.query<{ email: string; times: number }>(
      'select email, count(*)::int as times from signup where email = any($1) group by email',
      [emails],
    ),
  );
  return {
    written: emails.length,
    lost: emails.length - rows.length,
    doubled: rows.filter(({ times }) => times > 1).length,
  };
}

/** Asks the embedded database of a site, beside it. */
export async function inDatabase<T>(dataDir: string, ask: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase(readConfig({ DATA_DIR: dataDir }).database, {
    info: () => {},
    warn: () => {},
  });
  try {
    return await ask(opened);
  } finally {
    await opened.close();
  }
}
