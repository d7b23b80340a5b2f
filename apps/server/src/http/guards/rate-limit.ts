import { createHmac } from 'node:crypto';
import { hours, minutes } from '@wayfare/contracts/rules/durations';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import { deriveKey } from '#adapters/master-key/master-key.ts';
import type { Clock } from '#clock.ts';
import { isSameSecret } from '#secret-token.ts';
import { toNetwork } from '../client-network.ts';
import { problem } from '../responses/problems.ts';
import { countUse } from './rate-limit-queries.ts';
import { describeGuard, type Guard } from './route.ts';

export interface RateLimit {
  /** Limits with different names are counted separately. */
  readonly name: string;
  readonly uses: number;
  readonly windowMs: number;
}

export const perHour = (name: string, uses: number): RateLimit => ({ name, uses, windowMs: hours(1) });

/** Counts are in the database, so a restart does not reset them and several servers share them. */
export type RateLimits = ReturnType<typeof createRateLimits>;

interface RateLimitDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Not in the database: the table alone does not reveal who sent a request. */
  readonly secret: Uint8Array;
  readonly loadTestKey: string | undefined;
}

export function createRateLimits({ db, clock, secret, loadTestKey }: RateLimitDeps) {
  const key = deriveKey(secret, 'use counts');
  /** Stable, and the value cannot be recovered from it. */
  const hashKey = (name: string, who: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, who]))
      .digest('base64url');

  /** Counts a use. Null if it is within the limit, otherwise the seconds until the end of the window. */
  const countAndGetWait = async (
    { name, uses, windowMs }: RateLimit,
    who: string,
  ): Promise<number | null> => {
    const now = clock.now();
    const windowEnd = await countUse(db, { key: hashKey(name, who), uses, windowMs }, now);
    return windowEnd && Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1_000));
  };

  /** Counts a use. Throws `too_many_requests` over the limit. */
  const count = async (limit: RateLimit, who: string): Promise<void> => {
    const seconds = await countAndGetWait(limit, who);
    if (seconds === null) return;
    const message = `Too many tries. Please wait ${formatWait(seconds)}.`;
    throw problem('too_many_requests', { message, retryAfterSeconds: seconds });
  };

  return {
    count,
    countAndGetWait,
    hashKey,
    perNetwork: (limit: RateLimit): Guard<void> =>
      describeGuard(
        `at most ${limit.uses} in ${limit.windowMs / minutes(1)} minutes from a network`,
        async (request) => {
          if (!isLoadTest(request, loadTestKey)) await count(limit, toNetwork(request.ip));
        },
      ),
  };
}

/** Whether the request has the key with which load tests bypass the limits per network. */
export const isLoadTest = ({ headers }: FastifyRequest, loadTestKey: string | undefined): boolean =>
  loadTestKey !== undefined && isSameSecret(headers['x-load-test'], loadTestKey);

/** Completes 'Please wait …'. */
export function formatWait(seconds: number): string {
  if (seconds <= 60) return 'a little';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 50) return `about ${minutes} minutes`;
  const hours = Math.max(1, Math.round(minutes / 60));
  return hours === 1 ? 'about an hour' : `about ${hours} hours`;
}
