import type { Db } from '#adapters/db/database.ts';
import type { Invoice } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import type { BillingDeps } from './billing-deps.ts';

type Post = Pick<BillingDeps, 'queue' | 'operator'>;

interface OperatorNotice {
  /** Of two notices with one key, one goes out. */
  readonly key: string;
  readonly subject: string;
  readonly lines: string[];
}

const tellOperator = (
  { queue, operator: to }: Post,
  within: Db,
  { key, subject, lines }: OperatorNotice,
): Promise<void> => queueMail(within, queue, { kind: 'operator-notice', to, subject, lines }, { key });

/** A bank took a payment back. What becomes of the member is for people to decide. */
export const tellOfDispute = (post: Post, within: Db, customerId: string, eventId: string): Promise<void> =>
  tellOperator(post, within, {
    key: `dispute-${eventId}`,
    subject: 'A payment is disputed',
    lines: [
      `The bank of customer ${customerId} took a payment back.`,
      'Answer it in the dashboard of the payment provider. The subscription goes on until somebody cancels it.',
    ],
  });

/** Money came for somebody whom we do not know, as from a page that was left open when its signup was forgotten. */
export const tellOfStranger = (
  post: Post,
  within: Db,
  { invoiceId, customerId, paidMinor }: Invoice,
): Promise<void> =>
  tellOperator(post, within, {
    key: `stranger-${invoiceId}`,
    subject: 'A payment came for somebody unknown',
    lines: [
      `Invoice ${invoiceId} of customer ${customerId ?? 'unknown'} was paid: ${(paidMinor / 100).toFixed(2)} USD.`,
      'No member belongs to it. Cancel the subscription and give the payment back in the dashboard of the payment provider.',
    ],
  });

export const tellOfDouble = (
  post: Post,
  within: Db,
  customerId: string,
  { subscriptionId, refundedMinor }: { readonly subscriptionId: string; readonly refundedMinor: number },
): Promise<void> =>
  tellOperator(post, within, {
    key: `double-${subscriptionId}`,
    subject: 'A second subscription was canceled and paid back',
    lines: [
      `Customer ${customerId} had two live subscriptions at once.`,
      `The newer one, ${subscriptionId}, was canceled, and ${(refundedMinor / 100).toFixed(2)} USD were paid back.`,
    ],
  });
