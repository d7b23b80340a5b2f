import { days, hours, minutes, seconds } from '@wayfare/contracts/rules/durations';
import { canonicalEmail, isForgotEmail } from '@wayfare/contracts/rules/email';
import * as z from 'zod/mini';
import type { CompromisedPasswords } from '#adapters/identity/identity.ts';
import { enqueue, type Job, type ProcessOptions, UnrecoverableError } from '#adapters/queue/queue.ts';
import type { AppDeps } from '#app-deps.ts';
import type { BillingDeps } from '#features/billing/billing-deps.ts';
import { toNetwork } from '#http/client-network.ts';
import { perHour, type RateLimits } from '#http/guards/rate-limit.ts';

/** Unpaid sign-ups expire after this. */
export const signupLifetimeMs = days(1);

/** Time during which another browser cannot replace a sign-up whose payment page is open. */
export const checkoutGuardMs = minutes(30);

export const confirmationLimits = {
  /** Applies from the second link on. */
  minResendIntervalMs: minutes(1),
  /** Until then an expired link is reported as expired and not as unknown. */
  expiredLinkRetentionMs: days(30),
} as const;

export const resetLimits = {
  linkLifetimeMs: hours(1),
} as const;

/**
 * Confirmation and reset links to one address. The limits by network keep one network from using up the tries of
 * another; the totals keep many networks from filling a mailbox. Above the totals one mail an hour still goes out, so
 * that other networks cannot block a member.
 */
const mailedLinkLimits = {
  networkPerHour: perHour('mailed links of an email in a network', 5),
  networkPerDay: { name: 'mailed links of an email in a network and day', uses: 10, windowMs: days(1) },
  maxPerHour: 10,
  maxPerDay: 20,
} as const;

export const hasReachedMailLimit = ({ lastHour, lastDay }: { lastHour: number; lastDay: number }): boolean =>
  lastHour > 0 && (lastHour >= mailedLinkLimits.maxPerHour || lastDay >= mailedLinkLimits.maxPerDay);

export const callLimits = {
  signupsPerNetwork: perHour('store-signup of a network', 20),
  /** By address and network, so that one network cannot use up the tries of another. */
  signupsPerEmail: perHour('store-signup of an email in a network', 6),
  /** The form calls this after each pause in typing. */
  passwordChecks: perHour('check-password of a network', 200),
  resumptions: perHour('resume-signup of a network', 30),
  confirmations: perHour('confirm of a network', 60),
  resends: perHour('resend-confirmation of a network', 20),
  /** Each calls the payment provider. */
  verifications: perHour('verify-checkout of a network', 60),
  resetRequests: perHour('request-reset of a network', 30),
  resetTokenChecks: perHour('validate-token of a network', 30),
  resets: perHour('reset-password of a network', 30),
} as const;

/** Sign-up closes payment pages and cancels subscriptions, so it needs everything that billing needs. */
export interface SignupDeps extends BillingDeps, Pick<AppDeps, 'queue'> {
  readonly knownPasswords: CompromisedPasswords;
}

type RequestDeps = Pick<AppDeps, 'db' | 'clock' | 'limits'>;

interface MailRequest {
  readonly email: string;
  /** The network address of the client. */
  readonly ip: string;
}

/**
 * Only queues the request. The account is looked up by the job, so that the response and its timing do not reveal
 * whether the address is known. One request per minute, address and network.
 */
export async function queueMailRequest(
  { db, clock, limits }: RequestDeps,
  name: string,
  input: MailRequest,
): Promise<void> {
  const email = canonicalEmail(input.email);
  if (!isForgotEmail(email)) return;
  const network = toNetwork(input.ip);
  const minute = Math.floor(clock.now().getTime() / 60_000);
  // A plain hash of an address could be guessed, so the key is an HMAC.
  await enqueue(db, {
    name,
    data: {},
    secret: { email, network },
    key: limits.hashKey(name, `${email} ${network} ${minute}`),
  });
}

const shape = z.object({ email: z.string(), network: z.string() });

/** The address a queued request names. Null if its network has asked for that address too often. */
export async function findRequestedEmail(
  limits: Pick<RateLimits, 'countAndGetWait'>,
  { secret }: Pick<Job, 'secret'>,
): Promise<string | null> {
  const parsed = shape.safeParse(secret);
  if (!parsed.success) throw new UnrecoverableError('The request has no address.');
  const { email, network } = parsed.data;
  const { networkPerHour, networkPerDay } = mailedLinkLimits;
  const bucket = `${email} ${network}`;
  const isAllowed =
    (await limits.countAndGetWait(networkPerHour, bucket)) === null &&
    (await limits.countAndGetWait(networkPerDay, bucket)) === null;
  return isAllowed ? email : null;
}

/** Retries end within an hour; later the person no longer expects the mail. */
export const requestRetries: ProcessOptions = {
  retryDelaysMs: [seconds(5), minutes(1), minutes(10), minutes(30)],
};
