import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, databaseLimits } from './connection.ts';
import { copyOut, listSequences, listTables, setTextFormats } from './copied-tables.ts';
import { fillEmpty } from './fill-database.ts';
import { clientFor } from './migrate.ts';
import { listAppliedSchemas } from './migration-files.ts';
import { backupName, tryShareLock } from './migration-lock.ts';
import { asUnavailable } from './unavailable.ts';
import { type Snapshot, type WholeDatabase, WholeDatabaseError } from './whole-database.ts';

/** On connections of their own, since what is done here takes longer than any query of the site may. */
export const pgWholeDatabase = (connection: Connection): WholeDatabase => ({
  snapshot: (work) => atOneMoment(connection, work),
  restore: (filled, work) => fillEmpty(connection, filled, work),
});

const tryEveryMs = 200;

/**
 * A copy holds every table that it has read, and a change of the schema would wait for it, with all readers behind. So
 * changes are locked out first, by a connection that does nothing else: the rows are those of the moment when they are.
 */
async function atOneMoment<T>(connection: Connection, work: (moment: Snapshot) => Promise<T>): Promise<T> {
  const [guard, client] = [clientFor(connection, backupName), clientFor(connection, backupName)];
  try {
    await guard.connect();
    await client.connect();
    const deadline = performance.now() + databaseLimits.migrationWaitMs;
    while (!(await tryShareLock(guard))) {
      if (performance.now() > deadline)
        throw new WholeDatabaseError('The schema is being changed: make the backup when that is done.');
      await pause(tryEveryMs);
    }
    await client.query('begin isolation level repeatable read, read only');
    await setTextFormats(client);
    const { rows } = await client.query<{ takenAt: Date }>('select clock_timestamp() as "takenAt"');
    const outcome = await work({
      takenAt: rows[0]?.takenAt ?? new Date(),
      schemas: await listAppliedSchemas(client),
      tables: await listTables(client),
      copyOut: (table) => copyOut(client, table),
      listSequences: () => listSequences(client),
    });
    await client.query('commit');
    return outcome;
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    await Promise.all([client.end(), guard.end()]);
  }
}
