import { reviewers } from '@wayfare/contracts/rules/policies';
import type { MemberMailbox } from '#adapters/identity/identity.ts';
import type { AppDeps } from '#app-deps.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { everyMinute, type ScheduledTask } from '#scheduler.ts';
import { listUnnotifiedReviews, setReviewNotified, type UnnotifiedReview } from './review-queries.ts';

type ReviewMailDeps = Pick<AppDeps, 'db' | 'clock' | 'identity'>;

/** Mails the editors-in-chief that a review was asked for, and the writer that it was answered. */
export const notifyReviewersTask = (deps: ReviewMailDeps): ScheduledTask =>
  everyMinute('notify-of-reviews', () => notifyOfReviews(deps));

/** Several steps between two runs cause one mail, about the last of them. */
export async function notifyOfReviews({ db, clock, identity }: ReviewMailDeps): Promise<void> {
  for (const review of await listUnnotifiedReviews(db)) {
    const { kind, ref, title, step, actorName: by, changes } = review;
    const mailboxes = title === null ? [] : await listRecipients(identity, review);
    const mail = { text: { kind, ref }, title: title ?? '', by };
    const answer = { isApproved: step === 'approved', changes };
    await db.transaction(async (tx) => {
      if (!(await setReviewNotified(tx, review, clock.now()))) return;
      for (const { email: address, name } of mailboxes) {
        const to = { name, address };
        if (step === 'asked') await queueMail(tx, { kind: 'review-requested', to, ...mail });
        else await queueMail(tx, { kind: 'review-answered', to, ...mail, ...answer });
      }
    });
  }
}

/** An editor-in-chief who asks gets no mail about it. */
async function listRecipients(
  identity: ReviewMailDeps['identity'],
  { step, requesterSub }: UnnotifiedReview,
): Promise<readonly MemberMailbox[]> {
  if (step === 'asked') {
    const members = await identity.listGroup(reviewers);
    return members.filter(
      ({ sub, isConfirmed, isEnabled }) => isConfirmed && isEnabled && sub !== requesterSub,
    );
  }
  return requesterSub === null ? [] : [...(await identity.findMailboxes([requesterSub])).values()];
}
