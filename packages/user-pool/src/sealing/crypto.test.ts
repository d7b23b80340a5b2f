import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { derivePoolSecrets, seal, unseal } from './crypto.ts';
import { type SecretBlock, sealSecretBlock, unsealSecretBlock } from './secret-block.ts';

const secrets = derivePoolSecrets(Buffer.alloc(32, 7), 'local_Members');
const otherSecrets = derivePoolSecrets(Buffer.alloc(32, 7), 'local_Others');

const randomKey = () => createSecretKey(randomBytes(32));

const block: SecretBlock = {
  nonce: randomBytes(16).toString('hex'),
  issuedAt: new Date('2026-11-21T10:00:00.123Z'),
  userId: randomUUID(),
  salt: 5n,
  b: 1n,
  A: 16n ** 776n - 1n,
  B: 7n,
};

test('unseal needs the same key and label', () => {
  const key = randomKey();
  const sealed = seal(key, 'label', Buffer.from('content'));
  expect(unseal(key, 'label', sealed)?.toString()).toBe('content');
  expect(unseal(key, 'another', sealed)).toBeNull();
  expect(unseal(randomKey(), 'label', sealed)).toBeNull();
  expect(unseal(key, 'label', Buffer.alloc(0))).toBeNull();
  expect(unseal(key, 'label', sealed.subarray(0, -1))).toBeNull();
});

test('unseal rejects a single changed bit anywhere', () => {
  const key = randomKey();
  const sealed = seal(key, 'label', Buffer.from('content'));
  for (let index = 0; index < sealed.length; index += 1) {
    const tampered = Buffer.from(sealed);
    tampered[index] = (tampered[index] ?? 0) ^ 1;
    expect(unseal(key, 'label', tampered), `byte ${index}`).toBeNull();
  }
});

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

test('a master key of less than 32 bytes is rejected', () => {
  expect(() => derivePoolSecrets(Buffer.alloc(31), 'local_Members')).toThrow(/32 bytes/);
});
