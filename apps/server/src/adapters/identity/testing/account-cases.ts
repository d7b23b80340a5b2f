import { randomUUID } from 'node:crypto';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { expect, test } from 'vitest';
import type { Identity, IdentityAccount } from '../identity.ts';
import {
  aMember,
  another,
  claimsOf,
  getSub,
  type IdentityUnderTest,
  password,
  refreshed,
  ruth,
} from './identity-under-test.ts';
import { signIn, signInForTokens } from './pool-testing.ts';

const passwords = [
  ['too short', 'Bar-7'],
  ['without a capital', 'barley-field-7'],
  ['with spaces', 'Barley Field 7!'],
  ['that repeats the address', 'My-Ruth-Password-1'],
  ['that everybody tries first', 'Password1!'],
  ['that is too long', `Aa1!${'x'.repeat(300)}`],
] as const;

const nobody = [
  ['an id of nobody', randomUUID()],
  ['the id of noughts', '00000000-0000-0000-0000-000000000000'],
  ['nothing', ''],
  ['a space', ' '],
  ['the address of somebody', 'ruth@example.org'],
  ['a path', '../ruth'],
  ['a piece of SQL', "x' or '1'='1"],
  ['a zero byte', '\0'],
  ['half a character', '\uD800'],
  ['a very long text', 'r'.repeat(5_000)],
] as const;

