import { days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Database } from '#adapters/db/database.ts';
import type { Job } from '#adapters/queue/queue.ts';
import { countConfirmationLinks } from '#features/person/confirmation-link-queries.ts';
import { type Post, sendConfirmation } from '#features/person/send-confirmation.ts';
import { lockPaidSignup } from '#features/person/signup-queries.ts';
import {
  confirmationLimits,
  findRequestedEmail,
  isMailedTooOften,
  type PeopleDeps,
  requestPatience,
} from './rate-limits.ts';

export const resendJob = 'resend-confirmation';

type ResendDeps = Post & { readonly db: Database };

/** What came of asking for a new link. Whoever asked over the net is not told. */
export type Resent = 'sent' | 'nobody-waits' | 'too-soon';

/** For an address whose signup is paid and not confirmed, a new link and its mail; for any other, nothing. */
export async function resendForUnconfirmed({ db, queue, clock }: ResendDeps, email: string): Promise<Resent> {
  return db.transaction(async (within) => {
    const signup = await lockPaidSignup(within, email);
    if (signup === null) return 'nobody-waits';
    const now = clock.now();
    const since = { anHourAgo: subtractTime(now, hours(1)), aDayAgo: subtractTime(now, days(1)) };
    const counts = await countConfirmationLinks(within, signup.signupId, since);
    const { inTheHour, newestAt } = counts;
    // The first link went out by itself: whoever misses it need not wait.
    const isTooSoon =
      inTheHour > 1 && newestAt !== null && newestAt > subtractTime(now, confirmationLimits.pauseMs);
    if (isTooSoon || isMailedTooOften(counts)) return 'too-soon';
    await sendConfirmation(within, { queue, clock }, signup);
    return 'sent';
  });
}

/** Looks up who asked for a new link, until the queue stops. */
export async function answerResendRequests(deps: ResendJobDeps): Promise<void> {
  await deps.queue.work(resendJob, (job) => answerResendRequest(deps, job), requestPatience);
}

type ResendJobDeps = ResendDeps & Pick<PeopleDeps, 'limits'>;

export async function answerResendRequest(deps: ResendJobDeps, job: Pick<Job, 'secret'>): Promise<void> {
  const email = await findRequestedEmail(deps.limits, job);
  if (email !== null) await resendForUnconfirmed(deps, email);
}
