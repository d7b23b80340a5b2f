import { randomUUID } from 'node:crypto';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { expect } from 'vitest';
import type { Identity, IdentityAccount } from '../identity.ts';
import {
  createCheck,
  createMember,
  type IdentityUnderTest,
  otherPassword,
  password,
  readClaims,
  refresh,
  ruth,
  signUp,
} from './identity-under-test.ts';
import { signIn, signInForTokens } from './pool-testing.ts';

const passwords = [
  ['too short', 'Bar-7'],
  ['without a capital', 'barley-field-7'],
  ['with spaces', 'Barley Field 7!'],
  ['that contains the address', 'My-Ruth-Password-1'],
  ['that is common', 'Password1!'],
  ['that is too long', `Aa1!${'x'.repeat(300)}`],
] as const;

const unknownSubs = [
  ['a random id', randomUUID()],
  ['an id of zeros', '00000000-0000-0000-0000-000000000000'],
  ['an empty text', ''],
  ['a space', ' '],
  ['an address', 'ruth@example.org'],
  ['a path', '../ruth'],
  ['SQL', "x' or '1'='1"],
  ['a zero byte', '\0'],
  ['a lone surrogate', '\uD800'],
  ['a very long text', 'r'.repeat(5_000)],
] as const;

const malformedAddresses = [
  ['an empty text', ''],
  ['a space', ' '],
  ['two words', 'ruth @example.org'],
  ['an address with a zero byte', 'ruth\0@example.org'],
  ['an address with a lone surrogate', '\uD800@example.org'],
  ['an address that is too long', `${'r'.repeat(300)}@example.org`],
] as const;

const names = [
  'Søren Æbelø',
  'Зоя',
  '平和',
  'Zoe\u0308',
  'Ruth 🕊',
  'O’Brien, "the Elder" <b>&amp;',
  'رُوث',
  'r'.repeat(200),
];

