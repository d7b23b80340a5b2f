import type { PaymentError } from '#objects/payments.ts';
import type { Decline } from './test-cards.ts';

export const paymentErrorOf = (decline: Decline, charge: string | null): PaymentError => ({
  type: 'card_error',
  ...(charge === null ? {} : { charge }),
  code: decline.code,
  ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
  message: decline.message,
});

export const failedAuthentication = (intent: 'payment_intent' | 'setup_intent'): Decline => ({
  code: `${intent}_authentication_failure`,
  declineCode: null,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

export const noCard: Decline = {
  code: 'missing',
  declineCode: null,
  message: 'This customer has no attached payment source or default payment method.',
};
