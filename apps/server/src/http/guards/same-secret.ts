import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Takes as long for every guess, whatever it has in common with what is wanted. */
export function isSameSecret(given: unknown, wanted: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(wanted));
}
