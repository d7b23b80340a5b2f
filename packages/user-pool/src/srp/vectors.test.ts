import { expect, test } from 'vitest';
import {
  createServerKeys,
  createVerifier,
  g,
  getPoolName,
  isPassword,
  isProof,
  k,
  N,
  parsePublicKey,
  power,
} from './srp.ts';
import fixture from './vectors.json' with { type: 'json' };

const number = (hex: string): bigint => BigInt(`0x${hex}`);

test('k is the hash of N and g', () => {
  expect(k).toBe(number(fixture.k));
});

/** The message and the server's half of a vector. */
const readVector = (vector: (typeof fixture.vectors)[number]) => ({
  message: {
    poolName: getPoolName(vector.poolId),
    userId: vector.userId,
    secretBlock: Buffer.from(vector.secretBlock, 'base64'),
    timestamp: vector.timestamp,
  },
  signature: Buffer.from(vector.signature, 'base64'),
  exchange: {
    A: parsePublicKey(vector.A) ?? 0n,
    b: number(vector.b),
    B: number(vector.B),
    v: number(vector.verifier),
  },
});

test.each(fixture.vectors)('the vector "$name" is reproduced', (vector) => {
  const identity = { poolId: vector.poolId, userId: vector.userId };
  const { v } = createVerifier(identity, vector.password, number(vector.salt));
  expect(v).toBe(number(vector.verifier));
  expect(power(g, number(vector.a))).toBe(number(vector.A));
  expect(createServerKeys(v, number(vector.b)).B).toBe(number(vector.B));
  const { exchange, message, signature } = readVector(vector);
  expect(isProof(exchange, message, signature)).toBe(true);
});

test('there are eleven vectors', () => {
  expect(fixture.vectors).toHaveLength(11);
});

test('a proof with one changed byte is rejected', () => {
  const [vector] = fixture.vectors;
  if (vector === undefined) throw new Error('no vectors');
  const { exchange, message, signature } = readVector(vector);
  const otherBlock = Buffer.from(message.secretBlock);
  otherBlock[7] = (otherBlock[7] ?? 0) ^ 1;
  const otherSignature = Buffer.from(signature);
  otherSignature[31] = (otherSignature[31] ?? 0) ^ 1;
  expect(isProof(exchange, message, otherSignature)).toBe(false);
  expect(isProof(exchange, message, signature.subarray(0, 31))).toBe(false);
  expect(isProof(exchange, message, Buffer.alloc(0))).toBe(false);
  expect(isProof(exchange, { ...message, secretBlock: otherBlock }, signature)).toBe(false);
  expect(isProof(exchange, { ...message, userId: `${message.userId}0` }, signature)).toBe(false);
  expect(isProof(exchange, { ...message, timestamp: 'Sat Nov 7 06:05:10 UTC 2026' }, signature)).toBe(false);
  expect(isProof({ ...exchange, v: exchange.v + 1n }, message, signature)).toBe(false);
});

test.each([
  ['zero', '0'],
  ['one', '1'],
  ['N', N.toString(16)],
  ['2N', (2n * N).toString(16)],
  ['N + 1', (N + 1n).toString(16)],
  ['N - 1', (N - 1n).toString(16)],
  ['no digits', ''],
  ['letters', 'zz'],
  ['a sign', '-5'],
  ['a prefix', '0x05'],
  ['too many digits', 'a'.repeat(777)],
])('a public key with the value %s is rejected', (_, text) => {
  expect(parsePublicKey(text)).toBeNull();
});

test('a public key may have capital digits, an odd number of them, and leading zeros', () => {
  expect(parsePublicKey('00ABC')).toBe(0xabcn);
});

test('only the right password matches a verifier', () => {
  const identity = { poolId: 'local_Members', userId: '7c4a8d09-ca37-42af-9a5e-1f0d2b3c4d5e' };
  const verifier = createVerifier(identity, 'Passw0rd!x');
  expect(isPassword(identity, 'Passw0rd!x', verifier)).toBe(true);
  expect(isPassword(identity, 'Passw0rd!X', verifier)).toBe(false);
  expect(isPassword({ ...identity, poolId: 'local_Others' }, 'Passw0rd!x', verifier)).toBe(false);
  expect(createVerifier(identity, 'Passw0rd!x').salt).not.toBe(verifier.salt);
});

test('power equals plain exponentiation', () => {
  expect(power(3n, 5n)).toBe(243n);
  let expected = 1n;
  const base = number(fixture.vectors[0]?.A ?? '2');
  for (let i = 0; i < 77; i += 1) expected = (expected * base) % N;
  expect(power(base, 77n)).toBe(expected);
  expect(() => power(1n, 5n)).toThrow();
  expect(() => power(N - 1n, 5n)).toThrow();
});

test('power does not test whether N is prime, which takes a second', () => {
  const before = process.threadCpuUsage();
  for (let i = 0; i < 10; i += 1) power(N / 3n, N / 5n);
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_500_000);
});
