import type { Db } from '#adapters/db/database.ts';
import * as queries from './queries.ts';

/** The person who goes by this account at the identity provider, made at the first asking. */
export const personOf = (db: Db, sub: string, now: Date): Promise<string> => queries.personOf(db, sub, now);
