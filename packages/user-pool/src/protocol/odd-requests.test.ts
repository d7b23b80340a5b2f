import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adminOperations } from '#admin-operations/admin-operations.ts';
import { clientOperations } from '#operations/client-operations.ts';
import { canonicalRequest, sha256Hex } from '#signature/canonical-request.ts';
import { adminKey } from '#testing/admin-client.ts';
import { clientId, password, poolId } from '#testing/settings.ts';
import { tokensOf } from '#testing/srp-client.ts';
import { aMember, testPool, wireRequest } from '#testing/test-pool.ts';

const long = 'x'.repeat(16_000);

/** As the holder of the admin key sends it; calls of clients take no notice. */
function signed(operation: string, body: string, at: Date) {
  const request = wireRequest(operation, body);
  const date = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const headers = { ...request.headers, host: 'localhost', 'x-amz-date': date };
  const names = ['host', 'x-amz-date', 'x-amz-target'];
  const scope = [date.slice(0, 8), 'local', 'cognito-idp', 'aws4_request'];
  const canonical = sha256Hex(canonicalRequest({ ...request, headers }, names));
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), canonical].join('\n');
  const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.reduce<string | Uint8Array>(hmac, `AWS4${adminKey.secretAccessKey}`);
  const credential = `Credential=${adminKey.accessKeyId}/${scope.join('/')}`;
  const signature = `SignedHeaders=${names.join(';')}, Signature=${hmac(key, toSign).toString('hex')}`;
  return {
    ...request,
    headers: { ...headers, authorization: `AWS4-HMAC-SHA256 ${credential}, ${signature}` },
  };
}

test('whatever is asked of a pool, by whomever, something of the protocol is answered', async () => {
  const pool = testPool({ config: { adminKey } });
  const { sub, email } = await aMember(pool, { groups: ['blog-admin'] });
  const { accessToken, refreshToken } = await tokensOf(pool, email);
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
  const odd = {
    Username: text,
    Password: value,
    GroupName: text,
    Filter: text,
    Limit: value,
    AccessToken: text,
  };
  const input = fc.record(
    {
      ...odd,
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
  const answered = new Set<string>();
  const operations = fc.constantFrom(...clientOperations.keys(), ...adminOperations.keys());
  await fc.assert(
    fc.asyncProperty(operations, input, async (operation, asked) => {
      const request = signed(operation, JSON.stringify(asked), pool.now());
      const answer = await pool.pool.handle({ ...request, address: '203.0.113.7' });
      expect(answer.fault, `${operation} ${JSON.stringify(asked)}`).toBeUndefined();
      expect([200, 400, 413]).toContain(answer.status);
      answered.add(`${answer.status} ${JSON.parse(answer.body).__type ?? ''}`);
    }),
    { numRuns: 500 },
  );
  // Signed well, or nothing behind the signature was tried.
  expect([...answered].filter((each) => each.includes('Signature'))).toEqual([]);
  expect(answered).toContain('200 ');
}, 180_000);
