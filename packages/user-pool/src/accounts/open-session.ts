import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '@wayfare/postgres/db';
import { type Pool, tell } from '#pool.ts';
import type { Caller } from '#protocol/operation.ts';
import { notAuthorized, Refusal } from '#protocol/refusal.ts';
import { keyedHash } from '#sealing/pool-secrets.ts';
import type { Account } from '#store/accounts.ts';
import { addSession, nameBrowser, type Session } from '#store/sessions.ts';
import { addTime, seconds } from '#time.ts';
import { issueTokens } from '#tokens/issue-tokens.ts';

export const newRefreshToken = (): string => randomBytes(48).toString('base64url');

export const refreshTokenHash = ({ secrets }: Pool, token: string): Buffer =>
  keyedHash(secrets.refreshTokens, token);

export interface OpenedSession {
  readonly account: Account;
  readonly session: Session;
  readonly refreshToken: string;
}

export async function openSession(pool: Pool, db: Db, account: Account): Promise<OpenedSession> {
  const opened = newSession(pool, account);
  await addSession(db, opened.session, refreshTokenHash(pool, opened.refreshToken));
  return opened;
}

/** When a session ends that was opened and last used then. */
export function sessionEnd({ config }: Pool, signedInAt: Date, usedAt: Date): Date {
  const ends = [
    addTime(signedInAt, seconds(config.refreshTokenSeconds)),
    addTime(usedAt, seconds(config.idleSeconds)),
  ];
  return new Date(Math.min(...ends.map(Number)));
}

/** One that nobody has written down yet. */
export function newSession(pool: Pool, account: Account): OpenedSession {
  const signedInAt = pool.clock.now();
  const session: Session = {
    sessionId: randomUUID(),
    sub: account.sub,
    clientId: pool.config.clientId,
    eventId: randomUUID(),
    signedInAt,
    expiresAt: sessionEnd(pool, signedInAt, signedInAt),
    revokedAt: null,
  };
  return { account, session, refreshToken: newRefreshToken() };
}

/**
 * What keeps an account from having a session, in Cognito's words; null where nothing does. Only for those who have
 * proved that it is theirs: to others it would tell that the account exists.
 */
export function obstacleOf({ isEnabled, state }: Account): Refusal | null {
  if (!isEnabled) return notAuthorized('User is disabled.');
  if (state === 'UNCONFIRMED') return new Refusal('UserNotConfirmedException', 'User is not confirmed.');
  if (state === 'RESET_REQUIRED') {
    return new Refusal('PasswordResetRequiredException', 'Password reset required for the user');
  }
  return null;
}

/** The end of every sign-in. */
export async function authenticated(
  pool: Pool,
  opened: OpenedSession,
  { address, browserName, remember }: Caller,
): Promise<object> {
  const { account, session, refreshToken } = opened;
  const tokens = await issueTokens(pool, account, session);
  if (browserName !== null) await nameBrowser(pool.database, session.sessionId, browserName);
  remember(account.sub);
  tell(pool, { kind: 'sign-in-succeeded', sub: account.sub, address });
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} };
}
