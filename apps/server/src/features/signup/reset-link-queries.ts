import { type Db, findRow, findValue, hasRow } from '#adapters/db/database.ts';

interface LinkCount {
  readonly lastHour: number;
  readonly lastDay: number;
}

export const countResetLinks = async (db: Db, sub: string, now: Date): Promise<LinkCount> =>
  (await findRow<LinkCount>(
    db,
    `select count(*) filter (where created_at > $2::timestamptz - interval '1 hour')::int as "lastHour",
            count(*)::int as "lastDay"
     from reset_link where sub = $1 and created_at > $2::timestamptz - interval '1 day'`,
    [sub, now],
  )) ?? { lastHour: 0, lastDay: 0 };

export async function revokeResetLinks(db: Db, sub: string, at: Date): Promise<void> {
  await db.query(
    'update reset_link set replaced_at = $2 where sub = $1 and used_at is null and replaced_at is null',
    [sub, at],
  );
}

export async function addResetLink(
  db: Db,
  link: { tokenHash: Uint8Array; sub: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query('insert into reset_link (token_hash, sub, created_at, expires_at) values ($1, $2, $3, $4)', [
    link.tokenHash,
    link.sub,
    link.createdAt,
    link.expiresAt,
  ]);
}

const isValid = 'token_hash = $1 and used_at is null and replaced_at is null and expires_at > $2';

/** The account of the link. Null if the link is not valid. */
export const findResetLinkOwner = (db: Db, tokenHash: Uint8Array, now: Date): Promise<string | null> =>
  findValue<string>(db, `select sub from reset_link where ${isValid}`, [tokenHash, now]);

/** False if the link was used already. */
export const markResetLinkUsed = (db: Db, tokenHash: Uint8Array, now: Date): Promise<boolean> =>
  hasRow(db, 'update reset_link set used_at = $2 where token_hash = $1 and used_at is null', [
    tokenHash,
    now,
  ]);
