import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Db } from '#adapters/db/database.ts';
import { hashToken } from './secret-token.ts';

/** A signup whose address is not confirmed yet. */
export interface PendingSignup {
  readonly signupId: string;
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  /** None while its account is only being made. */
  readonly sub: string | null;
  readonly expiresAt: Date;
  readonly isPaid: boolean;
  /** Since when its payment page is left alone, if not since it was opened. */
  readonly guardedSince: Date | null;
}

const selectPendingSignup = `
  select signup_id as "signupId", person_id as "personId", email, name, sub, expires_at as "expiresAt",
         paid_at is not null as "isPaid", guarded_since as "guardedSince"
  from signup join person using (person_id)
  where confirmed_at is null`;

export async function findPendingSignup(db: Db, email: string): Promise<PendingSignup | null> {
  const { rows } = await db.query<PendingSignup>(`${selectPendingSignup} and email = $1`, [email]);
  return rows[0] ?? null;
}

/** The oldest first. */
export async function listExpiredSignups(
  db: Db,
  now: Date,
  limit: number,
): Promise<readonly PendingSignup[]> {
  const { rows } = await db.query<PendingSignup>(
    `${selectPendingSignup} and paid_at is null and expires_at <= $1 order by expires_at limit $2`,
    [now, limit],
  );
  return rows;
}

/**
 * The signup that this browser staged, while it can be paid or waits to be confirmed. In a transaction it stays until
 * that ends: whoever opens a payment page asks again in the transaction that notes the page.
 */
export async function findPendingSignupByToken(
  db: Db,
  { email, token }: { readonly email: string; readonly token: string },
  now: Date,
): Promise<PendingSignup | null> {
  const { rows } = await db.query<PendingSignup>(
    `${selectPendingSignup} and email = $1 and sub is not null
       and (signup.token_hash = $2 or exists (
         select from signup_token where signup_token.signup_id = signup.signup_id and signup_token.token_hash = $2))
       and (paid_at is not null or expires_at > $3)
     for share of signup`,
    [canonicalEmail(email), hashToken(token), now],
  );
  return rows[0] ?? null;
}

/** Locked: links are made for one signup by one at a time. */
export async function lockPaidSignup(db: Db, email: string): Promise<PendingSignup | null> {
  const { rows } = await db.query<PendingSignup>(
    `${selectPendingSignup} and email = $1 and paid_at is not null for update of signup`,
    [email],
  );
  return rows[0] ?? null;
}

export interface NewSignup {
  readonly email: string;
  readonly name: string;
  readonly tokenHash: Uint8Array;
  readonly consentVersion: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly guardedSince: Date | null;
}

/**
 * With a new person, who has no account yet. Null where the address has an open signup: then the transaction must be
 * rolled back, and the person with it.
 */
export async function addSignup(db: Db, signup: NewSignup): Promise<string | null> {
  const { rows } = await db.query<{ personId: string }>(
    `with somebody as (insert into person (created_at) values ($5::timestamptz) returning person_id)
     insert into signup (person_id, email, name, token_hash, consent_version, created_at, expires_at,
                         guarded_since)
     select person_id, $1, $2, $3, $4, $5::timestamptz, $6, $7 from somebody
     on conflict (email) where confirmed_at is null do nothing
     returning person_id as "personId"`,
    [
      signup.email,
      signup.name,
      signup.tokenHash,
      signup.consentVersion,
      signup.createdAt,
      signup.expiresAt,
      signup.guardedSince,
    ],
  );
  return rows[0]?.personId ?? null;
}

/** A further browser that may pay for the signup, which is kept anew. */
export async function addSignupToken(
  db: Db,
  {
    signupId,
    tokenHash,
    until,
  }: { readonly signupId: string; readonly tokenHash: Uint8Array; readonly until: Date },
): Promise<void> {
  await db.query('update signup set expires_at = greatest(expires_at, $2) where signup_id = $1', [
    signupId,
    until,
  ]);
  await db.query(
    `insert into signup_token (token_hash, signup_id) values ($1, $2)
     on conflict (token_hash) do update set signup_id = excluded.signup_id`,
    [tokenHash, signupId],
  );
}

/** From here on none of the browsers of the signup can begin a payment. */
export async function revokeSignupTokens(db: Db, signupId: string): Promise<void> {
  await db.query('delete from signup_token where signup_id = $1', [signupId]);
  await db.query('update signup set token_hash = null where signup_id = $1 and paid_at is null', [signupId]);
}

/** With its person. False where it was paid or confirmed meanwhile, or is gone. */
export async function deleteUnpaidSignupAndPerson(db: Db, personId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `with gone as (
       delete from signup where person_id = $1 and paid_at is null and confirmed_at is null returning person_id)
     delete from person using gone where person.person_id = gone.person_id`,
    [personId],
  );
  return rowCount === 1;
}

/** Without its person, who is somebody without it. */
export async function deleteUnpaidSignup(db: Db, personId: string): Promise<void> {
  await db.query('delete from signup where person_id = $1 and paid_at is null and confirmed_at is null', [
    personId,
  ]);
}

/** The signup, if it is this call that makes it paid. */
export async function markSignupPaid(
  db: Db,
  personId: string,
  at: Date,
): Promise<Pick<PendingSignup, 'signupId' | 'email' | 'name'> | null> {
  const { rows } = await db.query<Pick<PendingSignup, 'signupId' | 'email' | 'name'>>(
    `update signup set paid_at = $2 where person_id = $1 and paid_at is null and confirmed_at is null
     returning signup_id as "signupId", email, name`,
    [personId, at],
  );
  return rows[0] ?? null;
}

/** True for the one call that confirms it. */
export async function markSignupConfirmed(db: Db, signupId: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update signup set confirmed_at = $2, token_hash = null
      where signup_id = $1 and confirmed_at is null`,
    [signupId, at],
  );
  return rowCount === 1;
}
