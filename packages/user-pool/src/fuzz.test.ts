import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientOperations } from '#operations/client-operations.ts';
import { clientId } from '#testing/settings.ts';
import { createTestPool, wireRequest } from '#testing/test-pool.ts';

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
