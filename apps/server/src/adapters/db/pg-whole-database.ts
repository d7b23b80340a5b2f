import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, databaseLimits } from './connection.ts';
import { copyOut, fillEmpty, listSequences, listTables, setTextFormats } from './fill-database.ts';
import { backupName, clientFor, tryShareLock } from './migrate.ts';
import { listAppliedSchemas } from './migration-files.ts';
import { asUnavailable } from './unavailable.ts';
import { type Snapshot, type WholeDatabase, WholeDatabaseError } from './whole-database.ts';

/** Uses separate connections, because the site's queries have time limits. */
export const pgWholeDatabase = (connection: Connection): WholeDatabase => ({
  snapshot: (work) => readSnapshot(connection, work),
  restore: (schema, steps) => fillEmpty(connection, schema, steps),
});

const pollMs = 200;

/**
 * The snapshot locks every table that it has read. A migration would wait for it and block all readers, so a second
 * connection holds the migration lock meanwhile.
 */
async function readSnapshot<T>(connection: Connection, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const [guard, client] = [clientFor(connection, backupName), clientFor(connection, backupName)];
  try {
    await guard.connect();
    await client.connect();
    const deadline = performance.now() + databaseLimits.migrationWaitMs;
    while (!(await tryShareLock(guard))) {
      if (performance.now() > deadline)
        throw new WholeDatabaseError('The schema is being changed: make the backup when that is done.');
      await pause(pollMs);
    }
    await client.query('begin isolation level repeatable read, read only');
    await setTextFormats(client);
    const { rows } = await client.query<{ takenAt: Date }>('select clock_timestamp() as "takenAt"');
    const result = await work({
      takenAt: rows[0]?.takenAt ?? new Date(),
      schemas: await listAppliedSchemas(client),
      tables: await listTables(client),
      copyOut: (table) => copyOut(client, table),
      listSequences: () => listSequences(client),
    });
    await client.query('commit');
    return result;
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    await Promise.all([client.end(), guard.end()]);
  }
}
