import { createHmac, createPublicKey, createVerify, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { hours, minutes } from '#durations.ts';
import { payloadOf, tokensOf } from '#testing/srp-client.ts';
import { aMember, issuer, type TestPool, testPool } from '#testing/test-pool.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
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

test('no forged token passes', async () => {
  const pool = testPool();
  const { accessToken, header, claims } = await signedIn(pool);
  const [head = '', payload = '', signature = ''] = accessToken.split('.');
  const [jwk] = (await pool.pool.jsonWebKeySet()).keys;
  if (jwk === undefined) throw new Error('no key');
  const publicPem = createPublicKey({ key: { ...jwk }, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const hmac = (key: string | Buffer, signed: string) =>
    createHmac('sha256', key).update(signed).digest('base64url');
  const withHeader = (given: object) => `${encode(given)}.${payload}`;
  const own = (given: object) => {
    const signed = `${encode(header)}.${encode(given)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };
  const hs256 = withHeader({ ...header, alg: 'HS256' });
  const forged: Record<string, string> = {
    'no signature': `${head}.${payload}.`,
    'two parts': `${head}.${payload}`,
    'four parts': `${accessToken}.x`,
    'alg none': `${withHeader({ ...header, alg: 'none' })}.`,
    'alg None with the old signature': `${withHeader({ ...header, alg: 'None' })}.${signature}`,
    'HS256 with the public key as PEM': `${hs256}.${hmac(publicPem, hs256)}`,
    'HS256 with the modulus': `${hs256}.${hmac(jwk.n, hs256)}`,
    'RS512 in the header': `${withHeader({ ...header, alg: 'RS512' })}.${signature}`,
    'an unknown kid': `${withHeader({ ...header, kid: 'another' })}.${signature}`,
    'no kid': `${withHeader({ alg: 'RS256' })}.${signature}`,
    'a kid that is a list': `${withHeader({ ...header, kid: [header.kid] })}.${signature}`,
    'a very long kid': `${withHeader({ ...header, kid: 'k'.repeat(5_000) })}.${signature}`,
    'a kid that is a path': `${withHeader({ ...header, kid: '../../dev/null' })}.${signature}`,
    'a key of one’s own': own(claims),
    'a key of one’s own in the header': (() => {
      const signed = withHeader({ ...header, jwk: privateKey.export({ format: 'jwk' }) });
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    })(),
    'another payload': `${head}.${encode({ ...claims, 'cognito:groups': ['blog-admin'] })}.${signature}`,
    'a later expiry': `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    'a changed signature': `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'a padded signature': `${accessToken}==`,
    'a header that is no JSON': `e30x.${payload}.${signature}`,
    'white space': ` ${accessToken}`,
    nothing: '',
  };
  for (const [what, token] of Object.entries(forged)) {
    expect(await pool.pool.verifyToken(token, ['access', 'id']), what).toEqual({ status: 'invalid' });
  }
});

test('a token of another pool, issuer or client is refused though the key is the same', async () => {
  const pool = testPool();
  const { accessToken, idToken } = await signedIn(pool);
  for (const config of [
    { issuer: 'https://elsewhere.example/identity/local_Members' },
    { clientId: 'another' },
  ]) {
    const sibling = testPool({ store: pool.store, config });
    for (const token of [accessToken, idToken]) {
      expect(await sibling.pool.verifyToken(token, ['access', 'id'])).toEqual({ status: 'invalid' });
    }
  }
});

test('the key outlives a restart', async () => {
  const pool = testPool();
  const { accessToken, header } = await signedIn(pool);
  const restarted = testPool({ store: pool.store });
  expect(await restarted.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  expect((await restarted.pool.jsonWebKeySet()).keys.map(({ kid }) => kid)).toEqual([header.kid]);
});

test('after a rotation both keys are published, the new one signs, and the old one goes after an hour', async () => {
  const pool = testPool();
  const server2 = testPool({ store: pool.store });
  const before = await signedIn(pool);
  await server2.pool.verifyToken(before.accessToken);
  pool.pass(minutes(5));
  server2.pass(minutes(5));
  await pool.pool.rotateSigningKey();
  const after = await signedIn(pool);
  expect(after.header.kid).not.toBe(before.header.kid);
  for (const server of [pool, server2]) {
    expect((await server.pool.jsonWebKeySet()).keys.map(({ kid }) => kid)).toEqual([
      after.header.kid,
      before.header.kid,
    ]);
    for (const { accessToken } of [before, after]) {
      expect(await server.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
    }
  }
  pool.pass(hours(1));
  expect((await pool.pool.jsonWebKeySet()).keys.map(({ kid }) => kid)).toEqual([after.header.kid]);
  expect(await pool.pool.verifyToken(before.accessToken)).toEqual({ status: 'invalid' });
  expect(await pool.pool.verifyToken(after.accessToken)).toEqual({ status: 'expired' });
});

test('a server that has not heard of a new key asks for it', async () => {
  const pool = testPool();
  const server2 = testPool({ store: pool.store });
  await server2.pool.jsonWebKeySet();
  pool.pass(6_000);
  server2.pass(6_000);
  await pool.pool.rotateSigningKey();
  const { accessToken } = await signedIn(pool);
  expect(await server2.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
});
