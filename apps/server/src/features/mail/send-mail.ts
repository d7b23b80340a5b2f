import { InvalidMailError } from '#adapters/mail/mail.ts';
import { type Job, type ProcessOptions, UnrecoverableError } from '#adapters/queue/queue.ts';
import type { AppDeps } from '#app-deps.ts';
import {
  accountDeletedMail,
  alreadyMemberMail,
  confirmAddressMail,
  passwordChangedMail,
  resetPasswordMail,
  welcomeMail,
} from '#emails/account-mails.ts';
import {
  donationReceiptMail,
  donationRefundedMail,
  paymentFailedMail,
  renewalComingMail,
  subscriptionEndedMail,
  subscriptionEndingMail,
  trialEndingMail,
} from '#emails/billing-mails.ts';
import type { MailData } from '#emails/mail-data.ts';
import type { RenderedMail } from '#emails/mail-page.tsx';
import { feedSharedMail, homiliesMissingMail, operatorNoticeMail } from '#emails/notices.tsx';
import { reviewAnsweredMail, reviewRequestedMail } from '#emails/review-mails.ts';
import { messageIdFor, toRecipient } from '#emails/text.ts';
import type { Log } from '#log.ts';
import { type MailOrder, mailJob, orderExpiry, parseOrder } from './mail-order.ts';

type MailKind = MailOrder['kind'];
type Order<Kind extends MailKind> = Extract<MailOrder, { readonly kind: Kind }> & {
  readonly name: string | undefined;
  readonly email: string;
};

const renderers: {
  readonly [Kind in MailKind]: (mailData: MailData, order: Order<Kind>) => RenderedMail;
} = {
  'confirm-address': confirmAddressMail,
  'reset-password': resetPasswordMail,
  'password-changed': passwordChangedMail,
  'already-member': alreadyMemberMail,
  welcome: welcomeMail,
  'trial-ending': trialEndingMail,
  'renewal-coming': renewalComingMail,
  'payment-failed': paymentFailedMail,
  'subscription-ending': subscriptionEndingMail,
  'subscription-ended': subscriptionEndedMail,
  'donation-receipt': donationReceiptMail,
  'donation-refunded': donationRefundedMail,
  'operator-notice': operatorNoticeMail,
  'homilies-missing': homiliesMissingMail,
  'review-requested': reviewRequestedMail,
  'review-answered': reviewAnsweredMail,
  'feed-shared': feedSharedMail,
  'account-deleted': accountDeletedMail,
};

export function renderOrder(mailData: MailData, order: MailOrder): RenderedMail {
  const { name, address: email } = order.to;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate the kind to the order
  const render = renderers[order.kind] as (mailData: MailData, order: object) => RenderedMail;
  return render(mailData, { ...order, name, email });
}

interface SendMailDeps extends Pick<AppDeps, 'queue' | 'mailer' | 'mailData' | 'clock'> {
  readonly log: Log<'info'>;
}

const [seconds, minutes, hours] = [1_000, 60_000, 3_600_000];

/** Eight attempts in a day; the first come soon, because somebody may be waiting for a link. */
const retrySchedule: ProcessOptions = {
  retryDelaysMs: [15 * seconds, 1 * minutes, 5 * minutes, 30 * minutes, 2 * hours, 6 * hours, 15 * hours],
  concurrency: 2,
};

/** Processes queued mails until the queue stops. */
export async function sendQueuedMails(
  deps: SendMailDeps,
  options: ProcessOptions = retrySchedule,
): Promise<void> {
  await deps.queue.process(mailJob, (job) => sendMail(deps, job), options);
}

async function sendMail({ mailer, mailData, clock, log }: SendMailDeps, job: Job): Promise<void> {
  const order = parseOrder(job);
  if (hasExpired(order, clock.now())) {
    log.info({ jobId: job.jobId, mail: order.kind }, 'Mail expired before it was sent');
    return;
  }
  const mail = {
    ...renderOrder(mailData, order),
    to: toRecipient(order.to.name, order.to.address),
    messageId: messageIdFor(job.jobId, mailData.publicUrl),
    writtenAt: job.createdAt,
  };
  await mailer.send(mail).catch((error: unknown) => {
    throw error instanceof InvalidMailError ? new UnrecoverableError(error.message) : error;
  });
  log.info({ jobId: job.jobId, mail: order.kind, attempt: job.attempt }, 'Mail sent');
}

function hasExpired(order: MailOrder, now: Date): boolean {
  const end = orderExpiry(order);
  return end !== null && end <= now;
}
