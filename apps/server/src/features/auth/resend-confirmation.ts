import { earlier } from '@wayfare/contracts/durations';
import type { Database } from '#adapters/db/database.ts';
import { emailOf, requestPatience } from './asked-by-address.ts';
import { confirmationLimits } from './auth-limits.ts';
import { countLinks } from './link-queries.ts';
import { lockPaidSignup } from './queries.ts';
import { type Post, sendConfirmation } from './send-confirmation.ts';

export const resendJob = 'resend-confirmation';

type Needs = Post & { readonly db: Database };

/** For an address whose signup is paid and not confirmed, a new link and its mail; for any other, nothing. */
export async function resendForUnconfirmed({ db, queue, clock }: Needs, email: string): Promise<void> {
  const { links: most, windowMs, pauseMs } = confirmationLimits;
  await db.transaction(async (within) => {
    const signup = await lockPaidSignup(within, email);
    if (signup === null) return;
    const now = clock.now();
    const { links, newestAt } = await countLinks(within, signup.signupId, earlier(now, windowMs));
    // The first link went out by itself: whoever misses it need not wait.
    const isTooSoon = links > 1 && newestAt !== null && newestAt > earlier(now, pauseMs);
    if (links >= most || isTooSoon) return;
    await sendConfirmation(within, { queue, clock }, signup);
  });
}

/** Looks up who asked for a new link, until the queue stops. */
export async function answerResendRequests(needs: Needs): Promise<void> {
  await needs.queue.work(resendJob, (job) => resendForUnconfirmed(needs, emailOf(job)), requestPatience);
}
