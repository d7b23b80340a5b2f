import { accountDeletedMail } from '#emails/account-deleted.tsx';
import { alreadyMemberMail } from '#emails/already-member.tsx';
import { confirmAddressMail } from '#emails/confirm-address.tsx';
import { donationReceiptMail } from '#emails/donation-receipt.tsx';
import { donationRefundedMail } from '#emails/donation-refunded.tsx';
import { feedSharedMail } from '#emails/feed-shared.tsx';
import { homiliesMissingMail } from '#emails/homilies-missing.tsx';
import type { MailFacts } from '#emails/mail-facts.ts';
import { operatorNoticeMail } from '#emails/operator-notice.tsx';
import { passwordChangedMail } from '#emails/password-changed.tsx';
import { paymentFailedMail } from '#emails/payment-failed.tsx';
import type { WrittenMail } from '#emails/render-mail.tsx';
import { renewalComingMail } from '#emails/renewal-coming.tsx';
import { resetPasswordMail } from '#emails/reset-password.tsx';
import { subscriptionEndedMail } from '#emails/subscription-ended.tsx';
import { subscriptionEndingMail } from '#emails/subscription-ending.tsx';
import { trialEndingMail } from '#emails/trial-ending.tsx';
import { welcomeMail } from '#emails/welcome.tsx';
import type { MailOrder } from './mail-order.ts';

export function writeMail(facts: MailFacts, order: MailOrder): WrittenMail {
  const { name, address: email } = order.to;
  switch (order.kind) {
    case 'confirm-address':
      return confirmAddressMail(facts, { ...order, name, email });
    case 'reset-password':
      return resetPasswordMail(facts, { ...order, name });
    case 'password-changed':
      return passwordChangedMail(facts, { ...order, name });
    case 'already-member':
      return alreadyMemberMail(facts, { name });
    case 'welcome':
      return welcomeMail(facts, { ...order, name });
    case 'trial-ending':
      return trialEndingMail(facts, { ...order, name });
    case 'renewal-coming':
      return renewalComingMail(facts, { ...order, name });
    case 'payment-failed':
      return paymentFailedMail(facts, { ...order, name });
    case 'subscription-ending':
      return subscriptionEndingMail(facts, { ...order, name });
    case 'subscription-ended':
      return subscriptionEndedMail(facts, { ...order, name });
    case 'donation-receipt':
      return donationReceiptMail(facts, { ...order, name, email });
    case 'donation-refunded':
      return donationRefundedMail(facts, { ...order, name });
    case 'operator-notice':
      return operatorNoticeMail(facts, order);
    case 'homilies-missing':
      return homiliesMissingMail(facts, { ...order, name });
    case 'feed-shared':
      return feedSharedMail(facts, { ...order, name });
    case 'account-deleted':
      return accountDeletedMail(facts, { name });
  }
}
