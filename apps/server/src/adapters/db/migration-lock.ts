import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseStartupError, databaseLimits } from './connection.ts';

export interface Log {
  info(details: object, message: string): void;
}

/** Arbitrary, but the same in all servers. Fits the lower half of the lock's key. */
const migrationLock = 7_929_873;

/** `application_name` of a backup, which keeps the schema from changing. */
export const backupName = 'wayfare backup';

/** Begins a transaction during which the schema cannot change. False if it is being changed. */
export async function tryShareLock(client: pg.Client): Promise<boolean> {
  await client.query('begin');
  // The transaction stays idle, and the role may have a limit.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_xact_lock_shared($1) as "isLocked"',
    [migrationLock],
  );
  if (rows[0]?.isLocked !== true) await client.query('rollback');
  return rows[0]?.isLocked === true;
}

/** Until the end of the transaction. False if the schema is being changed or a backup is running. */
export async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isLocked"',
    [migrationLock],
  );
  return rows[0]?.isLocked === true;
}

const pollMs = 200;

/** Begins a transaction with the lock for changing the schema. */
export async function beginLocked(
  client: pg.Client,
  { log, deadline }: { readonly log: Log; readonly deadline: number },
): Promise<void> {
  const logAt = performance.now() + databaseLimits.migrationLogDelayMs;
  for (let isLogged = false; ; ) {
    await client.query('begin');
    if (await tryLock(client)) return;
    await client.query('rollback');
    const now = performance.now();
    if (now > deadline) throw new DatabaseStartupError(await describeHolder(client));
    const holder = isLogged ? null : await findHolder(client);
    if (!isLogged && (now > logAt || holder?.name === backupName)) {
      isLogged = true;
      const reason =
        holder?.name === backupName ? 'A backup is running' : 'Another process changes the schema';
      log.info({ holder }, `${reason}; waiting for it`);
    }
    await pause(pollMs);
  }
}

interface Holder {
  readonly pid: number;
  readonly name: string | null;
  readonly role: string | null;
  readonly address: string | null;
  readonly since: Date | null;
}

async function findHolder(client: pg.Client): Promise<Holder | null> {
  const { rows } = await client.query<Holder>(
    `select pid, nullif(application_name, '') as name, usename as role, host(client_addr) as address,
            coalesce(xact_start, backend_start) as since
       from pg_locks left join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and granted
        and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  return rows[0] ?? null;
}

async function describeHolder(client: pg.Client): Promise<string> {
  const holder = await findHolder(client);
  if (holder === null) return 'Others keep changing the schema of the database: start again in a moment.';
  const { pid, name, role, address, since } = holder;
  const details = [
    `"${name ?? 'without a name'}"`,
    `process ${pid} of the database`,
    ...(role === null ? [] : [`role ${role}`]),
    address === null ? 'from the same machine' : `from ${address}`,
    ...(since === null ? [] : [`since ${since.toISOString()}`]),
  ].join(', ');
  if (name === backupName)
    return `A backup is running (${details}), and the schema cannot be changed meanwhile: start again when it is done, or end it by select pg_terminate_backend(${pid}).`;
  return `Another program holds the lock for changing the schema (${details}): wait for it or stop it, or end it by select pg_terminate_backend(${pid}), and start again.`;
}
