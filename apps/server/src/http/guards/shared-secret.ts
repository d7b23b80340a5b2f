import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Takes as long for every guess, whatever it has in common with what is wanted. */
export function isSameSecret(given: unknown, wanted: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(wanted));
}

/** Whether a request bears the key that lets a load test past the limits for each address. */
export function isLoadTest({ headers }: FastifyRequest, loadTestKey: string | undefined): boolean {
  return loadTestKey !== undefined && isSameSecret(headers['x-load-test'], loadTestKey);
}
