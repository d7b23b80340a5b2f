import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const createToken = (bits: 128 | 256 = 256): string => randomBytes(bits / 8).toString('base64url');

/** Only the hash is stored, so that the database contains no usable token. */
export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** Compares in constant time. */
export const isSameSecret = (value: unknown, secret: string): boolean =>
  typeof value === 'string' && timingSafeEqual(hashToken(value), hashToken(secret));
