import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { addTime, days, hours, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { toNetwork } from '../client-network.ts';
import { problem } from '../responses/problems.ts';
import { countUse, deleteRateLimitsBefore } from './rate-limit-queries.ts';
import { describeGuard, type Guard } from './route.ts';
import { isLoadTest } from './shared-secret.ts';

export interface RateLimit {
  /** What is counted; limits of different names count apart. */
  readonly name: string;
  readonly uses: number;
  readonly windowMs: number;
}

export const perHour = (name: string, uses: number): RateLimit => ({ name, uses, windowMs: hours(1) });

/** How often something may be asked for. Kept in the database, so that a restart forgives nothing. */
export interface RateLimits {
  /** A guard that lets each network address through so often. */
  perNetwork(limit: RateLimit): Guard<void>;
  /** Counts a use by this one, or throws when there were too many. */
  count(limit: RateLimit, who: string): Promise<void>;
  /** Counts a use by this one. False if there were too many. */
  allows(limit: RateLimit, who: string): Promise<boolean>;
  /** Tells the same one again, and nobody can tell from it who it is. */
  keyOf(name: string, who: string): string;
}

interface RateLimitDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Kept outside the database: without it nobody can tell from the table who asked. */
  readonly secret: Uint8Array;
  readonly loadTestKey: string | undefined;
}

export function createRateLimits({ db, clock, secret, loadTestKey }: RateLimitDeps): RateLimits {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'use counts', 32)));
  const keyOf = (name: string, who: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, who]))
      .digest('base64url');

  const findFreeAt = ({ name, uses, windowMs }: RateLimit, who: string, now: Date) =>
    countUse(db, { key: keyOf(name, who), uses, windowMs }, now);

  const count: RateLimits['count'] = async (limit, who) => {
    const now = clock.now();
    const freeAt = await findFreeAt(limit, who, now);
    if (freeAt === null) return;
    const seconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1_000));
    const message = `Too many tries. Please wait ${formatWait(seconds)}.`;
    throw problem('too_many_requests', { message, retryAfterSeconds: seconds });
  };

  return {
    count,
    allows: async (limit, who) => (await findFreeAt(limit, who, clock.now())) === null,
    keyOf,
    perNetwork: (limit) =>
      describeGuard(
        `at most ${limit.uses} in ${limit.windowMs / minutes(1)} minutes from a network`,
        async (request) => {
          if (!isLoadTest(request, loadTestKey)) await count(limit, toNetwork(request.ip));
        },
      ),
  };
}

/** No window is longer than a day. */
export const deleteOldRateLimits = (db: Db, clock: Clock): ScheduledTask => ({
  name: 'forget old use counts',
  nextRun: (now) => addTime(now, hours(6)),
  run: () => deleteRateLimitsBefore(db, subtractTime(clock.now(), days(1))),
});

/** How long until it may be tried again, as the end of 'Please wait …'. */
export function formatWait(seconds: number): string {
  if (seconds <= 60) return 'a little';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 50) return `about ${minutes} minutes`;
  const hours = Math.max(1, Math.round(minutes / 60));
  return hours === 1 ? 'about an hour' : `about ${hours} hours`;
}
