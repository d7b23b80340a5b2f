import { expect, test } from 'vitest';
import {
  aMember,
  another,
  claimsOf,
  type IdentityUnderTest,
  password,
  refreshed,
  ruth,
  type Unseen,
} from './identity-under-test.ts';
import { forgeTokens, master, poolId, signInForTokens } from './pool-testing.ts';
import { trap } from './trap.ts';

/** What a token proves. */
export function tokenCases(
  name: string,
  open: () => Promise<IdentityUnderTest>,
  unseen: Unseen | null,
): void {
  test(`${name}: access and id tokens prove whose they are, and since when`, async () => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
    const signedInAt = members.now();
    const tokens = await signInForTokens(members, ruth.email, password);
    members.advance(60_000);
    const later = (await refreshed(members, tokens.refreshToken)).body.AuthenticationResult;
    for (const [token, use] of [
      [tokens.accessToken, 'access'],
      [tokens.idToken, 'id'],
      [later?.AccessToken ?? '', 'access'],
      [later?.IdToken ?? '', 'id'],
    ] as const) {
      for (let time = 0; time < 2; time += 1) {
        const bearer = await identity.verifyToken(token);
        expect(bearer).toMatchObject({ status: 'valid', sub, use, groups: [], signedInAt: expect.any(Date) });
        // Some keep whole seconds.
        const since = bearer.status === 'valid' ? bearer.signedInAt.getTime() : 0;
        expect(Math.floor(since / 1_000)).toBe(Math.floor(signedInAt.getTime() / 1_000));
      }
    }
    expect(await identity.verifyToken(tokens.refreshToken)).toEqual({ status: 'invalid' });
  });

  test(`${name}: a token is told to be expired from its second on, though it was good just before`, async () => {
    await using under = await open();
    const { identity, members } = under;
    await aMember(identity);
    const { accessToken, idToken } = await signInForTokens(members, ruth.email, password);
    const { exp } = claimsOf(accessToken);
    members.advance(Number(exp) * 1_000 - members.now().getTime() - 1);
    for (const token of [accessToken, idToken]) {
      expect(await identity.verifyToken(token)).toMatchObject({ status: 'valid' });
    }
    members.advance(1);
    for (const token of [accessToken, idToken]) {
      expect(await identity.verifyToken(token)).toEqual({ status: 'expired' });
    }
  });

  test(`${name}: no forged token proves anything, and nobody is asked about one`, async () => {
    await using under = await open();
    await using lure = await trap();
    const { identity, members } = under;
    await aMember(identity);
    const { accessToken, idToken } = await signInForTokens(members, ruth.email, password);
    const given = { database: members.database, master, poolId, trapUrl: lure.url };
    for (const genuine of [accessToken, idToken]) {
      const forgeries = await forgeTokens({ ...given, genuine });
      expect(forgeries.map(({ label }) => label)).toEqual(
        expect.arrayContaining([...(unseen?.signedByThePool ?? [])]),
      );
      for (const { label, token, status } of forgeries) {
        const expected = unseen?.signedByThePool.includes(label) ? 'valid' : status;
        expect(await identity.verifyToken(token), label).toMatchObject({ status: expected });
      }
    }
    expect(lure.calls()).toBe(0);
  });

  test(`${name}: a token of another client, or from another issuer, proves nothing here`, async () => {
    await using under = await open();
    const { identity, members } = under;
    await aMember(identity);
    const { accessToken, idToken } = await signInForTokens(members, ruth.email, password);
    for (const other of [{ clientId: 'another' }, { issuer: 'https://elsewhere.example/local_Members' }]) {
      const site = await under.elsewhere(other);
      for (const token of [accessToken, idToken]) {
        expect(await site.verifyToken(token), JSON.stringify(other)).toEqual({ status: 'invalid' });
      }
    }
    expect(await identity.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  });

  const ends = ['signOutEverywhere', 'disable', 'delete', 'setPassword'] as const;
  const what = unseen === null ? 'refused within a second' : `good for minutes, because ${unseen.because}`;
  test.each(ends)(`${name}: after %s a token from before is ${what}`, async (end) => {
    await using under = await open();
    const { identity, members } = under;
    const sub = await aMember(identity);
    const { accessToken, idToken } = await signInForTokens(members, ruth.email, password);
    for (const token of [accessToken, idToken]) {
      expect(await identity.verifyToken(token)).toMatchObject({ status: 'valid' });
    }
    await identity[end](sub, another);
    members.advance(1_000);
    for (const token of [accessToken, idToken]) {
      const { status } = await identity.verifyToken(token);
      expect(status).toBe(unseen === null ? 'revoked' : 'valid');
    }
    members.advance(15 * 60_000);
    expect(await identity.verifyToken(accessToken)).toEqual({ status: 'expired' });
  });
}
