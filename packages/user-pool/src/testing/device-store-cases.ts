import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aDevice, aHash, anAccount, aSession, at, type StoreCase } from './store-samples.ts';

/** What every store must do with the devices of members. */
export const deviceStoreCases: readonly StoreCase[] = [
  [
    'a device is found, changed and removed by its owner and its key',
    async (store) => {
      const [account, stranger] = [anAccount(), anAccount()];
      for (const each of [account, stranger]) await store.addAccount(each);
      const device = aDevice(account.sub);
      const { deviceKey } = device;
      const kept = { keptOfMember: 3 };
      await store.saveDevice(device, kept);
      expect(await store.findDevice(account.sub, deviceKey)).toEqual(device);
      expect(await store.findDevice(stranger.sub, deviceKey)).toBeNull();
      const again = { ...device, name: 'Safari', createdAt: at(1), changedAt: at(1), lastSignedInAt: at(1) };
      await store.saveDevice(again, kept);
      expect(await store.listDevices(account.sub)).toEqual([{ ...again, createdAt: at(0) }]);
      expect(await store.changeDevice(account.sub, deviceKey, { isRemembered: false }, at(2))).toBe(true);
      expect(await store.changeDevice(account.sub, deviceKey, { lastSignedInAt: at(3) }, at(3))).toBe(true);
      expect(await store.findDevice(account.sub, deviceKey)).toEqual({
        ...again,
        isRemembered: false,
        createdAt: at(0),
        changedAt: at(3),
        lastSignedInAt: at(3),
      });
      expect(await store.changeDevice(stranger.sub, deviceKey, {}, at(4))).toBe(false);
      expect(await store.removeDevice(stranger.sub, deviceKey)).toBe(false);
      expect(await store.removeDevice(account.sub, deviceKey)).toBe(true);
      expect(await store.findDevice(account.sub, deviceKey)).toBeNull();
    },
  ],
  [
    'of a member’s devices those are kept that were used last, and they go with the member',
    async (store) => {
      const [account, stranger] = [anAccount(), anAccount()];
      for (const each of [account, stranger]) await store.addAccount(each);
      const devices = [2, 0, 1].map((minute) => aDevice(account.sub, { lastSignedInAt: at(minute) }));
      const theirs = aDevice(stranger.sub);
      for (const device of [theirs, ...devices]) await store.saveDevice(device, { keptOfMember: 2 });
      const [last, , second] = devices;
      expect(await store.listDevices(account.sub)).toEqual([last, second]);
      await store.removeAccount(account.sub);
      expect(await store.listDevices(account.sub)).toEqual([]);
      expect(await store.listDevices(stranger.sub)).toEqual([theirs]);
    },
  ],
  [
    'the sessions of one device end together, but for one that is spared',
    async (store) => {
      const account = anAccount();
      await store.addAccount(account);
      const deviceKey = `local_${randomUUID()}`;
      const sessions = [
        aSession(account.sub, { deviceKey }),
        aSession(account.sub, { deviceKey }),
        aSession(account.sub, { deviceKey: 'local_other' }),
        aSession(account.sub),
      ] as const;
      for (const session of sessions) await store.addSession(session, aHash());
      await store.setSessionDevice(sessions[3].sessionId, deviceKey);
      await store.revokeSessionsOfDevice(account.sub, deviceKey, at(1), sessions[1].sessionId);
      await store.setSessionDevice(sessions[1].sessionId, null);
      const found = await Promise.all(sessions.map(({ sessionId }) => store.findSession(sessionId)));
      expect(found.map((session) => [session?.deviceKey, session?.revokedAt])).toEqual([
        [deviceKey, at(1)],
        [null, null],
        ['local_other', null],
        [deviceKey, at(1)],
      ]);
    },
  ],
];
