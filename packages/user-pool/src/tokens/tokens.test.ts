import { createPublicKey, createVerify } from 'node:crypto';
import { expect, test } from 'vitest';
import { issuer } from '#testing/settings.ts';
import { payloadOf, tokensOf } from '#testing/srp-client.ts';
import { aMember, type TestPool, testPool } from '#testing/test-pool.ts';
import { minutes } from '#time.ts';

const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

async function signedIn(pool: TestPool) {
  const tokens = await tokensOf(pool, (await aMember(pool)).email);
  return { ...tokens, header: headerOf(tokens.accessToken), claims: payloadOf(tokens.accessToken) };
}

test('anybody can check a token with the published key, by its id', async () => {
  const pool = testPool();
  const { accessToken, header } = await signedIn(pool);
  expect(header).toEqual({ kid: expect.any(String), alg: 'RS256' });
  const { keys } = await pool.pool.jsonWebKeySet();
  expect(keys).toEqual([
    { kid: header.kid, alg: 'RS256', kty: 'RSA', use: 'sig', n: expect.any(String), e: 'AQAB' },
  ]);
  const [jwk] = keys;
  if (jwk === undefined) throw new Error('no key');
  const [head, payload, signature = ''] = accessToken.split('.');
  const check = createVerify('sha256').update(`${head}.${payload}`);
  expect(check.verify(createPublicKey({ key: { ...jwk }, format: 'jwk' }), signature, 'base64url')).toBe(
    true,
  );
  expect(pool.pool.openidConfiguration()).toMatchObject({
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
  });
});

test('a token is good for its use, until it expires', async () => {
  const pool = testPool();
  const { accessToken, idToken } = await signedIn(pool);
  expect(await pool.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  expect(await pool.pool.verifyToken(idToken)).toEqual({ status: 'invalid' });
  expect(await pool.pool.verifyToken(accessToken, ['id'])).toEqual({ status: 'invalid' });
  expect(await pool.pool.verifyToken(idToken, ['access', 'id'])).toMatchObject({ status: 'valid' });
  pool.pass(minutes(15) - 1);
  expect(await pool.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  pool.pass(1);
  expect(await pool.pool.verifyToken(accessToken)).toEqual({ status: 'expired' });
});

test('a token of another pool, issuer or client is refused though the key is the same', async () => {
  const pool = testPool();
  const { accessToken, idToken } = await signedIn(pool);
  for (const config of [
    { issuer: 'https://elsewhere.example/identity/local_Members' },
    { clientId: 'another' },
  ]) {
    const sibling = testPool({ database: pool.database, config });
    for (const token of [accessToken, idToken]) {
      expect(await sibling.pool.verifyToken(token, ['access', 'id'])).toEqual({ status: 'invalid' });
    }
  }
});

test('the key outlives a restart', async () => {
  const pool = testPool();
  const { accessToken, header } = await signedIn(pool);
  const restarted = testPool({ database: pool.database });
  expect(await restarted.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  expect((await restarted.pool.jsonWebKeySet()).keys.map(({ kid }) => kid)).toEqual([header.kid]);
});
