import {
  createHash,
  createHmac,
  createSecretKey,
  DiffieHellman,
  getDiffieHellman,
  type Hmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

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

/** All that is stored of a password. */
export interface Verifier {
  readonly salt: bigint;
  readonly v: bigint;
}

/** Both are part of the password hash. */
export interface Identity {
  readonly poolId: string;
  readonly userId: string;
}

export const getPoolName = (poolId: string): string => poolId.slice(poolId.indexOf('_') + 1);

const privateKey = ({ poolId, userId }: Identity, password: string, salt: bigint): bigint =>
  fromBytes(sha256(padded(salt), sha256(getPoolName(poolId), userId, ':', password)));

export const createVerifier = (
  identity: Identity,
  password: string,
  salt = fromBytes(randomBytes(saltBytes)),
): Verifier => ({ salt, v: power(g, privateKey(identity, password, salt)) });

/** For a password in clear text, from a member who is already signed in. */
export const isPassword = (identity: Identity, password: string, { salt, v }: Verifier): boolean =>
  power(g, privateKey(identity, password, salt)) === v;

/** The length of N in hexadecimal, and a few leading zeros more. */
const maxPublicKeyLength = 776;
const ephemeralBytes = 32;

/** The client's A. Null if it is not a number, or if it makes the shared secret predictable. */
export function parsePublicKey(text: string): bigint | null {
  if (text.length > maxPublicKeyLength || !/^[0-9a-f]+$/i.test(text)) return null;
  const A = BigInt(`0x${text}`);
  return isSafeBase(A % N) ? A : null;
}

export interface ServerKeys {
  readonly b: bigint;
  readonly B: bigint;
}

export const createServerKeys = (v: bigint, b = fromBytes(randomBytes(ephemeralBytes))): ServerKeys => ({
  b,
  B: (k * v + power(g, b)) % N,
});

export interface Exchange extends ServerKeys {
  readonly A: bigint;
  readonly v: bigint;
}

interface ProofMessage {
  readonly poolName: string;
  readonly userId: string;
  readonly secretBlock: Uint8Array;
  readonly timestamp: string;
}

/** Whether the signature was made with the password. */
export function isProof(
  { A, b, B, v }: Exchange,
  { poolName, userId, secretBlock, timestamp }: ProofMessage,
  signature: Uint8Array,
): boolean {
  const u = fromBytes(sha256(padded(A), padded(B)));
  if (u === 0n) return false;
  const base = (A * power(v, u)) % N;
  if (!isSafeBase(base)) return false;
  const key = deriveKey(u, power(base, b));
  const expected = hmac(key).update(poolName).update(userId).update(secretBlock).update(timestamp).digest();
  return expected.length === signature.length && timingSafeEqual(expected, signature);
}

const hmac = (key: Uint8Array): Hmac => createHmac('sha256', createSecretKey(key));

/** HKDF with Cognito's own info string. */
function deriveKey(u: bigint, S: bigint): Buffer {
  const extracted = hmac(padded(u)).update(padded(S)).digest();
  return hmac(extracted).update('Caldera Derived Key').update(Buffer.of(1)).digest().subarray(0, 16);
}

const timestampPattern =
  /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) (?<month>[A-Z][a-z]{2}) 0?(?<day>\d{1,2}) (?<time>\d{2}:\d{2}:\d{2}) UTC (?<year>\d{4})$/;

export interface Timestamp {
  readonly at: Date;
  /** The signature must be over this form. A wrong weekday or `Sep 05` fails, as on AWS. */
  readonly canonical: string;
}

/** Parses `Sat Nov 7 06:05:09 UTC 2026`. Null if it is invalid. */
export function parseTimestamp(text: string): Timestamp | null {
  const { month, day, time, year } = timestampPattern.exec(text)?.groups ?? {};
  const at = new Date(`${day} ${month} ${year} ${time} UTC`);
  const canonical = Number.isNaN(at.getTime()) ? '' : formatTimestamp(at);
  // A date such as February 30 becomes another one.
  return canonical.endsWith(` ${month} ${day} ${time} UTC ${year}`) ? { at, canonical } : null;
}

export function formatTimestamp(at: Date): string {
  const [weekday, day, month, year, time] = at.toUTCString().split(/,? /);
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
