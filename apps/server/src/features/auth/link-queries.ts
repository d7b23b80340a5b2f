import type { Db } from '#adapters/db/database.ts';

/** How many links of a signup were made since then, and when the newest was. */
export async function countLinks(
  db: Db,
  signupId: string,
  since: Date,
): Promise<{ readonly links: number; readonly newestAt: Date | null }> {
  const { rows } = await db.query<{ links: number; newestAt: Date | null }>(
    `select count(*)::int as links, max(created_at) as "newestAt"
     from confirmation_link where signup_id = $1 and created_at > $2`,
    [signupId, since],
  );
  return rows[0] ?? { links: 0, newestAt: null };
}

interface NewLink {
  readonly tokenHash: Uint8Array;
  readonly signupId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Older links of the same signup die with this one. */
export async function addLink(db: Db, { tokenHash, signupId, createdAt, expiresAt }: NewLink): Promise<void> {
  await db.query('update confirmation_link set ended_at = $2 where signup_id = $1 and ended_at is null', [
    signupId,
    createdAt,
  ]);
  await db.query(
    'insert into confirmation_link (token_hash, signup_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [tokenHash, signupId, createdAt, expiresAt],
  );
}

export interface ConfirmationLink {
  readonly signupId: string;
  readonly personId: string;
  readonly sub: string | null;
  readonly email: string;
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly isReplaced: boolean;
  readonly expiresAt: Date;
}

export async function findLink(db: Db, tokenHash: Uint8Array): Promise<ConfirmationLink | null> {
  const { rows } = await db.query<ConfirmationLink>(
    `select signup_id as "signupId", person_id as "personId", sub, email, name,
            confirmed_at is not null as "isConfirmed", ended_at is not null as "isReplaced",
            link.expires_at as "expiresAt"
     from confirmation_link as link join signup using (signup_id) join person using (person_id)
     where token_hash = $1`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

export async function setLinkUsed(db: Db, tokenHash: Uint8Array, at: Date): Promise<void> {
  await db.query('update confirmation_link set used_at = $2 where token_hash = $1', [tokenHash, at]);
}

/** Those that a newer one replaced before then. */
export async function forgetReplacedLinks(db: Db, before: Date): Promise<void> {
  await db.query('delete from confirmation_link where ended_at < $1', [before]);
}
