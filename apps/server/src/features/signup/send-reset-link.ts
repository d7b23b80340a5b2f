import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Job } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { withLease } from '#features/person/lease-queries.ts';
import { createToken, hashToken } from '#features/person/secret-token.ts';
import type { ScheduledTask } from '#scheduler.ts';
import {
  findRequestedEmail,
  hasReachedMailLimit,
  requestRetries,
  resetLimits,
  type SignupDeps,
} from './rate-limits.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import {
  addResetLink,
  countResetLinks,
  deleteResetLinksBefore,
  revokeResetLinks,
} from './reset-link-queries.ts';

export type ResetDeps = Pick<SignupDeps, 'db' | 'queue' | 'clock' | 'identity' | 'limits'>;

export const resetRequestJob = 'reset-request';

/** Processes queued requests until the queue stops. */
export async function processResetRequests(deps: ResetDeps): Promise<void> {
  await deps.queue.process(resetRequestJob, (job) => processResetRequest(deps, job), requestRetries);
}

export async function processResetRequest(deps: ResetDeps, job: Pick<Job, 'secret'>): Promise<void> {
  const email = await findRequestedEmail(deps.limits, job);
  if (email !== null) await sendResetLink(deps, email);
}

/** Does nothing if the address has no account. */
export async function sendResetLink({ db, queue, clock, identity }: ResetDeps, email: string): Promise<void> {
  const account = await identity.findByEmail(email);
  if (account === null) return;
  // An unconfirmed account needs its confirmation link, not a new password.
  if (!account.isConfirmed) {
    await resendConfirmation({ db, queue, clock }, email);
    return;
  }
  const { sub } = account;
  const to = { name: account.name, address: account.email };
  // Without the lease, concurrent requests would leave several valid links.
  await withLease(db, `reset ${sub}`, () =>
    db.transaction(async (tx) => {
      const createdAt = clock.now();
      if (hasReachedMailLimit(await countResetLinks(tx, sub, createdAt))) return;
      const token = createToken();
      const expiresAt = addTime(createdAt, resetLimits.linkLifetimeMs);
      await revokeResetLinks(tx, sub, createdAt);
      await addResetLink(tx, { tokenHash: hashToken(token), sub, createdAt, expiresAt });
      await queueMail(tx, queue, { kind: 'reset-password', to, token, expiresAt });
    }),
  );
}

/** Links expire after an hour, and are kept for a day to answer questions of members. */
export const deleteOldResetLinks = ({ db, clock }: Pick<ResetDeps, 'db' | 'clock'>): ScheduledTask => ({
  name: 'delete-old-reset-links',
  nextRun: (now) => addTime(now, hours(6)),
  run: () => deleteResetLinksBefore(db, subtractTime(clock.now(), days(1))),
});
