import type { Db } from '#adapters/db/database.ts';
import * as queries from './queries.ts';

/** The person who goes by this account at the identity provider, made at the first asking. */
export const personOf = (db: Db, sub: string, now: Date): Promise<string> => queries.personOf(db, sub, now);

export const findPerson = (db: Db, sub: string): Promise<string | null> => queries.findPerson(db, sub);

/** With everything that hangs on the person but receipts. */
export const forgetPerson = (db: Db, personId: string): Promise<void> => queries.removePerson(db, personId);
