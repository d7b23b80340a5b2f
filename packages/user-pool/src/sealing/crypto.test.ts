import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { derivePoolSecrets, seal, unseal } from './crypto.ts';

const randomKey = () => createSecretKey(randomBytes(32));

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

test('a master key of less than 32 bytes is rejected', () => {
  expect(() => derivePoolSecrets(Buffer.alloc(31), 'local_Members')).toThrow(/32 bytes/);
});
