import type { PaymentError } from '#objects/payments.ts';
/** Why a card was refused, in the words that a program and a person read. */
export interface Decline {
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
}

/** The answer to who paid with it. */
export type Declined = Decline & { readonly kind: 'declined' };

export interface TestCard {
  readonly number: string;
  readonly says: string;
  /** Refused at once. */
  readonly decline: Decline | null;
  /** Can be kept, and is then refused whenever it is charged. */
  readonly chargeDecline: Decline | null;
  readonly needsAuthentication: boolean;
  readonly isDisputed: boolean;
}

const declined = (declineCode: string, message: string, code = 'card_declined'): Decline => ({
  code,
  declineCode,
  message,
});

const ordinary = { decline: null, chargeDecline: null, needsAuthentication: false, isDisputed: false };
const genericDecline = declined('generic_decline', 'Your card was declined.');

export const testCards: readonly TestCard[] = [
  { ...ordinary, number: '4242424242424242', says: 'Visa: succeeds' },
  { ...ordinary, number: '5555555555554444', says: 'Mastercard: succeeds' },
  { ...ordinary, number: '378282246310005', says: 'American Express: succeeds' },
  { ...ordinary, number: '4000000000000002', says: 'is declined', decline: genericDecline },
  {
    ...ordinary,
    number: '4000000000009995',
    says: 'has insufficient funds',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    ...ordinary,
    number: '4000000000000069',
    says: 'has expired',
    decline: { code: 'expired_card', declineCode: null, message: 'Your card has expired.' },
  },
  {
    ...ordinary,
    number: '4000000000000127',
    says: 'has another security code',
    decline: { code: 'incorrect_cvc', declineCode: null, message: "Your card's security code is incorrect." },
  },
  {
    ...ordinary,
    number: '4000000000000119',
    says: 'meets an error in processing',
    decline: {
      code: 'processing_error',
      declineCode: null,
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    ...ordinary,
    number: '4000000000000341',
    says: 'can be kept; every charge is then declined',
    chargeDecline: genericDecline,
  },
  { ...ordinary, number: '4000002500003155', says: 'asks for 3-D Secure', needsAuthentication: true },
  { ...ordinary, number: '4000002760003184', says: 'asks for 3-D Secure too', needsAuthentication: true },
  {
    ...ordinary,
    number: '4000000000000259',
    says: 'succeeds; the charge is then disputed',
    isDisputed: true,
  },
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));

/** Any card that is not ours may be somebody's: it is refused, and its number is not kept. */
export const unknownCard: TestCard = {
  ...ordinary,
  number: '',
  says: 'is no test card',
  decline: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ),
};

export const testCardOf = (number: string): TestCard => byNumber.get(number) ?? unknownCard;

const tokens: ReadonlyMap<string, string> = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_amex', '378282246310005'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_visa_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_chargeDeclinedExpiredCard', '4000000000000069'],
  ['pm_card_createDispute', '4000000000000259'],
]);

/** The number behind one of Stripe's ready-made test payment methods. */
export const findTokenNumber = (id: string): string | null => tokens.get(id) ?? null;

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
