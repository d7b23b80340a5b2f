import { canonicalEmail, isForgotEmail } from '@wayfare/contracts/rules/email';
import * as z from 'zod/mini';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import { GiveUp, type Job, type Queue, type WorkOptions } from '#adapters/queue/queue.ts';
import type { Limits } from '#http/guards/limit.ts';

interface Needs {
  readonly db: Db;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'keyOf'>;
}

/**
 * Writes down that somebody asked, and nothing else: whether the address is known is looked up later, so that the
 * answer takes as long and says the same for every address. One request a minute is enough for anybody.
 */
export async function noteRequest(
  { db, queue, clock, limits }: Needs,
  name: string,
  typed: string,
): Promise<void> {
  const email = canonicalEmail(typed);
  if (!isForgotEmail(email)) return;
  const minute = Math.floor(clock.now().getTime() / 60_000);
  // Addresses can be guessed, so what stays in the queue for a week is kept under a key.
  await queue.enqueue(db, {
    name,
    data: {},
    secret: { email },
    key: limits.keyOf(name, `${email} ${minute}`),
  });
}

const shape = z.object({ email: z.string() });

export function emailOf({ secret }: Pick<Job, 'secret'>): string {
  const read = shape.safeParse(secret);
  if (!read.success) throw new GiveUp('The request names no address.');
  return read.data.email;
}

const [seconds, minutes] = [1_000, 60_000];

/** A request that waited for an hour is no longer wanted. */
export const requestPatience: WorkOptions = {
  retryDelaysMs: [5 * seconds, 1 * minutes, 10 * minutes, 30 * minutes],
};
