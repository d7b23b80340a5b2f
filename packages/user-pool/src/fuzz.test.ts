import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adminOperations } from '#admin-operations/admin-operations.ts';
import { clientOperations } from '#operations/client-operations.ts';
import { canonicalRequest, sha256Hex } from '#signature/canonical-request.ts';
import { adminKey } from '#testing/admin-client.ts';
import { clientId, password, poolId } from '#testing/settings.ts';
import { signInForTokens, startSignIn } from '#testing/srp-client.ts';
import { createProof } from '#testing/srp-proof.ts';
import { createMember, createTestPool, wireRequest } from '#testing/test-pool.ts';

const fieldNames = [
  'AccessToken',
  'AuthFlow',
  'AuthParameters',
  'ChallengeName',
  'ChallengeResponses',
  'ClientId',
  'Name',
  'PASSWORD_CLAIM_SECRET_BLOCK',
  'PASSWORD_CLAIM_SIGNATURE',
  'PreviousPassword',
  'ProposedPassword',
  'REFRESH_TOKEN',
  'RefreshToken',
  'SRP_A',
  'Session',
  'TIMESTAMP',
  'Token',
  'USERNAME',
  'UserAttributes',
  'Value',
  '__proto__',
  'constructor',
];

const randomInput = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(clientId, 'USER_SRP_AUTH', 'PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'name', '5', ''),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(null, true, 0, -1, 1e308, '\u0000', '\ud800', 'x'.repeat(10_000)),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom(...fieldNames), tie('value'), { maxKeys: 8 }),
}));

test('random input to client operations never causes an internal error', async () => {
  const { pool } = createTestPool();
  const targets = fc.constantFrom(...clientOperations.keys());
  await fc.assert(
    fc.asyncProperty(targets, randomInput.object, async (operation, input) => {
      const request = wireRequest(operation, JSON.stringify(input));
      const response = await pool.handle({ ...request, address: '203.0.113.7' });
      expect(response.error).toBeUndefined();
      expect([200, 400]).toContain(response.status);
      const body = JSON.parse(response.body);
      if (response.status === 400)
        expect(body).toEqual({ __type: expect.any(String), message: expect.any(String) });
    }),
    { numRuns: 1_500 },
  );
});

test('a request with one invalid field is rejected', async () => {
  const pool = createTestPool();
  const member = await createMember(pool);
  const { accessToken, refreshToken } = await signInForTokens(pool, member.email);
  const proof = createProof(await startSignIn(pool, member.email), password, pool.now());
  const calls: [string, Record<string, unknown>, string | null][] = [
    [
      'RespondToAuthChallenge',
      { ChallengeName: 'PASSWORD_VERIFIER', ClientId: clientId, ...proof },
      'ChallengeResponses',
    ],
    ['GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: refreshToken }, null],
    ['GetUser', { AccessToken: accessToken }, null],
    [
      'ChangePassword',
      { AccessToken: accessToken, PreviousPassword: password, ProposedPassword: 'An0ther!password' },
      null,
    ],
  ];
  const values: unknown[] = [
    null,
    7,
    true,
    [],
    {},
    '',
    '\u0000',
    '\ud800',
    'é',
    'x'.repeat(20_000),
    -0,
    [[[[]]]],
  ];
  for (const [operation, whole, nested] of calls) {
    for (const [name, value] of Object.keys(whole).flatMap((key) =>
      values.map((each) => [key, each] as const),
    )) {
      const { ChallengeName, ClientId, ...rest } = { ...whole, [name]: value };
      const outer = {
        ...('ChallengeName' in whole ? { ChallengeName } : {}),
        ...('ClientId' in whole ? { ClientId } : {}),
      };
      const input = nested === null ? { ...outer, ...rest } : { ...outer, [nested]: rest };
      const response = await pool.call(operation, input);
      expect(response.status, `${operation} ${name} ${String(value).slice(0, 20)}`).toBe(400);
    }
  }
});

const long = 'x'.repeat(16_000);

/** Client operations ignore the signature. */
function signRequest(operation: string, body: string, at: Date) {
  const request = wireRequest(operation, body);
  const date = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const headers = { ...request.headers, host: 'localhost', 'x-amz-date': date };
  const names = ['host', 'x-amz-date', 'x-amz-target'];
  const scope = [date.slice(0, 8), 'local', 'cognito-idp', 'aws4_request'];
  const canonical = sha256Hex(canonicalRequest({ ...request, headers }, names));
  const stringToSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), canonical].join('\n');
  const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.reduce<string | Uint8Array>(hmac, `AWS4${adminKey.secretAccessKey}`);
  const credential = `Credential=${adminKey.accessKeyId}/${scope.join('/')}`;
  const signature = `SignedHeaders=${names.join(';')}, Signature=${hmac(key, stringToSign).toString('hex')}`;
  return {
    ...request,
    headers: { ...headers, authorization: `AWS4-HMAC-SHA256 ${credential}, ${signature}` },
  };
}

