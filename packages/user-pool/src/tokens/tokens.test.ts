import { createPublicKey, createVerify } from 'node:crypto';
import { expect, test } from 'vitest';
import { issuer } from '#testing/settings.ts';
import { decodePayload, signInForTokens } from '#testing/srp-client.ts';
import { createMember, createTestPool, type TestPool } from '#testing/test-pool.ts';
import { minutes } from '#time.ts';

const decodeHeader = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

async function signInMember(pool: TestPool) {
  const tokens = await signInForTokens(pool, (await createMember(pool)).email);
  return { ...tokens, header: decodeHeader(tokens.accessToken), claims: decodePayload(tokens.accessToken) };
}

test('a token can be verified with the published key', async () => {
  const pool = createTestPool();
  const { accessToken, header } = await signInMember(pool);
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

test('a token is valid for its use until it expires', async () => {
  const pool = createTestPool();
  const { accessToken, idToken } = await signInMember(pool);
  expect(await pool.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  expect(await pool.pool.verifyToken(idToken)).toEqual({ status: 'invalid' });
  expect(await pool.pool.verifyToken(accessToken, ['id'])).toEqual({ status: 'invalid' });
  expect(await pool.pool.verifyToken(idToken, ['access', 'id'])).toMatchObject({ status: 'valid' });
  pool.advance(minutes(15) - 1);
  expect(await pool.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  pool.advance(1);
  expect(await pool.pool.verifyToken(accessToken)).toEqual({ status: 'expired' });
});

test('a token of another issuer or client is rejected although the key is the same', async () => {
  const pool = createTestPool();
  const { accessToken, idToken } = await signInMember(pool);
  for (const config of [
    { issuer: 'https://elsewhere.example/identity/local_Members' },
    { clientId: 'another' },
  ]) {
    const other = createTestPool({ database: pool.database, config });
    for (const token of [accessToken, idToken]) {
      expect(await other.pool.verifyToken(token, ['access', 'id'])).toEqual({ status: 'invalid' });
    }
  }
});
