import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { anAccount, at, type StoreCase } from './store-samples.ts';

/** What every store must do with what is counted. */
export const attemptStoreCases: readonly StoreCase[] = [
  [
    'a name’s standing is its account with its failures, or the failures of nobody',
    async (store) => {
      const account = anAccount({ groups: ['blog-admin'] });
      const nobody = randomUUID();
      const [two, three] = [
        { failures: 2, lastFailedAt: at(1) },
        { failures: 3, lastFailedAt: at(2) },
      ];
      await store.addAccount(account);
      const doors = ['here', 'everywhere'];
      expect(await store.findStanding({ email: account.email }, nobody, doors)).toEqual({
        account,
        attempts: new Map(),
      });
      await store.saveAttempts(account.sub, 'here', two);
      await store.saveAttempts(account.sub, 'everywhere', three);
      await store.saveAttempts(account.sub, 'there', three);
      await store.saveAttempts(nobody, 'here', three);
      const both = new Map([
        ['here', two],
        ['everywhere', three],
      ]);
      for (const name of [{ email: account.email }, { sub: account.sub }]) {
        expect(await store.findStanding(name, nobody, doors)).toEqual({ account, attempts: both });
      }
      const theirs = new Map([['here', three]]);
      for (const name of [{ email: 'nobody@example.org' }, { sub: nobody }]) {
        expect(await store.findStanding(name, nobody, doors)).toEqual({ account: null, attempts: theirs });
      }
    },
  ],
  [
    'failures are counted one after another, however many come at once',
    async (store) => {
      const sub = randomUUID();
      const counted = await Promise.all(
        Array.from({ length: 20 }, () =>
          store.transaction(async (records) => {
            await records.lockAttempts(sub);
            const { attempts } = await records.findStanding({ sub }, sub, ['here']);
            const failures = attempts.get('here')?.failures ?? 0;
            await records.saveAttempts(sub, 'here', { failures: failures + 1, lastFailedAt: at(1) });
            return failures;
          }),
        ),
      );
      expect(counted.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, i) => i));
      await store.saveAttempts(sub, 'there', { failures: 2, lastFailedAt: at(2) });
      await store.saveAttempts(sub, 'elsewhere', { failures: 3, lastFailedAt: at(0) });
      const [there, here, elsewhere] = [
        { door: 'there', failures: 2, lastFailedAt: at(2) },
        { door: 'here', failures: 20, lastFailedAt: at(1) },
        { door: 'elsewhere', failures: 3, lastFailedAt: at(0) },
      ];
      expect(await store.listAttempts(sub)).toEqual([there, here, elsewhere]);
      await store.clearAttempts(sub, ['here', 'unknown']);
      expect(await store.listAttempts(sub)).toEqual([there, elsewhere]);
      await store.clearAttempts(sub);
      expect(await store.listAttempts(sub)).toEqual([]);
    },
  ],
  [
    'uses are counted within their window, and anew after it',
    async (store) => {
      const key = randomUUID();
      const counts = await Promise.all(Array.from({ length: 10 }, () => store.countUse(key, at(0), 600_000)));
      expect(Math.max(...counts)).toBe(10);
      expect(new Set(counts).size).toBe(10);
      expect(await store.countUse(key, at(9), 600_000)).toBe(11);
      expect(await store.countUse(key, at(10), 600_000)).toBe(1);
      expect(await store.countUse(key, at(19), 600_000)).toBe(2);
    },
  ],
];
