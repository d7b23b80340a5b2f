import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const isSameSecret = (value: unknown, secret: string): boolean =>
  typeof value === 'string' && timingSafeEqual(digest(value), digest(secret));

/** Whether the request has the key with which load tests bypass the limits per network. */
export const isLoadTest = ({ headers }: FastifyRequest, loadTestKey: string | undefined): boolean =>
  loadTestKey !== undefined && isSameSecret(headers['x-load-test'], loadTestKey);
