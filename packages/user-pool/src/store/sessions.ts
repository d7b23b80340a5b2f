import { type Db, findRow, findValue, listRows } from '@wayfare/postgres/db';

/** One sign-in and its refreshes. */
export interface Session {
  /** `origin_jti` in its tokens. */
  readonly sessionId: string;
  readonly sub: string;
  readonly clientId: string;
  readonly eventId: string;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

export interface RefreshToken {
  readonly session: Session;
  /** Null for the newest token of the session. */
  readonly replacedAt: Date | null;
}

const columns = `
  session.session_id as "sessionId", session.sub, session.client_id as "clientId", session.event_id as "eventId",
  session.signed_in_at as "signedInAt", session.expires_at as "expiresAt", session.revoked_at as "revokedAt"`;

export async function insertSession(db: Db, session: Session, tokenHash: Uint8Array): Promise<void> {
  await db.query(
    `with session as (
       insert into user_pool.session
         (session_id, sub, client_id, event_id, signed_in_at, expires_at, revoked_at)
       values ($1, $2, $3, $4, $5, $6, $7)
     )
     insert into user_pool.refresh_token (token_hash, session_id) values ($8, $1)`,
    [...toValues(session), tokenHash],
  );
}

interface UncontestedSignIn {
  readonly session: Session;
  readonly tokenHash: Uint8Array;
  /** The credential that the password was checked against. */
  readonly credential: Uint8Array;
  readonly nonce: string;
  readonly nonceExpiresAt: Date;
}

/**
 * `lockAndClaimNonce` and `insertSession` in one round trip. Changes nothing and returns false if the account is not
 * confirmed and enabled, has failures or another credential, or if the nonce was used.
 */
export const insertSessionIfUncontested = async (
  db: Db,
  { session, tokenHash, credential, nonce, nonceExpiresAt }: UncontestedSignIn,
): Promise<boolean> =>
  (await findValue<boolean>(
    db,
    `select user_pool.insert_session_if_uncontested(
       row($1, $2, $3, $4, $5, $6, $7)::user_pool.session, $8, $9, $10, $11) as "isOpen"`,
    [...toValues(session), tokenHash, credential, nonce, nonceExpiresAt],
  )) ?? false;

/** In the order of the table's columns. */
const toValues = (session: Session) => [
  session.sessionId,
  session.sub,
  session.clientId,
  session.eventId,
  session.signedInAt,
  session.expiresAt,
  session.revokedAt,
];

export const findSession = (db: Db, sessionId: string): Promise<Session | null> =>
  findRow<Session>(db, `select ${columns} from user_pool.session where session_id = $1`, [sessionId]);

export async function findRefreshToken(db: Db, tokenHash: Uint8Array): Promise<RefreshToken | null> {
  const { rows } = await db.query<Session & { replacedAt: Date | null }>(
    `select ${columns}, refresh_token.replaced_at as "replacedAt"
     from user_pool.refresh_token join user_pool.session using (session_id)
     where token_hash = $1`,
    [tokenHash],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { replacedAt, ...session } = row;
  return { session, replacedAt };
}

/** A second replacement within the grace period keeps the time of the first. */
export async function replaceRefreshToken(
  db: Db,
  oldHash: Uint8Array,
  newHash: Uint8Array,
  at: Date,
): Promise<void> {
  await db.query(
    `with replaced as (
       update user_pool.refresh_token set replaced_at = coalesce(replaced_at, $3) where token_hash = $1
       returning session_id
     )
     insert into user_pool.refresh_token (token_hash, session_id) select $2, session_id from replaced`,
    [oldHash, newHash, at],
  );
}

export async function setSessionExpiry(db: Db, sessionId: string, expiresAt: Date): Promise<void> {
  await db.query('update user_pool.session set expires_at = $2 where session_id = $1', [
    sessionId,
    expiresAt,
  ]);
}

export async function revokeSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.query(
    'update user_pool.session set revoked_at = $2 where session_id = $1 and revoked_at is null',
    [sessionId, at],
  );
}

export async function revokeSessions(
  db: Db,
  sub: string,
  at: Date,
  exceptSessionId: string | null = null,
): Promise<void> {
  await db.query(
    `update user_pool.session set revoked_at = $2
     where sub = $1 and revoked_at is null and session_id is distinct from $3::uuid`,
    [sub, at, exceptSessionId],
  );
}

export interface OpenSession {
  readonly sessionId: string;
  readonly browser: string | null;
  readonly signedInAt: Date;
  /** Time of the sign-in or the last refresh. */
  readonly usedAt: Date;
}

/** The session `sessionId` first, then the newest. */
export const listOpenSessions = (
  db: Db,
  { sessionId, sub, clientId }: Pick<Session, 'sub' | 'clientId'> & { readonly sessionId: string | null },
  now: Date,
  limit: number,
): Promise<OpenSession[]> =>
  listRows<OpenSession>(
    db,
    `select session_id as "sessionId", name as browser, signed_in_at as "signedInAt",
            coalesce(
              (select max(replaced_at) from user_pool.refresh_token where refresh_token.session_id = session.session_id),
              signed_in_at) as "usedAt"
     from user_pool.session left join user_pool.session_browser using (session_id)
     where sub = $2 and client_id = $3 and revoked_at is null and expires_at > $4
     order by session_id = $1::uuid desc, signed_in_at desc, session_id limit $5`,
    [sessionId, sub, clientId, now, limit],
  );

export async function insertBrowserName(db: Db, sessionId: string, name: string): Promise<void> {
  await db.query('insert into user_pool.session_browser (session_id, name) values ($1, $2)', [
    sessionId,
    name,
  ]);
}

/** False if this member has no such open session. */
export async function revokeOwnSession(
  db: Db,
  { sessionId, sub }: Pick<Session, 'sessionId' | 'sub'>,
  at: Date,
): Promise<boolean> {
  const { rows } = await db.query(
    `update user_pool.session set revoked_at = $3
     where session_id = $1 and sub = $2 and revoked_at is null and expires_at > $3 returning session_id`,
    [sessionId, sub, at],
  );
  return rows.length > 0;
}

interface Cutoffs {
  readonly now: Date;
  readonly addressUses: Date;
  readonly failures: Date;
  readonly revocations: Date;
  readonly signingKeys: Date;
}

export async function deleteExpired(db: Db, before: Cutoffs): Promise<void> {
  await db.query('delete from user_pool.claimed_nonce where expires_at <= $1', [before.now]);
  await db.query('delete from user_pool.address_use where window_started_at <= $1', [before.addressUses]);
  await db.query('delete from user_pool.sign_in_failure where last_failed_at <= $1', [before.failures]);
  await db.query('delete from user_pool.session where expires_at <= $1 or revoked_at <= $2', [
    before.now,
    before.revocations,
  ]);
  await db.query('delete from user_pool.refresh_token where replaced_at <= $1', [before.revocations]);
  // Keeps the newest key, whatever its age.
  await db.query(
    `delete from user_pool.signing_key as old
     where exists (select from user_pool.signing_key as later
                   where later.signs_from > old.signs_from and later.signs_from <= $1)`,
    [before.signingKeys],
  );
}