const noAddress = [
  ['nothing', ''],
  ['a space', ' '],
  ['two words', 'ruth @example.org'],
  ['an address with a zero byte', 'ruth\0@example.org'],
  ['an address with half a character', '\uD800@example.org'],
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

/** Who is kept, and what can be changed about them. */
export function accountCases(name: string, open: () => Promise<IdentityUnderTest>): void {
  test(`${name}: whoever signs up is there, and cannot sign in before being confirmed`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await getSub(identity);
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

  test(`${name}: the password of an account that waits to be confirmed is told from any other`, async () => {
    await using under = await open();
    const { identity } = under;
    await getSub(identity);
    const proof = { email: ruth.email, password, address: '203.0.113.7' };
    expect(await identity.checkUnconfirmedPassword(proof)).toBe(true);
    expect(await identity.checkUnconfirmedPassword({ ...proof, email: 'RUTH@example.org' })).toBe(true);
    expect(await identity.checkUnconfirmedPassword({ ...proof, password: another })).toBe(false);
    expect(await identity.checkUnconfirmedPassword({ ...proof, email: 'nobody@example.org' })).toBe(false);
    expect(await identity.checkUnconfirmedPassword({ ...proof, email: 'no address' })).toBe(false);
    await aMember(identity, { email: 'naomi@example.org' });
    expect(await identity.checkUnconfirmedPassword({ ...proof, email: 'naomi@example.org' })).toBe(false);
  });

  test(`${name}: an address is taken in any case of letters, and stays its owner's`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
    const again = { email: 'Ruth@Example.ORG', name: 'Orpah', password: another };
    expect(await identity.signUp(again)).toEqual({ status: 'email-taken' });
    expect(await identity.findByEmail(ruth.email)).toMatchObject({ sub, name: 'Ruth' });
    expect((await signIn(members, ruth.email, password)).status).toBe(200);
  });

  test.each(passwords)(
    `${name}: a password %s is refused with words, and makes nobody`,
    async (_, refused) => {
      await using under = await open();
      const { identity } = under;
      const refusal = { status: 'refused', message: expect.stringMatching(/password/i) };
      expect(await identity.signUp({ ...ruth, password: refused })).toEqual(refusal);
      expect(await identity.findByEmail(ruth.email)).toBeNull();
      const sub = await aMember(identity);
      expect(await identity.setPassword(sub, refused)).toEqual(refusal);
      expect((await signIn(under.members, ruth.email, password)).status).toBe(200);
    },
  );

  test.each(noAddress)(`${name}: %s is nobody's address, and nobody signs up with it`, async (_, email) => {
    await using under = await open();
    const { identity } = under;
    expect(await identity.findByEmail(email)).toBeNull();
    expect(await identity.signUp({ ...ruth, email })).toEqual({
      status: 'refused',
      message: signupErrors.email,
    });
  });

  test(`${name}: confirming lets a member in and verifies the address, and twice is as once`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await getSub(identity);
    expect(await identity.confirm(sub)).toBe(true);
    const confirmed = await identity.findBySub(sub);
    expect(confirmed).toMatchObject({ isConfirmed: true });
    expect(await Promise.all([identity.confirm(sub), identity.confirm(sub)])).toEqual([true, true]);
    expect(await identity.findBySub(sub)).toEqual(confirmed);
    const { idToken } = await signInForTokens(members, ruth.email, password);
    expect(claimsOf(idToken)).toMatchObject({ email: ruth.email, email_verified: true });
  });

  test(`${name}: somebody is found by address and by id, in any case of letters`, async () => {
    await using under = await open();
    const { identity } = under;
    const sub = await aMember(identity);
    await aMember(identity, { email: 'naomi@example.org', name: 'Naomi' });
    const account = await identity.findBySub(sub);
    expect(account).toMatchObject({ sub, name: 'Ruth' });
    expect(await identity.findBySub(sub.toUpperCase())).toEqual(account);
    expect(await identity.findByEmail('RUTH@example.org')).toEqual(account);
    expect(await identity.findByEmail('orpah@example.org')).toBeNull();
    expect(await identity.findByEmail(sub)).toBeNull();
  });

  test.each(nobody)(`${name}: %s is nobody's id, and nothing is done to anybody`, async (_, sub) => {
    await using under = await open();
    const { identity, members } = under;
    await aMember(identity);
    const before = await identity.findByEmail(ruth.email);
    expect(await identity.findBySub(sub)).toBeNull();
    expect(await identity.setPassword(sub, another)).toEqual({ status: 'not-found' });
    for (const done of [
      identity.confirm(sub),
      identity.setName(sub, 'Orpah'),
      identity.addToGroup(sub, 'blog-admin'),
      identity.removeFromGroup(sub, 'blog-admin'),
      identity.disable(sub),
      identity.enable(sub),
      identity.signOutEverywhere(sub),
      identity.delete(sub),
    ]) {
      expect(await done).toBe(false);
    }
    expect(await identity.findByEmail(ruth.email)).toEqual(before);
    expect((await signIn(members, ruth.email, password)).status).toBe(200);
  });

  test(`${name}: a new password takes the place of the old, ends every session and lifts a pause`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
    const { refreshToken } = await signInForTokens(members, ruth.email, password);
    for (let time = 0; time < 5; time += 1) await signIn(members, ruth.email, 'wrong');
    expect(await identity.setPassword(sub, another)).toEqual({ status: 'set' });
    expect((await refreshed(members, refreshToken)).type).toBe('NotAuthorizedException');
    expect((await signIn(members, ruth.email, password)).type).toBe('NotAuthorizedException');
    expect((await signIn(members, ruth.email, another)).status).toBe(200);
  });

  test(`${name}: a new password confirms whoever was not`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await getSub(identity);
    expect(await identity.setPassword(sub, another)).toEqual({ status: 'set' });
    expect(await identity.findBySub(sub)).toMatchObject({ isConfirmed: true });
    expect((await signIn(members, ruth.email, another)).status).toBe(200);
  });

  test(`${name}: names keep every letter`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const [first = '', ...others] = names;
    const sub = await aMember(identity, { name: first });
    expect(await identity.findBySub(sub)).toMatchObject({ name: first });
    for (const name of others) {
      expect(await identity.setName(sub, name)).toBe(true);
      expect(await identity.findByEmail(ruth.email)).toMatchObject({ name });
    }
    const { idToken } = await signInForTokens(members, ruth.email, password);
    expect(claimsOf(idToken)).toMatchObject({ name: others.at(-1) });
  });

  test(`${name}: groups come and go, and stand in the tokens from the next sign-in on`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
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

  test(`${name}: who is removed from a group has no authority left, and no session`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
    expect(await identity.isInGroup(sub, 'blog-admin')).toBe(false);
    await identity.addToGroup(sub, 'blog-admin');
    expect(await identity.isInGroup(sub, 'blog-admin')).toBe(true);
    expect(await identity.isInGroup(sub, 'homily-admin')).toBe(false);
    const { refreshToken } = await signInForTokens(members, ruth.email, password);
    expect(await identity.removeFromGroup(sub, 'homily-admin')).toBe(true);
    expect((await refreshed(members, refreshToken)).type).toBeNull();
    await identity.removeFromGroup(sub, 'blog-admin');
    expect(await identity.isInGroup(sub, 'blog-admin')).toBe(false);
    expect((await refreshed(members, refreshToken)).type).toBe('NotAuthorizedException');
  });

  test(`${name}: who was removed or disabled somewhere else has no authority half a minute later`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
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

  test(`${name}: who is disabled loses every session, and signs in again once enabled`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
    const { refreshToken } = await signInForTokens(members, ruth.email, password);
    expect([await identity.disable(sub), await identity.disable(sub)]).toEqual([true, true]);
    expect(await identity.findBySub(sub)).toMatchObject({ isEnabled: false, isConfirmed: true });
    expect((await signIn(members, ruth.email, password)).message).toBe('User is disabled.');
    expect([await identity.enable(sub), await identity.enable(sub)]).toEqual([true, true]);
    expect(await identity.findBySub(sub)).toMatchObject({ isEnabled: true });
    expect((await refreshed(members, refreshToken)).type).toBe('NotAuthorizedException');
    expect((await signIn(members, ruth.email, password)).status).toBe(200);
  });

  test(`${name}: who is deleted is gone, and the address is free for somebody else`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
    expect(await identity.delete(sub)).toBe(true);
    expect(await identity.delete(sub)).toBe(false);
    expect(await identity.findBySub(sub)).toBeNull();
    expect(await identity.findByEmail(ruth.email)).toBeNull();
    expect((await signIn(members, ruth.email, password)).type).toBe('NotAuthorizedException');
    expect(await getSub(identity)).not.toBe(sub);
  });

  test(`${name}: pages show everybody once`, async () => {
    await using under = await open();
    const { identity } = under;
    expect(await identity.list({ after: null, limit: 3 })).toEqual({ accounts: [], next: null });
    const subs: string[] = [];
    for (let at = 0; at < 7; at += 1)
      subs.push(await getSub(identity, { email: `reader-${at}@example.org` }));
    await identity.addToGroup(subs[4] ?? '', 'blog-admin');
    for (const limit of [1, 3, 7, 100]) {
      const pages = await everyPage(identity, limit);
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(limit);
      expect(pages.flat().map(({ sub }) => sub)).toHaveLength(7);
      expect(new Set(pages.flat().map(({ sub }) => sub))).toEqual(new Set(subs));
    }
    const one = (await everyPage(identity, 2)).flat().find(({ sub }) => sub === subs[4]);
    expect(one).toEqual(await identity.findBySub(subs[4] ?? ''));
    expect(one).toMatchObject({ email: 'reader-4@example.org', groups: ['blog-admin'] });
  });

  test(`${name}: who is deleted between two pages makes nobody else go missing`, async () => {
    await using under = await open();
    const { identity } = under;
    for (let at = 0; at < 5; at += 1) await getSub(identity, { email: `reader-${at}@example.org` });
    const first = await identity.list({ after: null, limit: 2 });
    for (const { sub } of first.accounts) await identity.delete(sub);
    const rest = await identity.list({ after: first.next, limit: 60 });
    expect(rest.accounts).toHaveLength(3);
  });

  test(`${name}: mailboxes are found for many at once, of those who can be written to`, async () => {
    await using under = await open();
    const { identity } = under;
    const subs: string[] = [];
    for (let at = 0; at < 25; at += 1)
      subs.push(await aMember(identity, { email: `reader-${at}@example.org`, name: `Reader ${at}` }));
    const waiting = await getSub(identity, { email: 'waiting@example.org' });
    await identity.disable(subs[3] ?? '');
    const asked = [...subs.toReversed(), waiting, ...nobody.map(([, sub]) => sub)];
    const found = await identity.findMailboxes(asked);
    expect(new Set(found.keys())).toEqual(new Set(subs.filter((_, at) => at !== 3)));
    expect(found.get(subs[24] ?? '')).toEqual({ email: 'reader-24@example.org', name: 'Reader 24' });
    expect(await identity.findMailboxes([])).toEqual(new Map());
  });

  test(`${name}: a group is listed whole, and one that nobody is in is empty`, async () => {
    await using under = await open();
    const { identity } = under;
    expect(await identity.listGroup('homily-admin')).toEqual([]);
    const [one, other] = [await aMember(identity), await getSub(identity, { email: 'naomi@example.org' })];
    await aMember(identity, { email: 'orpah@example.org' });
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

  test(`${name}: signing out everywhere lets nobody refresh, and everybody sign in again`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
    const sessions = [
      await signInForTokens(members, ruth.email, password),
      await signInForTokens(members, ruth.email, password),
    ];
    expect(await identity.signOutEverywhere(sub)).toBe(true);
    for (const { refreshToken } of sessions) {
      expect((await refreshed(members, refreshToken)).type).toBe('NotAuthorizedException');
    }
    expect((await signIn(members, ruth.email, password)).status).toBe(200);
  });
}

async function everyPage(identity: Identity, limit: number): Promise<(readonly IdentityAccount[])[]> {
  const pages: (readonly IdentityAccount[])[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<Identity['list']>> = await identity.list({ after, limit });
    pages.push(page.accounts);
    after = page.next;
  } while (after !== null);
  return pages;
}
