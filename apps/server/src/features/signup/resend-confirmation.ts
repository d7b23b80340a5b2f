import { subtractTime } from '@wayfare/contracts/rules/durations';
import type { Job } from '#adapters/queue/queue.ts';
import { sendConfirmationLink } from '#features/billing/billing-mails.ts';
import { countConfirmationLinks, lockPaidSignup } from '#features/person/signup-queries.ts';
import {
  confirmationLimits,
  findRequestedEmail,
  hasReachedMailLimit,
  requestRetries,
  type SignupDeps,
} from './rate-limits.ts';

export const resendJob = 'resend-confirmation';

type ResendDeps = Pick<SignupDeps, 'db' | 'clock'>;

/** The public call never reveals this. */
export type ResendOutcome = 'sent' | 'not-pending' | 'too-soon';

/** Mails a new link if the sign-up of the address is paid and not confirmed. */
export const resendConfirmation = async ({ db, clock }: ResendDeps, email: string): Promise<ResendOutcome> =>
  db.transaction(async (tx) => {
    const signup = await lockPaidSignup(tx, email);
    if (signup === null) return 'not-pending';
    const now = clock.now();
    const counts = await countConfirmationLinks(tx, signup.signupId, now);
    const { lastHour, newestAt } = counts;
    // The first link was sent automatically, so a second one may follow at once.
    const isTooSoon =
      lastHour > 1 &&
      newestAt !== null &&
      newestAt > subtractTime(now, confirmationLimits.minResendIntervalMs);
    if (isTooSoon || hasReachedMailLimit(counts)) return 'too-soon';
    await sendConfirmationLink({ clock }, tx, signup);
    return 'sent';
  });

/** Processes queued requests until the queue stops. */
export async function processResendRequests(deps: ResendJobDeps): Promise<void> {
  await deps.queue.process(resendJob, (job) => processResendRequest(deps, job), requestRetries);
}

type ResendJobDeps = ResendDeps & Pick<SignupDeps, 'queue' | 'limits'>;

export async function processResendRequest(deps: ResendJobDeps, job: Pick<Job, 'secret'>): Promise<void> {
  const email = await findRequestedEmail(deps.limits, job);
  if (email !== null) await resendConfirmation(deps, email);
}
