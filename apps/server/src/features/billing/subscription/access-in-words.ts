import { type Access, accessFor } from '@wayfare/contracts/rules/policies/subscription';
import type { Db } from '#adapters/db/database.ts';
import { findAccessInput } from './access-queries.ts';

const words: Readonly<Record<Access['because'], string>> = {
  complimentary: 'active (complimentary)',
  subscription: 'active',
  grace: 'active (a payment failed)',
  none: 'none',
  ended: 'ended',
  unpaid: 'unpaid',
};

/** Whether this member may read, and why, for whoever runs the site. */
export async function accessInWords(db: Db, sub: string, now: Date): Promise<string> {
  return words[accessFor(await findAccessInput(db, sub), now).because];
}
