import type { Db } from '#adapters/db/database.ts';

/** A restored copy may stand beside the site that it was taken from: it keeps quiet until it is told to speak. */
export const isRestored = async (db: Db): Promise<boolean> =>
  (await db.query('select from quiet_mode')).rowCount > 0;

export async function keepQuiet(db: Db): Promise<void> {
  await db.query('insert into quiet_mode (started_at) values (now()) on conflict do nothing');
}

/** Whether it was quiet for that. */
export const letSpeak = async (db: Db): Promise<boolean> =>
  (await db.query('delete from quiet_mode')).rowCount > 0;
