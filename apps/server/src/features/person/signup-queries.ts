import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { type Db, findRow, findValue, hasRow, listRows } from '#adapters/db/database.ts';
import { hashToken } from '#secret-token.ts';

/** A sign-up whose email address is not confirmed. */
export interface PendingSignup {
  readonly signupId: string;
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  /** Null until the identity provider has created the account. */
  readonly sub: string | null;
  readonly expiresAt: Date;
  readonly isPaid: boolean;
  /** Start of the guard that this sign-up inherited from the one it replaced. */
  readonly guardedSince: Date | null;
}

const selectPendingSignup = `
  select signup_id as "signupId", person_id as "personId", email, name, sub, expires_at as "expiresAt",
         paid_at is not null as "isPaid", guarded_since as "guardedSince"
  from signup join person using (person_id)
  where confirmed_at is null`;

export const findPendingSignup = (db: Db, email: string): Promise<PendingSignup | null> =>
  findRow<PendingSignup>(db, `${selectPendingSignup} and email = $1`, [email]);

export const listExpiredSignups = (db: Db, now: Date, limit: number): Promise<readonly PendingSignup[]> =>
  listRows<PendingSignup>(
    db,
    `${selectPendingSignup} and paid_at is null and expires_at <= $1 order by expires_at limit $2`,
    [now, limit],
  );

/**
 * The sign-up of this browser, unless it expired unpaid. The row stays locked until the end of the transaction, so that
 * the sign-up cannot be replaced while a checkout is recorded for it.
 */
export const findPendingSignupByToken = (
  db: Db,
  { email, token }: { readonly email: string; readonly token: string },
  now: Date,
): Promise<PendingSignup | null> =>
  findRow<PendingSignup>(
    db,
    `${selectPendingSignup} and email = $1 and sub is not null
       and (signup.token_hash = $2 or exists (
         select from signup_token where signup_token.signup_id = signup.signup_id and signup_token.token_hash = $2))
       and (paid_at is not null or expires_at > $3)
     for share of signup`,
    [canonicalEmail(email), hashToken(token), now],
  );

/** Locks the row, so that concurrent requests create one link. */
export const lockPaidSignup = (db: Db, email: string): Promise<PendingSignup | null> =>
  findRow<PendingSignup>(
    db,
    `${selectPendingSignup} and email = $1 and paid_at is not null for update of signup`,
    [email],
  );

export interface NewSignup {
  readonly email: string;
  readonly name: string;
  readonly tokenHash: Uint8Array;
  readonly consentVersion: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly guardedSince: Date | null;
}

/** Creates the person too. Null if the address has a pending sign-up: then the caller rolls the transaction back. */
export const addSignup = (db: Db, signup: NewSignup): Promise<string | null> =>
  findValue<string>(
    db,
    `with created as (insert into person (created_at) values ($5::timestamptz) returning person_id)
     insert into signup (person_id, email, name, token_hash, consent_version, created_at, expires_at,
                         guarded_since)
     select person_id, $1, $2, $3, $4, $5::timestamptz, $6, $7 from created
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

/** Saves the account of a new sign-up. False if the sign-up was deleted meanwhile. */
export const saveSub = (db: Db, personId: string, sub: string): Promise<boolean> =>
  hasRow(db, 'update person set sub = $2 where person_id = $1 and sub is null', [personId, sub]);

/** Lets another browser pay for the sign-up, and extends it to `expiresAt`. */
export async function addSignupToken(
  db: Db,
  {
    signupId,
    tokenHash,
    expiresAt,
  }: { readonly signupId: string; readonly tokenHash: Uint8Array; readonly expiresAt: Date },
): Promise<void> {
  await db.query('update signup set expires_at = greatest(expires_at, $2) where signup_id = $1', [
    signupId,
    expiresAt,
  ]);
  await db.query(
    `insert into signup_token (token_hash, signup_id) values ($1, $2)
     on conflict (token_hash) do update set signup_id = excluded.signup_id`,
    [tokenHash, signupId],
  );
}

/** After this, no browser can start a checkout for the sign-up. A paid sign-up keeps the token of its first browser. */
export async function revokeSignupTokens(db: Db, signupId: string): Promise<void> {
  await db.query('delete from signup_token where signup_id = $1', [signupId]);
  await db.query('update signup set token_hash = null where signup_id = $1 and paid_at is null', [signupId]);
}

/** False if the sign-up is paid, confirmed or already deleted. */
export const deleteUnpaidSignupAndPerson = (db: Db, personId: string): Promise<boolean> =>
  hasRow(
    db,
    `with deleted as (
       delete from signup where person_id = $1 and paid_at is null and confirmed_at is null returning person_id)
     delete from person using deleted where person.person_id = deleted.person_id`,
    [personId],
  );

/** For a person whose account an operator confirmed. */
export async function deleteUnpaidSignup(db: Db, personId: string): Promise<void> {
  await db.query('delete from signup where person_id = $1 and paid_at is null and confirmed_at is null', [
    personId,
  ]);
}

/** Null if the sign-up was already paid or confirmed, so that follow-up work runs once. */
export const markSignupPaid = (
  db: Db,
  personId: string,
  at: Date,
): Promise<Pick<PendingSignup, 'signupId' | 'email' | 'name'> | null> =>
  findRow<Pick<PendingSignup, 'signupId' | 'email' | 'name'>>(
    db,
    `update signup set paid_at = $2 where person_id = $1 and paid_at is null and confirmed_at is null
     returning signup_id as "signupId", email, name`,
    [personId, at],
  );

/** False if the sign-up was already confirmed. */
export const markSignupConfirmed = (db: Db, signupId: string, at: Date): Promise<boolean> =>
  hasRow(
    db,
    `update signup set confirmed_at = $2, token_hash = null
      where signup_id = $1 and confirmed_at is null`,
    [signupId, at],
  );

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
