import { expect, test } from 'vitest';
import {
  isProof,
  readPublicKey,
  scramblerOf,
  serverKeys,
  sessionKeyOf,
  sharedSecretOf,
  signatureOf,
} from './exchange.ts';
import { g, k, N, power } from './group.ts';
import fixture from './vectors.json' with { type: 'json' };
import { isPasswordOf, poolNameOf, privateKeyOf, verifierOf } from './verifier.ts';

const number = (hex: string): bigint => BigInt(`0x${hex}`);

test('k is the hash of N and g as Java writes them', () => {
  expect(k).toBe(number(fixture.k));
});

test.each(fixture.vectors)('vector "$name" comes out digit by digit', (vector) => {
  const identity = { poolId: vector.poolId, userId: vector.userId };
  const salt = number(vector.salt);
  const secretBlock = Buffer.from(vector.secretBlock, 'base64');
  expect(privateKeyOf(identity, vector.password, salt)).toBe(number(vector.x));
  const { v } = verifierOf(identity, vector.password, salt);
  expect(v).toBe(number(vector.verifier));
  expect(power(g, number(vector.a))).toBe(number(vector.A));
  const keys = serverKeys(v, number(vector.b));
  expect(keys.B).toBe(number(vector.B));
  const A = readPublicKey(vector.A) ?? 0n;
  const u = scramblerOf(A, keys.B);
  expect(u).toBe(number(vector.u));
  const S = sharedSecretOf({ ...keys, A, v }) ?? 0n;
  expect(S).toBe(number(vector.S));
  const key = sessionKeyOf(u, S);
  expect(key.toString('hex')).toBe(vector.key);
  const poolName = poolNameOf(vector.poolId);
  const signed = { poolName, userId: vector.userId, secretBlock, timestamp: vector.timestamp };
  expect(signatureOf(key, signed).toString('base64')).toBe(vector.signature);
  const signature = Buffer.from(vector.signature, 'base64');
  expect(isProof({ ...keys, A, v }, signed, signature)).toBe(true);
});

test('there are eleven vectors, among them every edge of padding', () => {
  expect(fixture.vectors).toHaveLength(11);
});

test('one changed byte anywhere spoils the proof', () => {
  const [vector] = fixture.vectors;
  if (vector === undefined) throw new Error('no vectors');
  const signature = Buffer.from(vector.signature, 'base64');
  const signed = {
    poolName: poolNameOf(vector.poolId),
    userId: vector.userId,
    secretBlock: Buffer.from(vector.secretBlock, 'base64'),
    timestamp: vector.timestamp,
  };
  const exchange = {
    A: number(vector.A),
    b: number(vector.b),
    B: number(vector.B),
    v: number(vector.verifier),
  };
  const otherBlock = Buffer.from(signed.secretBlock);
  otherBlock[7] = (otherBlock[7] ?? 0) ^ 1;
  const otherSignature = Buffer.from(signature);
  otherSignature[31] = (otherSignature[31] ?? 0) ^ 1;
  expect(isProof(exchange, signed, otherSignature)).toBe(false);
  expect(isProof(exchange, signed, signature.subarray(0, 31))).toBe(false);
  expect(isProof(exchange, signed, Buffer.alloc(0))).toBe(false);
  expect(isProof(exchange, { ...signed, secretBlock: otherBlock }, signature)).toBe(false);
  expect(isProof(exchange, { ...signed, userId: `${signed.userId}0` }, signature)).toBe(false);
  expect(isProof(exchange, { ...signed, timestamp: 'Sat Nov 7 06:05:10 UTC 2026' }, signature)).toBe(false);
  expect(isProof({ ...exchange, v: exchange.v + 1n }, signed, signature)).toBe(false);
});

test.each([
  ['zero', '0'],
  ['one', '1'],
  ['N', N.toString(16)],
  ['twice N', (2n * N).toString(16)],
  ['N and one', (N + 1n).toString(16)],
  ['N less one', (N - 1n).toString(16)],
  ['nothing', ''],
  ['no number', 'zz'],
  ['a sign', '-5'],
  ['a prefix', '0x05'],
  ['too many digits', 'a'.repeat(777)],
])('an A of %s is refused', (_, text) => {
  expect(readPublicKey(text)).toBeNull();
});

test('an A may have capital digits, an odd number of them, and leading zeros', () => {
  expect(readPublicKey('00ABC')).toBe(0xabcn);
});

test('a password in clear is known again, and no other', () => {
  const identity = { poolId: 'local_Members', userId: '7c4a8d09-ca37-42af-9a5e-1f0d2b3c4d5e' };
  const verifier = verifierOf(identity, 'Passw0rd!x');
  expect(isPasswordOf(identity, 'Passw0rd!x', verifier)).toBe(true);
  expect(isPasswordOf(identity, 'Passw0rd!X', verifier)).toBe(false);
  expect(isPasswordOf({ ...identity, poolId: 'local_Others' }, 'Passw0rd!x', verifier)).toBe(false);
  expect(verifierOf(identity, 'Passw0rd!x').salt).not.toBe(verifier.salt);
});

test('the fast power agrees with plain arithmetic', () => {
  expect(power(3n, 5n)).toBe(243n);
  let expected = 1n;
  const base = number(fixture.vectors[0]?.A ?? '2');
  for (let i = 0; i < 77; i += 1) expected = (expected * base) % N;
  expect(power(base, 77n)).toBe(expected);
  expect(() => power(1n, 5n)).toThrow();
  expect(() => power(N - 1n, 5n)).toThrow();
});

test('a power takes milliseconds, not the second of a test for primality', () => {
  const begun = process.threadCpuUsage();
  for (let i = 0; i < 10; i += 1) power(N / 3n, N / 5n);
  expect(process.threadCpuUsage(begun).user).toBeLessThan(1_500_000);
});
