import { days, subtractTime } from '@wayfare/contracts/rules/durations';
import { maxShareLinksPerDay } from '@wayfare/contracts/rules/share-link';
import { type Db, findRow, findValue, listRows } from '#adapters/db/database.ts';

interface ShareLink {
  readonly date: string;
  readonly message: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Serializes the calls of one person, so that concurrent ones cannot exceed the limit. */
export async function lockSharing(tx: Db, personId: string): Promise<void> {
  await tx.query('select from person where person_id = $1 for update', [personId]);
}

/** The time of the oldest link of the last 24 hours. Null if the person may create another one. */
export function findOldestOfDailyLimit(db: Db, personId: string, now: Date): Promise<Date | null> {
  return findValue<Date>(
    db,
    `select created_at from share_link where person_id = $1 and created_at > $2
     order by created_at desc offset ${maxShareLinksPerDay - 1} limit 1`,
    [personId, subtractTime(now, days(1))],
  );
}

export async function insertShareLink(
  db: Db,
  { date, message, createdAt, expiresAt }: ShareLink,
  {
    personId,
    name,
    tokenHash,
  }: { readonly personId: string; readonly name: string; readonly tokenHash: Uint8Array },
): Promise<void> {
  await db.query(
    `insert into share_link (token_hash, person_id, date, name, message, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tokenHash, personId, date, name, message, createdAt, expiresAt],
  );
}

interface StoredShareLink extends Omit<ShareLink, 'createdAt'> {
  readonly name: string;
  /** Null if the account is deleted. */
  readonly sub: string | null;
}

export const findShareLink = (db: Db, tokenHash: Uint8Array): Promise<StoredShareLink | null> =>
  findRow<StoredShareLink>(
    db,
    `select date, message, name, expires_at as "expiresAt", sub
     from share_link join person using (person_id) where token_hash = $1`,
    [tokenHash],
  );

/** For the data download of the member. */
export const exportShareLinks = (db: Db, personId: string): Promise<ShareLink[]> =>
  listRows<ShareLink>(
    db,
    `select date, message, created_at as "createdAt", expires_at as "expiresAt" from share_link
     where person_id = $1 order by created_at, token_hash`,
    [personId],
  );
