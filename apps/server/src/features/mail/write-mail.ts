import { confirmAddressMail } from '#emails/confirm-address.tsx';
import type { MailFacts } from '#emails/mail-facts.ts';
import { passwordChangedMail } from '#emails/password-changed.tsx';
import type { WrittenMail } from '#emails/render-mail.tsx';
import { resetPasswordMail } from '#emails/reset-password.tsx';
import type { MailOrder } from './mail-order.ts';

export function writeMail(facts: MailFacts, order: MailOrder): WrittenMail {
  const { name } = order.to;
  switch (order.kind) {
    case 'confirm-address':
      return confirmAddressMail(facts, { ...order, name, email: order.to.address });
    case 'reset-password':
      return resetPasswordMail(facts, { ...order, name });
    case 'password-changed':
      return passwordChangedMail(facts, { ...order, name });
  }
}
