import type { PaymentError } from '#objects/billing.ts';

export interface Decline {
  readonly code: NonNullable<PaymentError['code']>;
  readonly declineCode: string | null;
  readonly message: string;
}

export interface TestCard {
  readonly number: string;
  readonly description: string;
  readonly decline: Decline | null;
  /** The card can be saved, and every charge is declined. */
  readonly chargeDecline: Decline | null;
  readonly isDisputed: boolean;
}

const newDecline = (declineCode: string, message: string): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const goodCard = { decline: null, chargeDecline: null, isDisputed: false };
const genericDecline = newDecline('generic_decline', 'Your card was declined.');

export const testCards: readonly TestCard[] = [
  { ...goodCard, number: '4242424242424242', description: 'Visa: succeeds' },
  { ...goodCard, number: '5555555555554444', description: 'Mastercard: succeeds' },
  { ...goodCard, number: '4000000000000002', description: 'is declined', decline: genericDecline },
  {
    ...goodCard,
    number: '4000000000009995',
    description: 'has insufficient funds',
    decline: newDecline('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    ...goodCard,
    number: '4000000000000069',
    description: 'has expired',
    decline: { code: 'expired_card', declineCode: null, message: 'Your card has expired.' },
  },
  {
    ...goodCard,
    number: '4000000000000341',
    description: 'can be kept; every charge is then declined',
    chargeDecline: genericDecline,
  },
  {
    ...goodCard,
    number: '4000002500003155',
    description: 'asks the bank for 3-D Secure at Stripe; succeeds here without it',
  },
  {
    ...goodCard,
    number: '4000000000000259',
    description: 'succeeds; the charge is then disputed',
    isDisputed: true,
  },
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));

/** A real card may belong to someone, so it is declined and its number is not stored. */
const unknownCard: TestCard = {
  ...goodCard,
  number: '',
  description: 'is no test card',
  decline: newDecline(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ),
};

export const getTestCard = (number: string): TestCard => byNumber.get(number) ?? unknownCard;

/** Stripe's test payment methods that the site's tests use. */
const tokens: ReadonlyMap<string, string> = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
]);

export const findTokenNumber = (id: string): string | null => tokens.get(id) ?? null;

export const toPaymentError = (decline: Decline, charge: string): PaymentError => ({
  type: 'card_error',
  charge,
  code: decline.code,
  ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
  message: decline.message,
});

export const missingCard: Decline = {
  code: 'missing',
  declineCode: null,
  message: 'This customer has no attached payment source or default payment method.',
};
