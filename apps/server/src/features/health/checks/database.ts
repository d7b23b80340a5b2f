import { days, minutes } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { type Check, check } from '../doctor.ts';
import {
  countConnections,
  formatInDatabase,
  listDurabilityGaps,
  listInvalidIndexes,
  readDatabaseClock,
  readWriteMode,
} from '../health-queries.ts';

const maxClockSkewMs = minutes(1);

/** Null if the clocks differ by at most a minute. */
export function findClockFault(
  whose: string,
  theirs: Date,
  sentAt: number,
  receivedAt: number,
): string | null {
  const difference = theirs.getTime() - (sentAt + receivedAt) / 2;
  if (Math.abs(difference) <= maxClockSkewMs) return null;
  const seconds = Math.round(Math.abs(difference) / 1_000);
  return `The clock of this machine is ${seconds} seconds ${difference > 0 ? 'behind' : 'ahead of'} the clock of ${whose}: set both by a time server (timedatectl set-ntp true).`;
}

export const databaseClockCheck = (db: Db): Check =>
  check('clock', async () => {
    const sentAt = Date.now();
    const now = await readDatabaseClock(db);
    return now && findClockFault('the database', now, sentAt, Date.now());
  });

export const writesCheck = (db: Db): Check =>
  check('database', async () => {
    const { isReadOnly, isStandby } = await readWriteMode(db);
    if (isStandby)
      return 'The database is read-only, because this PostgreSQL server is a standby: set DATABASE_URL to the primary, or promote this one (select pg_promote();).';
    return isReadOnly
      ? 'The database is read-only (default_transaction_read_only is on): look in its log for the cause, and run alter database … reset default_transaction_read_only; when its disk has room.'
      : null;
  });

const minFreeConnections = 10;

export const connectionsCheck = (db: Db): Check =>
  check('connections', async () => {
    const { max, used } = await countConnections(db);
    return max - used >= minFreeConnections
      ? null
      : `${used} of the ${max} database connections are in use: close other clients, or raise max_connections.`;
  });

export const indexesCheck = (db: Db): Check =>
  check('indexes', async () => {
    const indexes = await listInvalidIndexes(db);
    return indexes.map(
      (name) => `The index ${name} is invalid, and the database does not use it: run reindex index ${name};`,
    );
  });

export const durabilityCheck = (db: Db): Check =>
  check('durability', async () => {
    const gaps = await listDurabilityGaps(db);
    return gaps.map((name) =>
      name === 'fsync'
        ? 'The database does not wait for its disk (fsync = off), and a power failure can destroy it: set fsync = on, and restart the database.'
        : 'The database confirms changes that are not on its disk yet (synchronous_commit = off), and a power failure loses them: set synchronous_commit = on.',
    );
  });

/** Different time zone data would start the day at another hour. */
export const timeZoneCheck = (db: Db, timeZone: string, now: Date): Check =>
  check('time zone', async () => {
    // Half a year later, for daylight saving time.
    for (const moment of [now, new Date(now.getTime() + days(182))]) {
      const there = await formatInDatabase(db, moment, timeZone);
      const here = moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      if (there !== here)
        return `In ${timeZone} it is ${here} by Node.js and ${there} by the database: update the time zone data (tzdata) of the machine that is wrong.`;
    }
    return null;
  });
