import type { Db } from '#adapters/db/database.ts';

export async function countLinksSince(db: Db, sub: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ links: number }>(
    'select count(*)::int as links from reset_link where sub = $1 and created_at > $2',
    [sub, since],
  );
  return rows[0]?.links ?? 0;
}

/** Older links of the same person die with this one. */
export async function addLink(
  db: Db,
  link: { tokenHash: Uint8Array; sub: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query('update reset_link set ended_at = $2 where sub = $1 and ended_at is null', [
    link.sub,
    link.createdAt,
  ]);
  await db.query('insert into reset_link (token_hash, sub, created_at, expires_at) values ($1, $2, $3, $4)', [
    link.tokenHash,
    link.sub,
    link.createdAt,
    link.expiresAt,
  ]);
}

const isGood = 'token_hash = $1 and used_at is null and ended_at is null and expires_at > $2';

export async function isGoodLink(db: Db, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(`select from reset_link where ${isGood}`, [tokenHash, now]);
  return rowCount === 1;
}

/** The person whose link it is, once: of several at the same moment, one finds it good. */
export async function useLink(db: Db, tokenHash: Uint8Array, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ sub: string }>(
    `update reset_link set used_at = $2 where ${isGood} returning sub`,
    [tokenHash, now],
  );
  return rows[0]?.sub ?? null;
}

export async function forgetLinksBefore(db: Db, before: Date): Promise<void> {
  await db.query('delete from reset_link where created_at < $1', [before]);
}
