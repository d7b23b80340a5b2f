import type { Db } from '#adapters/db/database.ts';
import { accessFor } from './access.ts';
import { findStanding } from './queries.ts';

/** Whether this member may read the homilies and the blog now, by the clock of the payments. */
export const isActiveSubscriber = async (db: Db, sub: string, billingNow: Date): Promise<boolean> =>
  accessFor(await findStanding(db, sub), billingNow).isActive;
