import type { Db } from '#adapters/db/database.ts';

interface LinkCount {
  readonly lastHour: number;
  readonly lastDay: number;
}

export async function countResetLinks(
  db: Db,
  sub: string,
  { hourAgo, dayAgo }: { readonly hourAgo: Date; readonly dayAgo: Date },
): Promise<LinkCount> {
  const { rows } = await db.query<LinkCount>(
    `select count(*) filter (where created_at > $2)::int as "lastHour", count(*)::int as "lastDay"
     from reset_link where sub = $1 and created_at > $3`,
    [sub, hourAgo, dayAgo],
  );
  return rows[0] ?? { lastHour: 0, lastDay: 0 };
}

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

export const isValidResetLink = async (db: Db, tokenHash: Uint8Array, now: Date): Promise<boolean> =>
  (await findResetLinkOwner(db, tokenHash, now)) !== null;

/** The account of a valid link. */
export async function findResetLinkOwner(db: Db, tokenHash: Uint8Array, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ sub: string }>(`select sub from reset_link where ${isValid}`, [
    tokenHash,
    now,
  ]);
  return rows[0]?.sub ?? null;
}

/** False if the link was used already. */
export async function markResetLinkUsed(db: Db, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update reset_link set used_at = $2 where token_hash = $1 and used_at is null',
    [tokenHash, now],
  );
  return rowCount === 1;
}

export async function deleteResetLinksBefore(db: Db, before: Date): Promise<void> {
  await db.query('delete from reset_link where created_at < $1', [before]);
}
