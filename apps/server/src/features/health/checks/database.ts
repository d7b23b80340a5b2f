import { days, minutes } from '@wayfare/contracts/rules/durations';
import { type Db, type SchemaDifference, sqlStateOf } from '#adapters/db/database.ts';
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
      return 'The database takes no writes, because this server of PostgreSQL is a standby: set DATABASE_URL to the primary, or promote this one (select pg_promote();).';
    return isReadOnly
      ? 'The database takes no writes (default_transaction_read_only is on): see its log for who set that, and run alter database … reset default_transaction_read_only; when its disk has room.'
      : null;
  });

const minFreeConnections = 10;

export const connectionsCheck = (db: Db): Check =>
  check('connections', async () => {
    const { max, used } = await countConnections(db);
    return max - used >= minFreeConnections
      ? null
      : `${used} of the ${max} connections that the database takes are in use: end what else is connected to it, or raise its max_connections.`;
  });

export const indexesCheck = (db: Db): Check =>
  check('indexes', async () => {
    const indexes = await listInvalidIndexes(db);
    return indexes.map(
      (name) =>
        `The index ${name} was never finished, and the database does not use it: make it anew by reindex index ${name};`,
    );
  });

export const durabilityCheck = (db: Db): Check =>
  check('durability', async () => {
    const gaps = await listDurabilityGaps(db);
    return gaps.map((name) =>
      name === 'fsync'
        ? 'The database does not wait for its disk (fsync = off), and a power failure can destroy all of it: set fsync = on, and start the database again.'
        : 'The database confirms changes that are not on its disk yet (synchronous_commit = off), and a power failure loses them: set synchronous_commit = on.',
    );
  });

const maxDifferences = 10;

/** `compare` applies the migrations beside the tables of the site, and needs the right to create a schema for that. */
export const tablesCheck = (compare: () => Promise<readonly SchemaDifference[]>): Check =>
  check('tables', async () => {
    try {
      const differences = await compare();
      const sentences = differences.slice(0, maxDifferences).map(toSentence);
      const left = differences.length - sentences.length;
      return left === 0
        ? sentences
        : [...sentences, `${left} more parts of the schema are missing or changed.`];
    } catch (error) {
      const [readOnly, notAllowed] = ['25006', '42501'];
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const sqlState = cause instanceof Error ? sqlStateOf(cause) : null;
      // `writesCheck` reports a read-only database.
      if (sqlState === readOnly) return null;
      if (sqlState === notAllowed)
        return 'The tables cannot be compared with what the migrations create: let the user in DATABASE_URL create a schema (grant create on database … to …).';
      throw error;
    }
  });

function toSentence({ kind, table, name, definition, problem, renamedTo }: SchemaDifference): string {
  if (renamedTo !== null)
    return `The table ${table} is missing, and ${renamedTo} has its columns: name it back by alter table ${renamedTo} rename to ${table.split('.').at(-1)};`;
  if (kind === 'index') {
    const again = `make it by ${problem === 'changed' ? `drop index ${name}; ` : ''}${definition};`;
    return `The index ${name} is ${problem === 'changed' ? 'not as the migrations create it' : 'missing, and the site is slow without it'}: ${again}`;
  }
  const what = `The ${kind} ${kind === 'table' ? table : kind === 'function' ? name : `${name} of ${table}`}`;
  return `${what} is ${problem === 'changed' ? 'not as the migrations create it' : 'missing'}: undo the change by hand, or restore the last backup into an empty database.`;
}

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
