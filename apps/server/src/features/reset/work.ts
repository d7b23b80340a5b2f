import { emailOf, resetRequestJob } from './request-reset.ts';
import { type ResetDeps, sendResetLink } from './send-reset-link.ts';

const [seconds, minutes] = [1_000, 60_000];

/** Looks up who asked for a link, until the queue stops. A request that waited for an hour is no longer wanted. */
export async function answerResetRequests(deps: ResetDeps): Promise<void> {
  await deps.queue.work(resetRequestJob, (job) => sendResetLink(deps, emailOf(job)), {
    retryDelaysMs: [5 * seconds, 1 * minutes, 10 * minutes, 30 * minutes],
  });
}
