import { days, hours, minutes, seconds } from '@wayfare/contracts/rules/durations';
import { canonicalEmail, isForgotEmail } from '@wayfare/contracts/rules/email';
import * as z from 'zod/mini';
import type { Db } from '#adapters/db/database.ts';
import type { KnownPasswords } from '#adapters/identity/identity.ts';
import { GiveUp, type Job, type Queue, type WorkOptions } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import type { BillingDeps } from '#features/billing/billing-deps.ts';
import { networkOf } from '#http/client-network.ts';
import { anHour, type Limits } from '#http/guards/rate-limit.ts';

/** So long a signup may wait for its payment. */
export const signupLifetimeMs = days(1);

/** So long nobody takes an open payment page from the browser that opened it. */
export const checkoutGuardMs = minutes(30);

export const confirmationLimits = {
  /** After the one that came by itself none sooner than this. */
  minResendIntervalMs: minutes(1),
  /** Until then a link that ended is told from one that never was; the newest always. */
  expiredLinkRetentionMs: days(30),
} as const;

export const resetLimits = {
  linkLifetimeMs: hours(1),
} as const;

/**
 * Links that are mailed to one address, to confirm it or to reset a password. By the network that asks, so that nobody
 * uses up what somebody elsewhere may ask for; and in all, so that many networks cannot fill a mailbox. Beyond that one
 * an hour still goes out: otherwise those networks keep the member from getting any.
 */
const mailedLinkLimits = {
  networkPerHour: anHour('mailed links of an email in a network', 5),
  networkPerDay: { name: 'mailed links of an email in a network and day', uses: 10, windowMs: days(1) },
  maxPerHour: 10,
  maxPerDay: 20,
} as const;

export const hasReachedMailLimit = ({ lastHour, lastDay }: { lastHour: number; lastDay: number }): boolean =>
  lastHour > 0 && (lastHour >= mailedLinkLimits.maxPerHour || lastDay >= mailedLinkLimits.maxPerDay);

/** How often each address of ours may be called. */
export const callLimits = {
  signupsPerNetwork: anHour('store-signup of a network', 20),
  /** By the address and the network: nobody uses up the tries of somebody elsewhere. */
  signupsPerEmail: anHour('store-signup of an email in a network', 6),
  /** A form asks after each pause in typing, and each may ask the breach service. */
  passwordChecks: anHour('check-password of a network', 200),
  resumptions: anHour('resume-signup of a network', 30),
  confirmations: anHour('confirm of a network', 60),
  resends: anHour('resend-confirmation of a network', 20),
  /** Each asks the payment provider. */
  verifications: anHour('verify-checkout of a network', 60),
  resetRequests: anHour('request-reset of a network', 30),
  resetTokenChecks: anHour('validate-token of a network', 30),
  resets: anHour('reset-password of a network', 30),
} as const;

/** People ask billing to close payment pages and to cancel subscriptions, so they are given what billing is given. */
export interface SignupDeps extends BillingDeps {
  readonly knownPasswords: KnownPasswords;
}

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
export async function queueMailRequest(
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
  const { networkPerHour, networkPerDay } = mailedLinkLimits;
  const who = `${email} ${network}`;
  const isAllowed = (await limits.allows(networkPerHour, who)) && (await limits.allows(networkPerDay, who));
  return isAllowed ? email : null;
}

/** A request that waited for an hour is no longer wanted. */
export const requestRetries: WorkOptions = {
  retryDelaysMs: [seconds(5), minutes(1), minutes(10), minutes(30)],
};
