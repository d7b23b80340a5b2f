import { expect, test } from 'vitest';
import {
  createCheck,
  createMember,
  type IdentityUnderTest,
  otherPassword,
  password,
  readClaims,
  refresh,
  ruth,
  type Unseen,
} from './identity-under-test.ts';
import { forgeTokens, master, poolId, signInForTokens } from './pool-testing.ts';
import { trap } from './trap.ts';

export function tokenCases(open: () => Promise<IdentityUnderTest>, unseen: Unseen | null): void {
  const check = createCheck(open);

  check(
    'access and id tokens contain the account and the time of the sign-in',
    async ({ identity, members }) => {
      const sub = await createMember(identity);
      const signedInAt = members.now();
      const tokens = await signInForTokens(members, ruth.email, password);
      members.advance(60_000);
      const later = (await refresh(members, tokens.refreshToken)).body.AuthenticationResult;
      for (const [token, use] of [
        [tokens.accessToken, 'access'],
        [tokens.idToken, 'id'],
        [later?.AccessToken ?? '', 'access'],
        [later?.IdToken ?? '', 'id'],
      ] as const) {
        for (let time = 0; time < 2; time += 1) {
          const bearer = await identity.verifyToken(token);
          expect(bearer).toMatchObject({
            status: 'valid',
            sub,
            use,
            groups: [],
            signedInAt: expect.any(Date),
          });
          // Cognito's tokens have whole seconds.
          const since = bearer.status === 'valid' ? bearer.signedInAt.getTime() : 0;
          expect(Math.floor(since / 1_000)).toBe(Math.floor(signedInAt.getTime() / 1_000));
        }
      }
      expect(await identity.verifyToken(tokens.refreshToken)).toEqual({ status: 'invalid' });
    },
  );

  check('a token is valid until its expiry and expired from then on', async ({ identity, members }) => {
    await createMember(identity);
    const { accessToken, idToken } = await signInForTokens(members, ruth.email, password);
    const { exp } = readClaims(accessToken);
    members.advance(Number(exp) * 1_000 - members.now().getTime() - 1);
    for (const token of [accessToken, idToken]) {
      expect(await identity.verifyToken(token)).toMatchObject({ status: 'valid' });
    }
    members.advance(1);
    for (const token of [accessToken, idToken]) {
      expect(await identity.verifyToken(token)).toEqual({ status: 'expired' });
    }
  });

  check(
    'forged tokens are rejected, and no address that they contain is called',
    async ({ identity, members }) => {
      await using lure = await trap();
      await createMember(identity);
      const { accessToken, idToken } = await signInForTokens(members, ruth.email, password);
      const options = { database: members.database, master, poolId, trapUrl: lure.url };
      for (const genuine of [accessToken, idToken]) {
        const forgeries = await forgeTokens({ ...options, genuine });
        expect(forgeries.map(({ label }) => label)).toEqual(
          expect.arrayContaining([...(unseen?.signedByThePool ?? [])]),
        );
        for (const { label, token, status } of forgeries) {
          const expected = unseen?.signedByThePool.includes(label) ? 'valid' : status;
          expect(await identity.verifyToken(token), label).toMatchObject({ status: expected });
        }
      }
      expect(lure.calls()).toBe(0);
    },
  );

  check('a token of another client or issuer is rejected', async ({ identity, members, elsewhere }) => {
    await createMember(identity);
    const { accessToken, idToken } = await signInForTokens(members, ruth.email, password);
    for (const other of [
      { clientId: 'other-client' },
      { issuer: 'https://elsewhere.example/local_Members' },
    ]) {
      const site = await elsewhere(other);
      for (const token of [accessToken, idToken]) {
        expect(await site.verifyToken(token), JSON.stringify(other)).toEqual({ status: 'invalid' });
      }
    }
    expect(await identity.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  });

  const ends = ['signOutEverywhere', 'disable', 'delete', 'setPassword'] as const;
  const outcome =
    unseen === null ? 'rejected within a second' : `valid until it expires, because ${unseen.because}`;
  test.each(ends)(`after %s an earlier token is ${outcome}`, async (end) => {
    await using site = await open();
    const { identity, members } = site;
    const sub = await createMember(identity);
    const { accessToken, idToken } = await signInForTokens(members, ruth.email, password);
    for (const token of [accessToken, idToken]) {
      expect(await identity.verifyToken(token)).toMatchObject({ status: 'valid' });
    }
    await identity[end](sub, otherPassword);
    members.advance(1_000);
    for (const token of [accessToken, idToken]) {
      const { status } = await identity.verifyToken(token);
      expect(status).toBe(unseen === null ? 'revoked' : 'valid');
    }
    members.advance(15 * 60_000);
    expect(await identity.verifyToken(accessToken)).toEqual({ status: 'expired' });
  });
}
