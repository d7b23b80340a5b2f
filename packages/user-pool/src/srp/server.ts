import { createHmac, createSecretKey, type Hmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fromBytes, g, isSafeBase, k, N, padded, power, saltBytes, sha256 } from './group.ts';

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
