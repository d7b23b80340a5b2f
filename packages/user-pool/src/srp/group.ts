import { createHash, DiffieHellman, getDiffieHellman } from 'node:crypto';

const groupName = 'modp15';

/** RFC 3526 group 15. Cognito uses the generator 2, although RFC 5054 lists 5 for this prime. */
export const N = BigInt(`0x${getDiffieHellman(groupName).getPrime('hex')}`);
export const g = 2n;

export const fromBytes = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** Big-endian, without leading zero bytes. */
function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex');
}

/**
 * The bytes of a number for hashing, as Java's BigInteger.toByteArray writes them: with a leading zero byte if the top bit
 * is set, and not padded to the length of N.
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
 * DiffieHellmanGroup has no setPrivateKey, so the method of DiffieHellman is called on it. DiffieHellman itself would test
 * whether N is prime in every call, which takes 1.5 seconds.
 */
export function power(base: bigint, exponent: bigint): bigint {
  const agreement = getDiffieHellman(groupName);
  DiffieHellman.prototype.setPrivateKey.call(agreement, toBytes(exponent).toString('hex'), 'hex');
  return fromBytes(agreement.computeSecret(toBytes(base)));
}

/** The powers of 0, 1 and N - 1 are predictable. */
export const isSafeBase = (value: bigint): boolean => value >= 2n && value <= N - 2n;

/** The length of N. */
export const groupBytes = 384;
export const saltBytes = 16;

/** Pads to `length`, so that encrypted values do not reveal the size of a number. */
export function fixedBytes(value: bigint, length: number): Buffer {
  const bytes = toBytes(value);
  if (bytes.length > length) throw new RangeError(`${bytes.length} bytes do not fit into ${length}.`);
  return Buffer.concat([Buffer.alloc(length - bytes.length), bytes]);
}

/** Returns the next `length` bytes at each call. */
export function reader(bytes: Buffer): (length: number) => Buffer {
  let offset = 0;
  return (length) => {
    offset += length;
    return bytes.subarray(offset - length, offset);
  };
}
