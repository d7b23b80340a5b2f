// Apart from srp-client.ts, because the browser tests use it and cannot import Vitest.
import { type ClientKeys, createPasswordClaim } from '#srp/client.ts';
import { getPoolName } from '#srp/srp.ts';
import { poolId } from './settings.ts';

export const challengeNames = ['SALT', 'SECRET_BLOCK', 'SRP_B', 'USERNAME', 'USER_ID_FOR_SRP'] as const;

export interface StartedSignIn extends ClientKeys {
  readonly challenge: Readonly<Record<(typeof challengeNames)[number], string>>;
}

export function createProof(started: StartedSignIn, password: string, at: Date) {
  const { USERNAME, USER_ID_FOR_SRP: userId } = started.challenge;
  const login = { poolName: getPoolName(poolId), userId, password };
  return { USERNAME, ...createPasswordClaim(started, started.challenge, login, at) };
}
