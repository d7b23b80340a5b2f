import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Job } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { withLease } from '#features/person/lease-queries.ts';
import { hashOf, newToken } from '#features/person/secret-token.ts';
import type { ScheduledTask } from '#scheduler.ts';
import {
  findRequestedEmail,
  isMailedTooOften,
  type PeopleDeps,
  requestPatience,
  resetLimits,
} from './rate-limits.ts';
import { resendForUnconfirmed } from './resend-confirmation.ts';
import { addLink, countLinks, endLinks, forgetLinksBefore } from './reset-link-queries.ts';

export type ResetDeps = Pick<PeopleDeps, 'db' | 'queue' | 'clock' | 'identity' | 'limits'>;

export const resetRequestJob = 'reset-request';

/** Looks up who asked for a link, until the queue stops. */
export async function answerResetRequests(deps: ResetDeps): Promise<void> {
  await deps.queue.work(resetRequestJob, (job) => answerResetRequest(deps, job), requestPatience);
}

export async function answerResetRequest(deps: ResetDeps, job: Pick<Job, 'secret'>): Promise<void> {
  const email = await findRequestedEmail(deps.limits, job);
  if (email !== null) await sendResetLink(deps, email);
}

/** For an address that has an account, a link and its mail, together or not at all. */
export async function sendResetLink({ db, queue, clock, identity }: ResetDeps, email: string): Promise<void> {
  const account = await identity.findByEmail(email);
  if (account === null) return;
  // Who cannot log in before confirming is helped by that link, not by a new password.
  if (!account.isConfirmed) {
    await resendForUnconfirmed({ db, queue, clock }, email);
    return;
  }
  const { sub } = account;
  const to = { name: account.name, address: account.email };
  // Two at once would each leave its own link good.
  await withLease(db, `reset ${sub}`, () =>
    db.transaction(async (within) => {
      const createdAt = clock.now();
      const since = {
        anHourAgo: subtractTime(createdAt, hours(1)),
        aDayAgo: subtractTime(createdAt, days(1)),
      };
      if (isMailedTooOften(await countLinks(within, sub, since))) return;
      const token = newToken();
      const expiresAt = addTime(createdAt, resetLimits.linkMs);
      await endLinks(within, sub, createdAt);
      await addLink(within, { tokenHash: hashOf(token), sub, createdAt, expiresAt });
      await queueMail(within, queue, { kind: 'reset-password', to, token, expiresAt });
    }),
  );
}

/** A link matters for an hour; for a day one may still wonder what became of it. */
export const forgetResetLinks = ({ db, clock }: Pick<ResetDeps, 'db' | 'clock'>): ScheduledTask => ({
  name: 'forget old reset links',
  nextRun: (now) => addTime(now, hours(6)),
  run: () => forgetLinksBefore(db, subtractTime(clock.now(), days(1))),
});
