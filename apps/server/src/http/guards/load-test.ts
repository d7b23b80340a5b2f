import type { FastifyRequest } from 'fastify';
import { isSameSecret } from './same-secret.ts';

/** Whether a request bears the key that lets a load test past the limits for each address. */
export function isLoadTest({ headers }: FastifyRequest, loadTestKey: string | undefined): boolean {
  return loadTestKey !== undefined && isSameSecret(headers['x-load-test'], loadTestKey);
}
