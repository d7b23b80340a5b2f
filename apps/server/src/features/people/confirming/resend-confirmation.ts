import { days, earlier, hours } from '@wayfare/contracts/rules/durations';
import type { Database } from '#adapters/db/database.ts';
import type { Job } from '#adapters/queue/queue.ts';
import { emailOf, requestPatience } from '../asked-by-address.ts';
import { confirmationLimits } from '../auth-limits.ts';
import { countLinks } from '../person/confirmation-link-queries.ts';
import { type Post, sendConfirmation } from '../person/send-confirmation.ts';
import { lockPaidSignup } from '../person/signup-queries.ts';

export const resendJob = 'resend-confirmation';

type Needs = Post & { readonly db: Database };

/** What came of asking for a new link. Whoever asked over the net is not told. */
export type Resent = 'sent' | 'nobody-waits' | 'too-soon';

/** For an address whose signup is paid and not confirmed, a new link and its mail; for any other, nothing. */
export async function resendForUnconfirmed({ db, queue, clock }: Needs, email: string): Promise<Resent> {
  const { linksAnHour, linksADay, pauseMs } = confirmationLimits;
  return db.transaction(async (within) => {
    const signup = await lockPaidSignup(within, email);
    if (signup === null) return 'nobody-waits';
    const now = clock.now();
    const since = { anHourAgo: earlier(now, hours(1)), aDayAgo: earlier(now, days(1)) };
    const { inTheHour, inTheDay, newestAt } = await countLinks(within, signup.signupId, since);
    // The first link went out by itself: whoever misses it need not wait.
    const isTooSoon = inTheHour > 1 && newestAt !== null && newestAt > earlier(now, pauseMs);
    if (inTheHour >= linksAnHour || inTheDay >= linksADay || isTooSoon) return 'too-soon';
    await sendConfirmation(within, { queue, clock }, signup);
    return 'sent';
  });
}

/** Looks up who asked for a new link, until the queue stops. */
export async function answerResendRequests(needs: Needs): Promise<void> {
  const answer = async (job: Job): Promise<void> => {
    await resendForUnconfirmed(needs, emailOf(job));
  };
  await needs.queue.work(resendJob, answer, requestPatience);
}
