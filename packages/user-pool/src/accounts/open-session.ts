import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '@wayfare/postgres/db';
import { type Caller, emitEvent, type Pool } from '#pool.ts';
import { notAuthorized, PoolError } from '#protocol/response.ts';
import { keyedHash } from '#sealing/crypto.ts';
import type { Account } from '#store/accounts.ts';
import { insertBrowserName, insertSession, type Session } from '#store/sessions.ts';
import { addTime, days } from '#time.ts';
import { issueTokens } from '#tokens/tokens.ts';

export const createRefreshToken = (): string => randomBytes(48).toString('base64url');

export const hashRefreshToken = ({ secrets }: Pool, token: string): Buffer =>
  keyedHash(secrets.refreshTokens, token);

export interface NewSession {
  readonly account: Account;
  readonly session: Session;
  readonly refreshToken: string;
}

/** Does not store the session. */
export function createSession(pool: Pool, account: Account): NewSession {
  const signedInAt = pool.clock.now();
  const session: Session = {
    sessionId: randomUUID(),
    sub: account.sub,
    clientId: pool.config.clientId,
    eventId: randomUUID(),
    signedInAt,
    expiresAt: sessionExpiry(signedInAt, signedInAt),
    revokedAt: null,
  };
  return { account, session, refreshToken: createRefreshToken() };
}

export async function openSession(pool: Pool, db: Db, account: Account): Promise<NewSession> {
  const created = createSession(pool, account);
  await insertSession(db, created.session, hashRefreshToken(pool, created.refreshToken));
  return created;
}

const maxSessionMs = days(30);
/** A session ends after this time without a refresh. */
const idleMs = days(14);

export const sessionExpiry = (signedInAt: Date, usedAt: Date): Date =>
  new Date(Math.min(Number(addTime(signedInAt, maxSessionMs)), Number(addTime(usedAt, idleMs))));

/**
 * Null if the account may sign in. Return the error only after the password was proved, because it shows that the account
 * exists.
 */
export function accountError({ isEnabled, state }: Account): PoolError | null {
  if (!isEnabled) return notAuthorized('User is disabled.');
  if (state === 'UNCONFIRMED') return new PoolError('UserNotConfirmedException', 'User is not confirmed.');
  if (state === 'RESET_REQUIRED') {
    return new PoolError('PasswordResetRequiredException', 'Password reset required for the user');
  }
  return null;
}

/** The last step of every sign-in: returns the tokens of the stored session. */
export async function finishSignIn(
  pool: Pool,
  { account, session, refreshToken }: NewSession,
  { address, userAgent, rememberBrowser }: Caller,
): Promise<object> {
  const tokens = await issueTokens(pool, account, session);
  const browser = browserName(userAgent);
  if (browser !== null) await insertBrowserName(pool.database, session.sessionId, browser);
  rememberBrowser(account.sub);
  emitEvent(pool, { kind: 'sign-in-succeeded', sub: account.sub, address });
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} };
}

type Marker = readonly [marker: string, name: string];

/** In this order, because most browsers also name those below them. */
const browsers: readonly Marker[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const systems: readonly Marker[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];

const findName = (markers: readonly Marker[], userAgent: string): string | null =>
  markers.find(([marker]) => userAgent.includes(marker))?.[1] ?? null;

/** Such as "Chrome on Windows". Nothing else of the user agent is stored. Null if it is unknown. */
export function browserName(userAgent: string): string | null {
  const [browser, system] = [findName(browsers, userAgent), findName(systems, userAgent)];
  if (browser === null) return system && `A browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}
