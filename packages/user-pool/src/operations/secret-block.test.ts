import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { derivePoolSecrets } from '#sealing/crypto.ts';
import { type SecretBlock, sealSecretBlock, unsealSecretBlock } from './sign-in.ts';

const secrets = derivePoolSecrets(Buffer.alloc(32, 7), 'local_Members');
const otherSecrets = derivePoolSecrets(Buffer.alloc(32, 7), 'local_Others');

const block: SecretBlock = {
  nonce: randomBytes(16).toString('hex'),
  issuedAt: new Date('2026-11-21T10:00:00.123Z'),
  userId: randomUUID(),
  salt: 5n,
  b: 1n,
  A: 16n ** 776n - 1n,
  B: 7n,
};

test('a secret block is valid only for its client and pool', () => {
  const bytes = Buffer.from(sealSecretBlock(secrets, 'website', block), 'base64');
  expect(unsealSecretBlock(secrets, 'website', bytes)).toEqual(block);
  expect(unsealSecretBlock(secrets, 'another', bytes)).toBeNull();
  expect(unsealSecretBlock(otherSecrets, 'website', bytes)).toBeNull();
});

test('all secret blocks have the same length', () => {
  const small = sealSecretBlock(secrets, 'website', { ...block, A: 2n, salt: 1n });
  expect(small.length).toBe(sealSecretBlock(secrets, 'website', block).length);
});
