import { canonicalEmail, isForgotEmail } from '@wayfare/contracts/rules/email';
import * as z from 'zod/mini';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import { GiveUp, type Job, type Queue, type WorkOptions } from '#adapters/queue/queue.ts';
import type { Limits } from '#http/guards/limit.ts';
import { networkOf } from '#http/server/network-of.ts';
import { mailedLinkLimits } from './limits.ts';

interface RequestDeps {
  readonly db: Db;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'keyOf'>;
}

interface MailRequest {
  readonly email: string;
  /** The network address of whoever asks. */
  readonly ip: string;
}

/**
 * Writes down that somebody asked, and nothing else: whether the address is known is looked up later, so that the
 * answer takes as long and says the same for every address. A network may ask once a minute.
 */
export async function noteRequest(
  { db, queue, clock, limits }: RequestDeps,
  name: string,
  typed: MailRequest,
): Promise<void> {
  const email = canonicalEmail(typed.email);
  if (!isForgotEmail(email)) return;
  const network = networkOf(typed.ip);
  const minute = Math.floor(clock.now().getTime() / 60_000);
  // Addresses can be guessed, so what stays in the queue for a week is kept under a key.
  await queue.enqueue(db, {
    name,
    data: {},
    secret: { email, network },
    key: limits.keyOf(name, `${email} ${network} ${minute}`),
  });
}

const shape = z.object({ email: z.string(), network: z.string() });

/** The address a queued request names. Null if its network has asked for that address too often. */
export async function findRequestedEmail(
  limits: Pick<Limits, 'allows'>,
  { secret }: Pick<Job, 'secret'>,
): Promise<string | null> {
  const read = shape.safeParse(secret);
  if (!read.success) throw new GiveUp('The request names no address.');
  const { email, network } = read.data;
  const { networkInHour, networkInDay } = mailedLinkLimits;
  const who = `${email} ${network}`;
  const isAllowed = (await limits.allows(networkInHour, who)) && (await limits.allows(networkInDay, who));
  return isAllowed ? email : null;
}

const [seconds, minutes] = [1_000, 60_000];

/** A request that waited for an hour is no longer wanted. */
export const requestPatience: WorkOptions = {
  retryDelaysMs: [5 * seconds, 1 * minutes, 10 * minutes, 30 * minutes],
};
