import { createHmac, createSecretKey, type Hmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fromBytes, g, isSafeBase, k, N, padded, power, sha256 } from './group.ts';

/** As long as N in hexadecimal, and a little for clients that write more leading zeros than they must. */
const longestPublicKey = 776;
const ephemeralBytes = 32;

/** The client's A, or null where it would make the shared secret known beforehand, or is no number at all. */
export function readPublicKey(text: string): bigint | null {
  if (text.length > longestPublicKey || !/^[0-9a-f]+$/i.test(text)) return null;
  const A = BigInt(`0x${text}`);
  return isSafeBase(A % N) ? A : null;
}

export interface ServerKeys {
  readonly b: bigint;
  readonly B: bigint;
}

export function serverKeys(v: bigint, b = fromBytes(randomBytes(ephemeralBytes))): ServerKeys {
  return { b, B: (k * v + power(g, b)) % N };
}

export const scramblerOf = (A: bigint, B: bigint): bigint => fromBytes(sha256(padded(A), padded(B)));

export interface Exchange extends ServerKeys {
  readonly A: bigint;
  readonly v: bigint;
}

/** S, or null in the cases that chance never brings and only somebody who tampers could. */
export function sharedSecretOf({ A, b, B, v }: Exchange): bigint | null {
  const u = scramblerOf(A, B);
  if (u === 0n) return null;
  const base = (A * power(v, u)) % N;
  return isSafeBase(base) ? power(base, b) : null;
}

const hmac = (key: Uint8Array): Hmac => createHmac('sha256', createSecretKey(key));

/** HKDF of one block, with Cognito's own word in it. */
export function sessionKeyOf(u: bigint, S: bigint): Buffer {
  const extracted = hmac(padded(u)).update(padded(S)).digest();
  return hmac(extracted).update('Caldera Derived Key').update(Buffer.of(1)).digest().subarray(0, 16);
}

interface Signed {
  readonly poolName: string;
  readonly userId: string;
  readonly secretBlock: Uint8Array;
  readonly timestamp: string;
}

export function signatureOf(key: Uint8Array, { poolName, userId, secretBlock, timestamp }: Signed): Buffer {
  return hmac(key).update(poolName).update(userId).update(secretBlock).update(timestamp).digest();
}

/** Whether whoever made the signature knew the password. */
export function isProof(exchange: Exchange, signed: Signed, signature: Uint8Array): boolean {
  const S = sharedSecretOf(exchange);
  if (S === null) return false;
  const expected = signatureOf(sessionKeyOf(scramblerOf(exchange.A, exchange.B), S), signed);
  return expected.length === signature.length && timingSafeEqual(expected, signature);
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const months: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

const shape =
  /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) (?<month>[A-Z][a-z]{2}) (?<day>\d{1,2}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2}) UTC (?<year>\d{4})$/;

export interface Timestamp {
  readonly at: Date;
  /** What is signed, whatever was sent: a wrong weekday or `Sep 05` makes the signature wrong, as on AWS. */
  readonly canonical: string;
}

/** Reads `Sat Nov 7 06:05:09 UTC 2026`, or answers null. */
export function readTimestamp(text: string): Timestamp | null {
  const parts = shape.exec(text)?.groups;
  if (parts === undefined) return null;
  const month = months.indexOf(parts.month ?? '');
  const [day, hour, minute, second, year] = [
    parts.day,
    parts.hour,
    parts.minute,
    parts.second,
    parts.year,
  ].map(Number);
  const at = new Date(Date.UTC(year ?? 0, month, day, hour, minute, second));
  const isReal =
    month >= 0 && at.getUTCDate() === day && at.getUTCHours() === hour && at.getUTCMinutes() === minute;
  return isReal && at.getUTCSeconds() === second ? { at, canonical: writeTimestamp(at) } : null;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function writeTimestamp(at: Date): string {
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':');
  const weekday = weekdays[at.getUTCDay()] ?? '';
  const month = months[at.getUTCMonth()] ?? '';
  return `${weekday} ${month} ${at.getUTCDate()} ${time} UTC ${String(at.getUTCFullYear()).padStart(4, '0')}`;
}
