import { randomBytes, randomUUID } from 'node:crypto';
import { later, seconds } from '#durations.ts';
import type { Pool } from '#pool.ts';
import { keyedHash } from '#sealing/pool-secrets.ts';
import type { Account } from '#store/account.ts';
import type { PoolRecords } from '#store/pool-store.ts';
import type { Session } from '#store/session.ts';

export const newRefreshToken = (): string => randomBytes(48).toString('base64url');

export const refreshTokenHash = ({ secrets }: Pool, token: string): Buffer =>
  keyedHash(secrets.refreshTokens, token);

export interface OpenedSession {
  readonly account: Account;
  readonly session: Session;
  readonly refreshToken: string;
}

export async function openSession(
  pool: Pool,
  records: PoolRecords,
  account: Account,
): Promise<OpenedSession> {
  const signedInAt = pool.clock.now();
  const session: Session = {
    sessionId: randomUUID(),
    sub: account.sub,
    clientId: pool.config.clientId,
    eventId: randomUUID(),
    signedInAt,
    expiresAt: later(signedInAt, seconds(pool.config.refreshTokenSeconds)),
    revokedAt: null,
  };
  const refreshToken = newRefreshToken();
  await records.addSession(session, refreshTokenHash(pool, refreshToken));
  return { account, session, refreshToken };
}