/** Accounts, groups and sessions. */
export function accountCases(open: () => Promise<IdentityUnderTest>): void {
  const check = createCheck(open);

  check('an account that signed up cannot sign in before it is confirmed', async ({ identity, members }) => {
    const sub = await signUp(identity);
    expect(sub).toMatch(/^[0-9a-f-]{36}$/);
    const account = await identity.findByEmail(ruth.email);
    expect(account).toEqual({
      sub,
      email: ruth.email,
      name: 'Ruth',
      isConfirmed: false,
      isEnabled: true,
      groups: [],
      createdAt: expect.any(Date),
    });
    expect(Math.abs(Number(account?.createdAt) - members.now().getTime())).toBeLessThan(1_000);
    expect((await signIn(members, ruth.email, password)).type).toBe('UserNotConfirmedException');
  });

  check(
    'checkUnconfirmedPassword is true only for the password of an unconfirmed account',
    async ({ identity }) => {
      await signUp(identity);
      const proof = { email: ruth.email, password, address: '203.0.113.7' };
      expect(await identity.checkUnconfirmedPassword(proof)).toBe(true);
      expect(await identity.checkUnconfirmedPassword({ ...proof, email: 'RUTH@example.org' })).toBe(true);
      expect(await identity.checkUnconfirmedPassword({ ...proof, password: otherPassword })).toBe(false);
      expect(await identity.checkUnconfirmedPassword({ ...proof, email: 'nobody@example.org' })).toBe(false);
      expect(await identity.checkUnconfirmedPassword({ ...proof, email: 'no address' })).toBe(false);
      await createMember(identity, { email: 'naomi@example.org' });
      expect(await identity.checkUnconfirmedPassword({ ...proof, email: 'naomi@example.org' })).toBe(false);
    },
  );

  check('a second sign-up with an address fails, ignoring case', async ({ identity, members }) => {
    const sub = await createMember(identity);
    const again = { email: 'Ruth@Example.ORG', name: 'Orpah', password: otherPassword };
    expect(await identity.signUp(again)).toEqual({ status: 'email-taken' });
    expect(await identity.findByEmail(ruth.email)).toMatchObject({ sub, name: 'Ruth' });
    expect((await signIn(members, ruth.email, password)).status).toBe(200);
  });

  check('a password against the rules is refused with a message', async ({ identity, members }) => {
    const refusal = { status: 'refused', message: expect.stringMatching(/password/i) };
    for (const [name, refused] of passwords)
      expect(await identity.signUp({ ...ruth, password: refused }), name).toEqual(refusal);
    expect(await identity.findByEmail(ruth.email)).toBeNull();
    const sub = await createMember(identity);
    for (const [name, refused] of passwords)
      expect(await identity.setPassword(sub, refused), name).toEqual(refusal);
    expect((await signIn(members, ruth.email, password)).status).toBe(200);
  });

  check('a malformed address is refused', async ({ identity }) => {
    for (const [name, email] of malformedAddresses) {
      expect(await identity.findByEmail(email), name).toBeNull();
      expect(await identity.signUp({ ...ruth, email }), name).toEqual({
        status: 'refused',
        message: signupErrors.email,
      });
    }
  });

  check(
    'confirming enables the sign-in and verifies the address, and is idempotent',
    async ({ identity, members }) => {
      const sub = await signUp(identity);
      expect(await identity.confirm(sub)).toBe(true);
      const confirmed = await identity.findBySub(sub);
      expect(confirmed).toMatchObject({ isConfirmed: true });
      expect(await Promise.all([identity.confirm(sub), identity.confirm(sub)])).toEqual([true, true]);
      expect(await identity.findBySub(sub)).toEqual(confirmed);
      const { idToken } = await signInForTokens(members, ruth.email, password);
      expect(readClaims(idToken)).toMatchObject({ email: ruth.email, email_verified: true });
    },
  );

  check('an account is found by address and by id, ignoring case', async ({ identity }) => {
    const sub = await createMember(identity);
    await createMember(identity, { email: 'naomi@example.org', name: 'Naomi' });
    const account = await identity.findBySub(sub);
    expect(account).toMatchObject({ sub, name: 'Ruth' });
    expect(await identity.findBySub(sub.toUpperCase())).toEqual(account);
    expect(await identity.findByEmail('RUTH@example.org')).toEqual(account);
    expect(await identity.findByEmail('orpah@example.org')).toBeNull();
    expect(await identity.findByEmail(sub)).toBeNull();
  });

  check('an unknown id changes no account', async ({ identity, members }) => {
    await createMember(identity);
    const before = await identity.findByEmail(ruth.email);
    for (const [name, sub] of unknownSubs) {
      expect(await identity.findBySub(sub), name).toBeNull();
      expect(await identity.setPassword(sub, otherPassword), name).toEqual({ status: 'not-found' });
      for (const done of [
        identity.confirm(sub),
        identity.setName(sub, 'Orpah'),
        identity.addToGroup(sub, 'blog-admin'),
        identity.removeFromGroup(sub, 'blog-admin'),
        identity.disable(sub),
        identity.enable(sub),
        identity.signOutEverywhere(sub),
        identity.delete(sub),
      ])
        expect(await done, name).toBe(false);
    }
    expect(await identity.findByEmail(ruth.email)).toEqual(before);
    expect((await signIn(members, ruth.email, password)).status).toBe(200);
  });

  check(
    'setting a password replaces the old one, ends all sessions and lifts a lockout',
    async ({ identity, members }) => {
      const sub = await createMember(identity);
      const { refreshToken } = await signInForTokens(members, ruth.email, password);
      for (let time = 0; time < 5; time += 1) await signIn(members, ruth.email, 'wrong');
      expect(await identity.setPassword(sub, otherPassword)).toEqual({ status: 'set' });
      expect((await refresh(members, refreshToken)).type).toBe('NotAuthorizedException');
      expect((await signIn(members, ruth.email, password)).type).toBe('NotAuthorizedException');
      expect((await signIn(members, ruth.email, otherPassword)).status).toBe(200);
    },
  );

  check('setting a password confirms the account', async ({ identity, members }) => {
    const sub = await signUp(identity);
    expect(await identity.setPassword(sub, otherPassword)).toEqual({ status: 'set' });
    expect(await identity.findBySub(sub)).toMatchObject({ isConfirmed: true });
    expect((await signIn(members, ruth.email, otherPassword)).status).toBe(200);
  });

  check('names keep all characters', async ({ identity, members }) => {
    const [first = '', ...others] = names;
    const sub = await createMember(identity, { name: first });
    expect(await identity.findBySub(sub)).toMatchObject({ name: first });
    for (const name of others) {
      expect(await identity.setName(sub, name)).toBe(true);
      expect(await identity.findByEmail(ruth.email)).toMatchObject({ name });
    }
    const { idToken } = await signInForTokens(members, ruth.email, password);
    expect(readClaims(idToken)).toMatchObject({ name: others.at(-1) });
  });

  check('groups are in the tokens from the next sign-in on', async ({ identity, members }) => {
    const sub = await createMember(identity);
    const bearer = async () =>
      identity.verifyToken((await signInForTokens(members, ruth.email, password)).accessToken);
    expect(await bearer()).toMatchObject({ groups: [] });
    for (const group of ['homily-admin', 'blog-admin', 'blog-admin']) {
      expect(await identity.addToGroup(sub, group)).toBe(true);
    }
    expect(await identity.findBySub(sub)).toMatchObject({ groups: ['blog-admin', 'homily-admin'] });
    expect(await bearer()).toMatchObject({ status: 'valid', groups: ['blog-admin', 'homily-admin'] });
    for (const group of ['homily-admin', 'homily-admin', 'never-was']) {
      expect(await identity.removeFromGroup(sub, group)).toBe(true);
    }
    expect(await identity.findBySub(sub)).toMatchObject({ groups: ['blog-admin'] });
  });

  check('removing an account from a group ends its sessions', async ({ identity, members }) => {
    const sub = await createMember(identity);
    expect(await identity.isInGroup(sub, 'blog-admin')).toBe(false);
    await identity.addToGroup(sub, 'blog-admin');
    expect(await identity.isInGroup(sub, 'blog-admin')).toBe(true);
    expect(await identity.isInGroup(sub, 'homily-admin')).toBe(false);
    const { refreshToken } = await signInForTokens(members, ruth.email, password);
    expect(await identity.removeFromGroup(sub, 'homily-admin')).toBe(true);
    expect((await refresh(members, refreshToken)).type).toBeNull();
    await identity.removeFromGroup(sub, 'blog-admin');
    expect(await identity.isInGroup(sub, 'blog-admin')).toBe(false);
    expect((await refresh(members, refreshToken)).type).toBe('NotAuthorizedException');
  });

  check('a removal at the provider takes effect within half a minute', async ({ identity, members }) => {
    const sub = await createMember(identity);
    for (const remove of ['removeFromGroup', 'disable', 'delete'] as const) {
      await members.pool.admin.enable(sub);
      await identity.addToGroup(sub, 'blog-admin');
      expect(await identity.isInGroup(sub, 'blog-admin')).toBe(true);
      await members.pool.admin[remove](sub, 'blog-admin');
      members.advance(30_000);
      expect(await identity.isInGroup(sub, 'blog-admin'), remove).toBe(false);
    }
    expect(await identity.isInGroup('nobody', 'blog-admin')).toBe(false);
  });

  check(
    'disabling an account ends its sessions, and enabling it allows the sign-in again',
    async ({ identity, members }) => {
      const sub = await createMember(identity);
      const { refreshToken } = await signInForTokens(members, ruth.email, password);
      expect([await identity.disable(sub), await identity.disable(sub)]).toEqual([true, true]);
      expect(await identity.findBySub(sub)).toMatchObject({ isEnabled: false, isConfirmed: true });
      expect((await signIn(members, ruth.email, password)).message).toBe('User is disabled.');
      expect([await identity.enable(sub), await identity.enable(sub)]).toEqual([true, true]);
      expect(await identity.findBySub(sub)).toMatchObject({ isEnabled: true });
      expect((await refresh(members, refreshToken)).type).toBe('NotAuthorizedException');
      expect((await signIn(members, ruth.email, password)).status).toBe(200);
    },
  );

  check('deleting an account frees its address', async ({ identity, members }) => {
    const sub = await createMember(identity);
    expect(await identity.delete(sub)).toBe(true);
    expect(await identity.delete(sub)).toBe(false);
    expect(await identity.findBySub(sub)).toBeNull();
    expect(await identity.findByEmail(ruth.email)).toBeNull();
    expect((await signIn(members, ruth.email, password)).type).toBe('NotAuthorizedException');
    expect(await signUp(identity)).not.toBe(sub);
  });

  check('the pages list each account once', async ({ identity }) => {
    expect(await identity.list({ after: null, limit: 3 })).toEqual({ accounts: [], next: null });
    const subs: string[] = [];
    for (let at = 0; at < 7; at += 1)
      subs.push(await signUp(identity, { email: `reader-${at}@example.org` }));
    await identity.addToGroup(subs[4] ?? '', 'blog-admin');
    for (const limit of [1, 3, 7, 100]) {
      const pages = await listPages(identity, limit);
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(limit);
      expect(pages.flat().map(({ sub }) => sub)).toHaveLength(7);
      expect(new Set(pages.flat().map(({ sub }) => sub))).toEqual(new Set(subs));
    }
    const one = (await listPages(identity, 2)).flat().find(({ sub }) => sub === subs[4]);
    expect(one).toEqual(await identity.findBySub(subs[4] ?? ''));
    expect(one).toMatchObject({ email: 'reader-4@example.org', groups: ['blog-admin'] });
  });

  check('a deletion between two pages skips no account', async ({ identity }) => {
    for (let at = 0; at < 5; at += 1) await signUp(identity, { email: `reader-${at}@example.org` });
    const first = await identity.list({ after: null, limit: 2 });
    for (const { sub } of first.accounts) await identity.delete(sub);
    const rest = await identity.list({ after: first.next, limit: 60 });
    expect(rest.accounts).toHaveLength(3);
  });

  check('findMailboxes finds the confirmed and enabled accounts', async ({ identity }) => {
    const subs: string[] = [];
    for (let at = 0; at < 25; at += 1)
      subs.push(await createMember(identity, { email: `reader-${at}@example.org`, name: `Reader ${at}` }));
    const waiting = await signUp(identity, { email: 'waiting@example.org' });
    await identity.disable(subs[3] ?? '');
    const wanted = [...subs.toReversed(), waiting, ...unknownSubs.map(([, sub]) => sub)];
    const mailboxes = await identity.findMailboxes(wanted);
    expect(new Set(mailboxes.keys())).toEqual(new Set(subs.filter((_, at) => at !== 3)));
    expect(mailboxes.get(subs[24] ?? '')).toEqual({ email: 'reader-24@example.org', name: 'Reader 24' });
    expect(await identity.findMailboxes([])).toEqual(new Map());
  });

  check('listGroup lists all members of a group', async ({ identity }) => {
    expect(await identity.listGroup('homily-admin')).toEqual([]);
    const [one, other] = [
      await createMember(identity),
      await signUp(identity, { email: 'naomi@example.org' }),
    ];
    await createMember(identity, { email: 'orpah@example.org' });
    for (const sub of [one, other]) await identity.addToGroup(sub, 'homily-admin');
    const listed = await identity.listGroup('homily-admin');
    expect(listed).toHaveLength(2);
    expect(listed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sub: one, email: ruth.email, isConfirmed: true, isEnabled: true }),
        expect.objectContaining({ sub: other, email: 'naomi@example.org', isConfirmed: false }),
      ]),
    );
  });

  check(
    'signing out everywhere ends all sessions, and the account can sign in again',
    async ({ identity, members }) => {
      const sub = await createMember(identity);
      const sessions = [
        await signInForTokens(members, ruth.email, password),
        await signInForTokens(members, ruth.email, password),
      ];
      expect(await identity.signOutEverywhere(sub)).toBe(true);
      for (const { refreshToken } of sessions) {
        expect((await refresh(members, refreshToken)).type).toBe('NotAuthorizedException');
      }
      expect((await signIn(members, ruth.email, password)).status).toBe(200);
    },
  );
}

async function listPages(identity: Identity, limit: number): Promise<(readonly IdentityAccount[])[]> {
  const pages: (readonly IdentityAccount[])[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<Identity['list']>> = await identity.list({ after, limit });
    pages.push(page.accounts);
    after = page.next;
  } while (after !== null);
  return pages;
}
