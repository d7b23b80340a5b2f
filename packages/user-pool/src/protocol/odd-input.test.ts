import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientOperations } from '#operations/client-operations.ts';
import { clientId, password } from '#testing/settings.ts';
import { begin, proofOf, tokensOf } from '#testing/srp-client.ts';
import { aMember, testPool, wireRequest } from '#testing/test-pool.ts';

const names = [
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

const odd = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(clientId, 'USER_SRP_AUTH', 'PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'name', '5', ''),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(null, true, 0, -1, 1e308, '\u0000', '\ud800', 'x'.repeat(10_000)),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 8 }),
}));

test('whatever comes in, something of the protocol goes out, and never a fault of ours', async () => {
  const { pool } = testPool();
  const targets = fc.constantFrom(...clientOperations.keys());
  await fc.assert(
    fc.asyncProperty(targets, odd.object, async (operation, input) => {
      const request = wireRequest(operation, JSON.stringify(input));
      const answer = await pool.handle({ ...request, address: '203.0.113.7' });
      expect(answer.fault).toBeUndefined();
      expect([200, 400]).toContain(answer.status);
      const body = JSON.parse(answer.body);
      if (answer.status === 400)
        expect(body).toEqual({ __type: expect.any(String), message: expect.any(String) });
    }),
    { numRuns: 1_500 },
  );
});

test('a good call with one odd member is refused and faults nothing', async () => {
  const test = testPool();
  const member = await aMember(test);
  const { accessToken, refreshToken } = await tokensOf(test, member.email);
  const proof = proofOf(await begin(test, member.email), password, test.now());
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
      const answer = await test.ask(operation, input);
      expect(answer.status, `${operation} ${name} ${String(value).slice(0, 20)}`).toBe(400);
    }
  }
});
