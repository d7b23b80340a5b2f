import { type Db, findRow } from '#adapters/db/database.ts';

interface LinkCount {
  readonly lastHour: number;
  readonly lastDay: number;
  readonly newestAt: Date | null;
}

export const countConfirmationLinks = async (db: Db, signupId: string, now: Date): Promise<LinkCount> =>
  (await findRow<LinkCount>(
    db,
    `select count(*) filter (where created_at > $2::timestamptz - interval '1 hour')::int as "lastHour",
            count(*)::int as "lastDay", max(created_at) as "newestAt"
     from confirmation_link where signup_id = $1 and created_at > $2::timestamptz - interval '1 day'`,
    [signupId, now],
  )) ?? { lastHour: 0, lastDay: 0, newestAt: null };

interface NewConfirmationLink {
  readonly tokenHash: Uint8Array;
  readonly signupId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Earlier links stay valid: any of them confirms. */
export async function addConfirmationLink(
  db: Db,
  { tokenHash, signupId, createdAt, expiresAt }: NewConfirmationLink,
): Promise<void> {
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
  readonly expiresAt: Date;
}

export const findConfirmationLink = (db: Db, tokenHash: Uint8Array): Promise<ConfirmationLink | null> =>
  findRow<ConfirmationLink>(
    db,
    `select signup_id as "signupId", person_id as "personId", sub, email, name,
            confirmed_at is not null as "isConfirmed",
            link.expires_at as "expiresAt"
     from confirmation_link as link join signup using (signup_id) join person using (person_id)
     where link.token_hash = $1`,
    [tokenHash],
  );

export async function markConfirmationLinkUsed(db: Db, tokenHash: Uint8Array, at: Date): Promise<void> {
  await db.query('update confirmation_link set used_at = $2 where token_hash = $1', [tokenHash, at]);
}

/** Deletes links that expired before then, except the newest of each sign-up. */
export async function deleteOldConfirmationLinks(db: Db, before: Date): Promise<void> {
  await db.query(
    `delete from confirmation_link as old using confirmation_link as newer
     where old.expires_at < $1 and newer.signup_id = old.signup_id and newer.created_at > old.created_at`,
    [before],
  );
}
