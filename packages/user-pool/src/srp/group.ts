import { createHash, DiffieHellman, getDiffieHellman } from 'node:crypto';

const groupName = 'modp15';

/** RFC 3526 group 15. Cognito takes 2 as its generator, where RFC 5054 lists 5 for this prime. */
export const N = BigInt(`0x${getDiffieHellman(groupName).getPrime('hex')}`);
export const g = 2n;

export const fromBytes = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** The fewest bytes that hold the number, big end first. */
export function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex');
}

/**
 * How every number is hashed: as Java's BigInteger writes itself, with a zero byte in front where the top bit is
 * set, and never filled up to the length of N.
 */
export function padded(value: bigint): Buffer {
  const bytes = toBytes(value);
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
}

export const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export const k = fromBytes(sha256(padded(N), padded(g)));

/**
 * base^exponent mod N in constant time, ten times as fast as BigInt: a Diffie-Hellman agreement with the base as
 * the other side's public key. OpenSSL throws unless 2 <= base <= N - 2.
 *
 * The group hides its setPrivateKey, so it is lent the general class's; that class itself would test N for being
 * prime each time, which takes a second and a half.
 */
export function power(base: bigint, exponent: bigint): bigint {
  const agreement = getDiffieHellman(groupName);
  DiffieHellman.prototype.setPrivateKey.call(agreement, toBytes(exponent).toString('hex'), 'hex');
  return fromBytes(agreement.computeSecret(toBytes(base)));
}

/** Whether the number may be raised to a power at all; 0, 1 and N - 1 would betray the result. */
export const isSafeBase = (value: bigint): boolean => value >= 2n && value <= N - 2n;

/** As many bytes as N has: room for any number of the group. */
export const groupBytes = 384;
export const saltBytes = 16;

/** A number in so many bytes, whatever its size, so that equal contents have equal lengths. */
export function fixedBytes(value: bigint, length: number): Buffer {
  const bytes = toBytes(value);
  if (bytes.length > length) throw new RangeError(`${bytes.length} bytes do not fit into ${length}.`);
  return Buffer.concat([Buffer.alloc(length - bytes.length), bytes]);
}

/** Takes one piece after another off the front. */
export function reader(bytes: Buffer): (length: number) => Buffer {
  let at = 0;
  return (length) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
}
