import { emailOf, requestPatience } from '#features/people/asked-by-address.ts';
import { type ResetDeps, sendResetLink } from './send-reset-link.ts';

export const resetRequestJob = 'reset-request';

/** Looks up who asked for a link, until the queue stops. */
export async function answerResetRequests(deps: ResetDeps): Promise<void> {
  await deps.queue.work(resetRequestJob, (job) => sendResetLink(deps, emailOf(job)), requestPatience);
}
