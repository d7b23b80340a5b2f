import { days, minutes, seconds } from '@wayfare/contracts/rules/durations';
import { type Db, type SchemaDifference, sqlStateOf } from '#adapters/db/database.ts';
import type { Check } from '../doctor.ts';

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

export const databaseClockCheck = (db: Db): Check => ({
  about: 'clock',
  async run() {
    const sentAt = Date.now();
    const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0] ? findClockFault('the database', rows[0].now, sentAt, Date.now()) : null;
  },
});

export const writesCheck = (db: Db): Check => ({
  about: 'database',
  async run() {
    const { rows } = await db.query<{ readOnly: boolean; standby: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "readOnly", pg_is_in_recovery() as standby`,
    );
    if (rows[0]?.standby)
      return 'The database takes no writes, because this server of PostgreSQL is a standby: set DATABASE_URL to the primary, or promote this one (select pg_promote();).';
    return rows[0]?.readOnly
      ? 'The database takes no writes (default_transaction_read_only is on): see its log for who set that, and run alter database … reset default_transaction_read_only; when its disk has room.'
      : null;
  },
});

const minFreeConnections = 10;

export const connectionsCheck = (db: Db): Check => ({
  about: 'connections',
  async run() {
    const { rows } = await db.query<{ max: number; used: number }>(
      `select current_setting('max_connections')::int as max,
              (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
    );
    const { max = 0, used = 0 } = rows[0] ?? {};
    return max - used >= minFreeConnections
      ? null
      : `${used} of the ${max} connections that the database takes are in use: end what else is connected to it, or raise its max_connections.`;
  },
});

export const indexesCheck = (db: Db): Check => ({
  about: 'indexes',
  async run() {
    const { rows } = await db.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1',
    );
    return rows.map(
      ({ name }) =>
        `The index ${name} was never finished, and the database does not use it: make it anew by reindex index ${name};`,
    );
  },
});

export const durabilityCheck = (db: Db): Check => ({
  about: 'durability',
  async run() {
    const { rows } = await db.query<{ name: string }>(
      `select name from unnest(array['fsync', 'synchronous_commit']) as name where current_setting(name) = 'off'`,
    );
    return rows.map(({ name }) =>
      name === 'fsync'
        ? 'The database does not wait for its disk (fsync = off), and a power failure can destroy all of it: set fsync = on, and start the database again.'
        : 'The database confirms changes that are not on its disk yet (synchronous_commit = off), and a power failure loses them: set synchronous_commit = on.',
    );
  },
});

const maxDifferences = 10;

/** `compare` applies the migrations beside the tables of the site, and needs the right to create a schema for that. */
export const tablesCheck = (compare: () => Promise<readonly SchemaDifference[]>): Check => ({
  about: 'tables',
  timeoutMs: seconds(30),
  async run() {
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
  },
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
export const timeZoneCheck = (db: Db, timeZone: string, now: Date): Check => ({
  about: 'time zone',
  async run() {
    // Half a year later, for daylight saving time.
    for (const moment of [now, new Date(now.getTime() + days(182))]) {
      const { rows } = await db.query<{ there: string }>(
        "select to_char(timezone($1, $2::timestamptz), 'YYYY-MM-DD HH24:MI') as there",
        [timeZone, moment],
      );
      const here = moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      if (rows[0]?.there !== here)
        return `In ${timeZone} it is ${here} by Node.js and ${rows[0]?.there} by the database: update the time zone data (tzdata) of the machine that is wrong.`;
    }
    return null;
  },
});

export async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  return rows[0]?.bytes ?? 0;
}
