import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { earlier } from '#durations.ts';
import type { Session } from '#store/session.ts';
import { attemptStoreCases } from './attempt-store-cases.ts';
import { deviceStoreCases } from './device-store-cases.ts';
import { groupStoreCases } from './group-store-cases.ts';
import { aHash, anAccount, aSession, at, type StoreCase } from './store-samples.ts';

/** What every store must do. */
export const storeCases: readonly StoreCase[] = [
  ...deviceStoreCases,
  ...attemptStoreCases,
  ...groupStoreCases,
  [
    'an account is found by its email and its sub, whole',
    async (store) => {
      const account = anAccount({ groups: ['blog-admin'] });
      expect(await store.addAccount(account)).toBe('added');
      expect(await store.findAccountByEmail(account.email)).toEqual(account);
      expect(await store.findAccountBySub(account.sub)).toEqual(account);
      expect(await store.findAccountByEmail('nobody@example.org')).toBeNull();
      expect(await store.findAccountBySub(randomUUID())).toBeNull();
    },
  ],
  [
    'of those who want one email at once, one gets it',
    async (store) => {
      const email = `${randomUUID()}@example.org`;
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => store.addAccount(anAccount({ email }))),
      );
      expect(outcomes.toSorted()).toEqual(['added', ...Array.from({ length: 7 }, () => 'email-taken')]);
    },
  ],
  [
    'a change touches only what it names',
    async (store) => {
      const account = anAccount();
      const other = anAccount();
      await store.addAccount(account);
      await store.addAccount(other);
      const changes = { isEmailVerified: true, state: 'CONFIRMED', credential: Buffer.from('new') } as const;
      expect(await store.changeAccount(account.sub, changes, at(3))).toBe('changed');
      expect(await store.findAccountBySub(account.sub)).toEqual({ ...account, ...changes, changedAt: at(3) });
      expect(await store.changeAccount(account.sub, { email: other.email }, at(4))).toBe('email-taken');
      expect(await store.changeAccount(account.sub, { isEnabled: false, name: '' }, at(5))).toBe('changed');
      expect(await store.findAccountBySub(account.sub)).toMatchObject({ isEnabled: false, name: '' });
      expect(await store.changeAccount(randomUUID(), { name: 'Nobody' }, at(4))).toBe('not-found');
      expect(await store.findAccountBySub(other.sub)).toEqual(other);
    },
  ],
  [
    'groups are sets, in order',
    async (store) => {
      const account = anAccount();
      await store.addAccount(account);
      for (const group of ['homily-admin', 'blog-admin', 'homily-admin'])
        expect(await store.addToGroup(account.sub, group, at(1))).toBe(true);
      expect((await store.findAccountBySub(account.sub))?.groups).toEqual(['blog-admin', 'homily-admin']);
      expect(await store.removeFromGroup(account.sub, 'homily-admin', at(2))).toBe(true);
      expect(await store.removeFromGroup(account.sub, 'homily-admin', at(2))).toBe(true);
      expect((await store.findAccountBySub(account.sub))?.groups).toEqual(['blog-admin']);
      expect(await store.addToGroup(randomUUID(), 'blog-admin', at(1))).toBe(false);
    },
  ],
  [
    'many accounts are read at once, by their subs or by their group',
    async (store) => {
      const [one, other, third] = [
        anAccount({ groups: ['!r'] }),
        anAccount({ groups: ['!o', '!r'] }),
        anAccount(),
      ];
      for (const account of [other, one, third]) await store.addAccount(account);
      const inOrder = [one, other].toSorted((a, b) => (a.email < b.email ? -1 : 1));
      expect(await store.listAccountsBySub([third.sub, randomUUID()])).toEqual([third]);
      expect(await store.listAccountsInGroup('!r', { after: '', limit: 9 })).toEqual(inOrder);
      const after = inOrder[0]?.email ?? '';
      expect(await store.listAccountsInGroup('!r', { after, limit: 9 })).toEqual(inOrder.slice(1));
      expect(await store.listAccountsInGroup('!r', { after: '', limit: 1 })).toEqual(inOrder.slice(0, 1));
      for (const { sub } of [one, other]) await store.removeAccount(sub);
    },
  ],
  [
    'accounts are listed by email, a page at a time',
    async (store) => {
      const emails = ['!1@example.org', '!2@example.org', '!3@example.org'];
      for (const email of emails.toReversed()) await store.addAccount(anAccount({ email }));
      const first = await store.listAccounts({ after: '', limit: 2 });
      expect(first.map(({ email }) => email)).toEqual(emails.slice(0, 2));
      const second = await store.listAccounts({ after: '!2@example.org', limit: 1 });
      expect(second.map(({ email }) => email)).toEqual(emails.slice(2));
    },
  ],
  [
    'an account that goes takes its sessions and failures with it',
    async (store) => {
      const account = anAccount();
      const session = aSession(account.sub);
      const hash = aHash();
      await store.addAccount(account);
      await store.addSession(session, hash);
      await store.saveAttempts(account.sub, 'here', { failures: 2, lastFailedAt: at(1) });
      expect(await store.removeAccount(account.sub)).toBe(true);
      expect(await store.removeAccount(account.sub)).toBe(false);
      expect(await store.findAccountByEmail(account.email)).toBeNull();
      expect(await store.findSession(session.sessionId)).toBeNull();
      expect(await store.findRefreshToken(hash)).toBeNull();
      expect(await store.listAttempts(account.sub)).toEqual([]);
    },
  ],
  [
    'a session is found by its id and by its refresh token, and ends once',
    async (store) => {
      const account = anAccount();
      const session = aSession(account.sub);
      const hash = aHash();
      await store.addAccount(account);
      await store.addSession(session, hash);
      expect(await store.findSession(session.sessionId)).toEqual(session);
      expect(await store.findRefreshToken(hash)).toEqual({ session, replacedAt: null });
      expect(await store.findRefreshToken(aHash())).toBeNull();
      await store.revokeSession(session.sessionId, at(1));
      await store.revokeSession(session.sessionId, at(2));
      expect(await store.findSession(session.sessionId)).toEqual({ ...session, revokedAt: at(1) });
    },
  ],
  [
    'all sessions of one account end, but for one that is spared',
    async (store) => {
      const account = anAccount();
      const stranger = anAccount();
      const [first, second, other] = [aSession(account.sub), aSession(account.sub), aSession(stranger.sub)];
      await store.addAccount(account);
      await store.addAccount(stranger);
      for (const session of [first, second, other]) await store.addSession(session, aHash());
      const revokedAt = async ({ sessionId }: Session) => (await store.findSession(sessionId))?.revokedAt;
      await store.revokeSessionsOf(account.sub, at(1), second.sessionId);
      expect([await revokedAt(first), await revokedAt(second), await revokedAt(other)]).toEqual([
        at(1),
        null,
        null,
      ]);
      await store.revokeSessionsOf(account.sub, at(2));
      expect([await revokedAt(first), await revokedAt(second), await revokedAt(other)]).toEqual([
        at(1),
        at(2),
        null,
      ]);
    },
  ],
  [
    'a refresh token that is replaced keeps the time of the first replacement',
    async (store) => {
      const account = anAccount();
      const session = aSession(account.sub);
      const [old, next, sibling] = [aHash(), aHash(), aHash()];
      await store.addAccount(account);
      await store.addSession(session, old);
      await store.replaceRefreshToken(old, next, at(1));
      await store.replaceRefreshToken(old, sibling, at(2));
      expect((await store.findRefreshToken(old))?.replacedAt).toEqual(at(1));
      expect(await store.findRefreshToken(next)).toEqual({ session, replacedAt: null });
      expect(await store.findRefreshToken(sibling)).toEqual({ session, replacedAt: null });
    },
  ],
  [
    'a sign-in that nothing came between is written in one step, once',
    async (store) => {
      const account = anAccount({ state: 'CONFIRMED' });
      await store.addAccount(account);
      const nonce = randomUUID();
      const signIn = () => ({
        session: aSession(account.sub, { deviceKey: 'local_x' }),
        tokenHash: aHash(),
        seenCredential: account.credential,
        nonce,
        spentUntil: at(3),
      });
      const signIns = Array.from({ length: 8 }, signIn);
      const outcomes = await Promise.all(signIns.map((each) => store.openUndisturbed(each)));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await store.claimOnce(nonce, at(3))).toBe(false);
      for (const [i, { session, tokenHash }] of signIns.entries()) {
        const wanted = outcomes[i] ? { session, replacedAt: null } : null;
        expect(await store.findRefreshToken(tokenHash)).toEqual(wanted);
        expect(await store.findSession(session.sessionId)).toEqual(outcomes[i] ? session : null);
      }
    },
  ],
  [
    'a sign-in that something came between is not written, and spends nothing',
    async (store) => {
      const disturbances: readonly ((sub: string) => Promise<unknown>)[] = [
        (sub) => store.saveAttempts(sub, 'here', { failures: 1, lastFailedAt: at(1) }),
        (sub) => store.changeAccount(sub, { credential: Buffer.from('another') }, at(1)),
        (sub) => store.changeAccount(sub, { state: 'RESET_REQUIRED' }, at(1)),
        (sub) => store.changeAccount(sub, { isEnabled: false }, at(1)),
        (sub) => store.removeAccount(sub),
      ];
      for (const disturb of disturbances) {
        const account = anAccount({ state: 'CONFIRMED' });
        await store.addAccount(account);
        await disturb(account.sub);
        const session = aSession(account.sub);
        const nonce = randomUUID();
        const seen = { seenCredential: account.credential, nonce, spentUntil: at(3) };
        expect(await store.openUndisturbed({ session, tokenHash: aHash(), ...seen })).toBe(false);
        expect(await store.findSession(session.sessionId)).toBeNull();
        expect(await store.claimOnce(nonce, at(3))).toBe(true);
      }
    },
  ],
  [
    'a sign-in waits for whoever holds the lock, and sees what was done behind it',
    async (store) => {
      const account = anAccount({ state: 'CONFIRMED' });
      await store.addAccount(account);
      let attempt: Promise<boolean> | undefined;
      await store.transaction(async (records) => {
        await records.lockAttempts(account.sub);
        attempt = store.openUndisturbed({
          session: aSession(account.sub),
          tokenHash: aHash(),
          seenCredential: account.credential,
          nonce: randomUUID(),
          spentUntil: at(3),
        });
        await new Promise((resolve) => setTimeout(resolve, 50));
        await records.saveAttempts(account.sub, 'here', { failures: 1, lastFailedAt: at(1) });
      });
      expect(await attempt).toBe(false);
    },
  ],
  [
    'a nonce is claimed by exactly one of many',
    async (store) => {
      const nonce = randomUUID();
      const claims = await Promise.all(Array.from({ length: 8 }, () => store.claimOnce(nonce, at(3))));
      expect(claims.filter(Boolean)).toHaveLength(1);
      const other = randomUUID();
      const locked = await Promise.all(
        Array.from({ length: 8 }, () =>
          store.transaction((records) => records.lockAndClaim(randomUUID(), other, at(3))),
        ),
      );
      expect(locked.filter(Boolean)).toHaveLength(1);
      expect(await store.claimOnce(other, at(3))).toBe(false);
    },
  ],
  [
    'a transaction that throws leaves nothing behind',
    async (store) => {
      const account = anAccount();
      const nonce = randomUUID();
      const attempt = store.transaction(async (records) => {
        await records.addAccount(account);
        await records.claimOnce(nonce, at(3));
        throw new Error('no');
      });
      await expect(attempt).rejects.toThrow('no');
      expect(await store.findAccountBySub(account.sub)).toBeNull();
      expect(await store.claimOnce(nonce, at(3))).toBe(true);
    },
  ],
  [
    'of servers that start at once, one makes the first signing key',
    async (store) => {
      const key = (minute: number, kid: string) => ({
        kid,
        privateKey: Buffer.from(kid),
        publicJwk: { n: kid, e: 'AQAB' },
        createdAt: at(minute),
        signsFrom: at(minute + 2),
      });
      await Promise.all(
        ['a', 'b', 'c', 'd'].map((kid) => store.addSigningKey(key(0, kid), { unlessSince: new Date(0) })),
      );
      const first = await store.listSigningKeys();
      expect(first).toHaveLength(1);
      await store.addSigningKey(key(5, 'too early'), { unlessSince: earlier(at(0), 1) });
      await store.addSigningKey(key(5, 'later'), { unlessSince: at(0) });
      expect((await store.listSigningKeys()).map(({ kid }) => kid)).toEqual(['later', first[0]?.kid]);
      expect((await store.listSigningKeys())[0]).toEqual(key(5, 'later'));
      const nothing = { now: at(0), uses: at(0), failures: at(0), revocations: at(0) };
      await store.forget({ ...nothing, signingKeys: at(6) });
      expect(await store.listSigningKeys()).toHaveLength(2);
      await store.forget({ ...nothing, signingKeys: at(7) });
      expect((await store.listSigningKeys()).map(({ kid }) => kid)).toEqual(['later']);
      await store.addSigningKey(key(5, 'another'), { unlessSince: null });
      await store.replaceSigningKeys(key(0, 'the one'));
      expect((await store.listSigningKeys()).map(({ kid }) => kid)).toEqual(['the one']);
    },
  ],
  [
    'what can no longer matter is forgotten, and nothing else',
    async (store) => {
      const account = anAccount();
      await store.addAccount(account);
      const sessions = [
        aSession(account.sub, { expiresAt: at(10) }),
        aSession(account.sub, { revokedAt: at(5) }),
        aSession(account.sub),
      ];
      const hashes = sessions.map(aHash);
      for (const [i, session] of sessions.entries()) await store.addSession(session, hashes[i] ?? aHash());
      const [replaced, newest] = [hashes[2] ?? aHash(), aHash()];
      await store.replaceRefreshToken(replaced, newest, at(5));
      const [oldNonce, newNonce, oldKey, newKey] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      const [oldSub, newSub] = [randomUUID(), randomUUID()];
      await store.claimOnce(oldNonce, at(10));
      await store.claimOnce(newNonce, at(11));
      await store.countUse(oldKey, at(1), 6_000_000);
      await store.countUse(newKey, at(2), 6_000_000);
      await store.saveAttempts(oldSub, 'here', { failures: 3, lastFailedAt: at(3) });
      await store.saveAttempts(newSub, 'here', { failures: 3, lastFailedAt: at(4) });
      await store.forget({
        now: at(10),
        uses: at(1),
        failures: at(3),
        revocations: at(5),
        signingKeys: at(0),
      });
      const found = await Promise.all(sessions.map(({ sessionId }) => store.findSession(sessionId)));
      expect(found.map((session) => session !== null)).toEqual([false, false, true]);
      expect(await store.findRefreshToken(replaced)).toBeNull();
      expect(await store.findRefreshToken(newest)).not.toBeNull();
      expect([await store.claimOnce(oldNonce, at(20)), await store.claimOnce(newNonce, at(20))]).toEqual([
        true,
        false,
      ]);
      expect([
        await store.countUse(oldKey, at(3), 6_000_000),
        await store.countUse(newKey, at(3), 6_000_000),
      ]).toEqual([1, 2]);
      expect(await store.listAttempts(oldSub)).toEqual([]);
      expect(await store.listAttempts(newSub)).toHaveLength(1);
    },
  ],
];
