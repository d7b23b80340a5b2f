import { randomBytes, randomUUID } from 'node:crypto';
import type { Account } from '#store/account.ts';
import type { Device } from '#store/device.ts';
import type { PoolStore } from '#store/pool-store.ts';
import type { Session } from '#store/session.ts';

export const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 10, minute));

export function anAccount(given: Partial<Account> = {}): Account {
  const sub = randomUUID();
  return {
    sub,
    email: `${sub}@example.org`,
    isEmailVerified: false,
    name: 'Ruth',
    state: 'UNCONFIRMED',
    isEnabled: true,
    groups: [],
    credential: Buffer.from('sealed'),
    createdAt: at(0),
    changedAt: at(0),
    ...given,
  };
}

export const aSession = (sub: string, given: Partial<Session> = {}): Session => ({
  sessionId: randomUUID(),
  sub,
  clientId: 'website',
  eventId: randomUUID(),
  signedInAt: at(0),
  expiresAt: at(50),
  revokedAt: null,
  deviceKey: null,
  ...given,
});

export const aHash = (): Buffer => randomBytes(32);

export const aDevice = (sub: string, given: Partial<Device> = {}): Device => ({
  sub,
  deviceKey: `local_${randomUUID()}`,
  name: 'Firefox',
  isRemembered: true,
  credential: Buffer.from('sealed'),
  createdAt: at(0),
  changedAt: at(0),
  lastSignedInAt: at(0),
  ...given,
});

export type StoreCase = readonly [name: string, run: (store: PoolStore) => Promise<void>];
