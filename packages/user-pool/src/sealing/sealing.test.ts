import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSafeBase } from '#srp/group.ts';
import { verifierOf } from '#srp/verifier.ts';
import { sealCredential, unsealCredential } from './credential.ts';
import { poolSecrets } from './pool-secrets.ts';
import { seal, unseal } from './sealed-box.ts';
import { openSecretBlock, type SecretBlock, sealSecretBlock } from './secret-block.ts';
import { isUuid, pseudoSub, pseudoVerifier } from './unknown-name.ts';

const secrets = poolSecrets(Buffer.alloc(32, 7), 'local_Members');
const others = poolSecrets(Buffer.alloc(32, 7), 'local_Others');

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

test('a box opens with its key and its label, and in no other way', () => {
  const key = randomKey();
  const box = seal(key, 'label', Buffer.from('content'));
  expect(unseal(key, 'label', box)?.toString()).toBe('content');
  expect(unseal(key, 'another', box)).toBeNull();
  expect(unseal(randomKey(), 'label', box)).toBeNull();
  expect(unseal(key, 'label', Buffer.alloc(0))).toBeNull();
  expect(unseal(key, 'label', box.subarray(0, -1))).toBeNull();
});

test('one changed bit anywhere and a box stays shut', () => {
  const key = randomKey();
  const box = seal(key, 'label', Buffer.from('content'));
  for (let at = 0; at < box.length; at += 1) {
    const tampered = Buffer.from(box);
    tampered[at] = (tampered[at] ?? 0) ^ 1;
    expect(unseal(key, 'label', tampered), `byte ${at}`).toBeNull();
  }
});

test('a secret block comes back as it was, for its client and its pool alone', () => {
  const bytes = Buffer.from(sealSecretBlock(secrets, 'website', block), 'base64');
  expect(openSecretBlock(secrets, 'website', bytes)).toEqual(block);
  expect(openSecretBlock(secrets, 'another', bytes)).toBeNull();
  expect(openSecretBlock(others, 'website', bytes)).toBeNull();
});

test('secret blocks have one length, whatever is in them', () => {
  const small = sealSecretBlock(secrets, 'website', { ...block, A: 2n, salt: 1n });
  expect(small.length).toBe(sealSecretBlock(secrets, 'website', block).length);
});

test('a credential opens for its owner alone', () => {
  const sub = randomUUID();
  const verifier = verifierOf({ poolId: 'local_Members', userId: sub }, 'Passw0rd!x');
  const box = sealCredential(secrets, sub, verifier);
  expect(unsealCredential(secrets, sub, box)).toEqual(verifier);
  expect(() => unsealCredential(secrets, randomUUID(), box)).toThrow(/master key/);
  expect(() => unsealCredential(others, sub, box)).toThrow(/master key/);
});

test('an unknown name always has the same id and salt, another name others', () => {
  const sub = pseudoSub(secrets, 'nobody@example.org');
  expect(sub).toBe(pseudoSub(secrets, 'nobody@example.org'));
  expect(sub).not.toBe(pseudoSub(secrets, 'somebody@example.org'));
  expect(sub).not.toBe(pseudoSub(others, 'nobody@example.org'));
  expect(pseudoVerifier(secrets, sub)).toEqual(pseudoVerifier(secrets, sub));
  expect(pseudoVerifier(secrets, sub).salt).not.toBe(pseudoVerifier(secrets, randomUUID()).salt);
});

test('a made-up id looks like a real one, and asking for it by itself gives itself', () => {
  for (let i = 0; i < 50; i += 1) {
    const sub = pseudoSub(secrets, `nobody-${i}@example.org`);
    expect(sub).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(isUuid(sub)).toBe(true);
    expect(pseudoSub(secrets, sub)).toBe(sub);
    expect(isSafeBase(pseudoVerifier(secrets, sub).v)).toBe(true);
  }
});

test('a master key that is too short is refused', () => {
  expect(() => poolSecrets(Buffer.alloc(31), 'local_Members')).toThrow(/32 bytes/);
});
