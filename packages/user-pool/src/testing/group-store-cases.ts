import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { anAccount, at, type StoreCase } from './store-samples.ts';

const aGroup = (name: string) => ({
  name,
  description: null,
  precedence: null,
  createdAt: at(1),
  changedAt: at(1),
});

/** What every store must do with groups. */
export const groupStoreCases: readonly StoreCase[] = [
  [
    'a group is there from when it was made until it is removed, whoever is in it',
    async (store) => {
      const group = { ...aGroup('!made'), description: 'Those who write', precedence: 3 };
      expect(await store.findGroup('!made')).toBeNull();
      const made = await Promise.all([1, 2, 3].map(() => store.addGroup(group)));
      expect(made.toSorted()).toEqual([false, false, true]);
      expect(await store.findGroup('!made')).toEqual(group);
      const account = anAccount({ groups: ['!made', '!other'] });
      await store.addAccount(account);
      await store.removeFromGroup(account.sub, '!made', at(2));
      expect(await store.findGroup('!made')).toEqual(group);
      await store.addToGroup(account.sub, '!made', at(2));
      expect(await store.removeGroup('!made', at(3))).toBe(true);
      expect(await store.removeGroup('!made', at(3))).toBe(false);
      expect(await store.findAccountBySub(account.sub)).toMatchObject({
        groups: ['!other'],
        changedAt: at(3),
      });
      await store.removeAccount(account.sub);
      expect(await store.removeGroup('!other', at(3))).toBe(true);
    },
  ],
  [
    'putting somebody into a group makes it, and groups are listed a page at a time',
    async (store) => {
      const account = anAccount({ groups: ['!b'] });
      await store.addAccount(account);
      await store.addToGroup(account.sub, '!a', at(1));
      await store.addToGroup(randomUUID(), '!nobody', at(1));
      await store.addGroup(aGroup('!c'));
      const names = async (page: Parameters<typeof store.listGroups>[0]) =>
        (await store.listGroups(page)).map(({ name }) => name);
      expect(await names({ after: '', limit: 2 })).toEqual(['!a', '!b']);
      expect((await names({ after: '!b', limit: 9 }))[0]).toBe('!c');
      expect(await names({ after: '', limit: 9, among: ['!c', '!a', '!nobody'] })).toEqual(['!a', '!c']);
      expect(await names({ after: '', limit: 9, among: [] })).toEqual([]);
      expect(await store.findGroup('!nobody')).toBeNull();
      for (const name of ['!a', '!b', '!c']) await store.removeGroup(name, at(2));
      await store.removeAccount(account.sub);
    },
  ],
];