test('random fields in signed requests never cause an internal error', async () => {
  const pool = createTestPool({ config: { adminKey } });
  const { sub, email } = await createMember(pool, { groups: ['blog-admin'] });
  const { accessToken, refreshToken } = await signInForTokens(pool, email);
  const text = fc.oneof(
    fc.constantFrom(
      sub,
      email,
      email.toUpperCase(),
      accessToken,
      refreshToken,
      password,
      'blog-admin',
      'true',
    ),
    fc.constantFrom('', ' ', long, '\u0000', '\ud800', '日本 🕊️', "x' or '1'='1", '%', '../ruth', '__proto__'),
    fc.constantFrom('email = "ruth@example.org"', `sub = "${sub}"`, `sub = "${long}"`, 'email = "\\'),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const value = fc.oneof(
    text,
    fc.constantFrom(null, true, 0, -1, 1, 2 ** 31, 1e308),
    fc.array(text, { maxLength: 2 }),
  );
  const attribute = fc.record({
    Name: fc.constantFrom('name', 'email', 'email_verified', long),
    Value: text,
  });
  const randomFields = {
    Username: text,
    Password: value,
    GroupName: text,
    Filter: text,
    Limit: value,
    AccessToken: text,
  };
  const input = fc.record(
    {
      ...randomFields,
      UserPoolId: fc.oneof({ weight: 9, arbitrary: fc.constant(poolId) }, { weight: 1, arbitrary: value }),
      ClientId: fc.constant(clientId),
      UserAttributes: fc.oneof(fc.array(attribute, { maxLength: 3 }), value),
      RefreshToken: text,
      Token: text,
      NextToken: text,
      PaginationToken: text,
      AttributesToGet: value,
      Description: value,
      Precedence: value,
      DeviceKey: text,
      Permanent: value,
      MessageAction: fc.constant('SUPPRESS'),
      TemporaryPassword: text,
    },
    { requiredKeys: ['UserPoolId', 'ClientId'] },
  );
  const results = new Set<string>();
  const operations = fc.constantFrom(...clientOperations.keys(), ...adminOperations.keys());
  await fc.assert(
    fc.asyncProperty(operations, input, async (operation, fields) => {
      const request = signRequest(operation, JSON.stringify(fields), pool.now());
      const response = await pool.pool.handle({ ...request, address: '203.0.113.7' });
      expect(response.error, `${operation} ${JSON.stringify(fields)}`).toBeUndefined();
      expect([200, 400, 413]).toContain(response.status);
      results.add(`${response.status} ${JSON.parse(response.body).__type ?? ''}`);
    }),
    { numRuns: 500 },
  );
  // Otherwise the signatures were wrong, and nothing else was tested.
  expect([...results].filter((each) => each.includes('Signature'))).toEqual([]);
  expect(results).toContain('200 ');
}, 180_000);
