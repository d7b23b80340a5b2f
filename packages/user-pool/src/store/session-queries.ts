import type { UndisturbedSignIn } from './pool-store.ts';
import type { RefreshToken, Session } from './session.ts';
import type { Sql } from './sql.ts';

const columns = `
  session.session_id as "sessionId", session.sub, session.client_id as "clientId", session.event_id as "eventId",
  session.signed_in_at as "signedInAt", session.expires_at as "expiresAt", session.revoked_at as "revokedAt",
  session.device_key as "deviceKey"`;

export async function addSession(sql: Sql, session: Session, tokenHash: Uint8Array): Promise<void> {
  await sql.query(
    `with session as (
       insert into user_pool.session
         (session_id, sub, client_id, event_id, signed_in_at, expires_at, revoked_at, device_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
     )
     insert into user_pool.refresh_token (token_hash, session_id) values ($9, $1)`,
    [...valuesOf(session), tokenHash],
  );
}

export async function openUndisturbed(
  sql: Sql,
  { session, tokenHash, seenCredential, nonce, spentUntil }: UndisturbedSignIn,
): Promise<boolean> {
  const { rows } = await sql.query<{ isOpen: boolean }>(
    `select user_pool.open_undisturbed(
       row($1, $2, $3, $4, $5, $6, $7, $8)::user_pool.session, $9, $10, $11, $12) as "isOpen"`,
    [...valuesOf(session), tokenHash, seenCredential, nonce, spentUntil],
  );
  return rows[0]?.isOpen ?? false;
}

/** In the order of the table's columns. */
const valuesOf = (session: Session) => [
  session.sessionId,
  session.sub,
  session.clientId,
  session.eventId,
  session.signedInAt,
  session.expiresAt,
  session.revokedAt,
  session.deviceKey,
];

export async function findSession(sql: Sql, sessionId: string): Promise<Session | null> {
  const { rows } = await sql.query<Session>(
    `select ${columns} from user_pool.session where session_id = $1`,
    [sessionId],
  );
  return rows[0] ?? null;
}

export async function findRefreshToken(sql: Sql, tokenHash: Uint8Array): Promise<RefreshToken | null> {
  const { rows } = await sql.query<Session & { replacedAt: Date | null }>(
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

export async function replaceRefreshToken(
  sql: Sql,
  oldHash: Uint8Array,
  newHash: Uint8Array,
  at: Date,
): Promise<void> {
  await sql.query(
    `with replaced as (
       update user_pool.refresh_token set replaced_at = coalesce(replaced_at, $3) where token_hash = $1
       returning session_id
     )
     insert into user_pool.refresh_token (token_hash, session_id) select $2, session_id from replaced`,
    [oldHash, newHash, at],
  );
}

export async function setSessionEnd(sql: Sql, sessionId: string, expiresAt: Date): Promise<void> {
  await sql.query('update user_pool.session set expires_at = $2 where session_id = $1', [
    sessionId,
    expiresAt,
  ]);
}

export async function revokeSession(sql: Sql, sessionId: string, at: Date): Promise<void> {
  await sql.query(
    'update user_pool.session set revoked_at = $2 where session_id = $1 and revoked_at is null',
    [sessionId, at],
  );
}

export async function revokeSessionsOf(sql: Sql, sub: string, at: Date, except?: string): Promise<void> {
  await sql.query(
    `update user_pool.session set revoked_at = $2
     where sub = $1 and revoked_at is null and session_id is distinct from $3::uuid`,
    [sub, at, except ?? null],
  );
}

export async function revokeSessionsOfDevice(
  sql: Sql,
  sub: string,
  deviceKey: string,
  at: Date,
  except: string,
): Promise<void> {
  await sql.query(
    `update user_pool.session set revoked_at = $3
     where sub = $1 and device_key = $2 and revoked_at is null and session_id <> $4`,
    [sub, deviceKey, at, except],
  );
}

export async function setSessionDevice(sql: Sql, sessionId: string, deviceKey: string | null): Promise<void> {
  await sql.query('update user_pool.session set device_key = $2 where session_id = $1', [
    sessionId,
    deviceKey,
  ]);
}
