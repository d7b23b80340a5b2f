import type { MailOrder } from '../mail-order.ts';

type OrderWithKind<Kind extends MailOrder['kind']> = Extract<MailOrder, { kind: Kind }>;

const to = { name: 'Ruth', address: 'ruth+road@example.org' };
const at = new Date('2026-11-22T14:05:00Z');

/** Contains every character that a URL must escape. */
export const unsafeToken = 'q7-_Zm0~+/=&?#"<>';

/** One order of each kind; a missing kind does not compile. */
const examples: { readonly [Kind in MailOrder['kind']]: OrderWithKind<Kind> } = {
  'confirm-address': { kind: 'confirm-address', to, token: unsafeToken, expiresAt: at },
  'reset-password': { kind: 'reset-password', to, token: unsafeToken, expiresAt: at },
  'password-changed': { kind: 'password-changed', to, changedAt: at },
  'already-member': { kind: 'already-member', to },
  welcome: { kind: 'welcome', to, plan: 'yearly', trialEndsAt: at },
  'trial-ending': { kind: 'trial-ending', to, plan: 'yearly', trialEndsAt: at, amountMinor: 5_000 },
  'renewal-coming': { kind: 'renewal-coming', to, plan: 'yearly', dueAt: at, amountMinor: 5_000 },
  'payment-failed': {
    kind: 'payment-failed',
    to,
    amountMinor: 5_000,
    nextAttemptAt: new Date('2026-11-18T12:00:00Z'),
    accessUntil: at,
  },
  'subscription-ending': { kind: 'subscription-ending', to, endsAt: at },
  'subscription-ended': { kind: 'subscription-ended', to, endedAt: at, because: 'unpaid' },
  'donation-receipt': {
    kind: 'donation-receipt',
    to,
    receiptNumber: 12,
    donorName: 'Ruth N. Moses',
    givenAt: at,
    amountMinor: 7_050,
    boughtMinor: 5_000,
    isSample: false,
  },
  'donation-refunded': {
    kind: 'donation-refunded',
    to,
    receiptNumber: 12,
    givenAt: at,
    givenMinor: 7_050,
    amountMinor: 2_000,
    isSample: true,
  },
  'operator-notice': {
    kind: 'operator-notice',
    to: { address: 'help@wayfare.example' },
    subject: 'A payment was disputed',
    lines: ['Dispute du_1 over $50.00, opened on November 22, 2026.', 'The subscription goes on.'],
  },
  'homilies-missing': { kind: 'homilies-missing', to, dates: ['2026-11-23', '2026-11-24'] },
  'review-requested': {
    kind: 'review-requested',
    to,
    text: { kind: 'homily', ref: '2026-12-24' },
    title: 'Salt',
    by: 'Ruth',
  },
  'review-answered': {
    kind: 'review-answered',
    to,
    text: { kind: 'post', ref: 'p1' },
    title: 'Bread',
    by: 'Luke',
    isApproved: false,
    changes: 'A word shorter, please.',
  },
  'feed-shared': { kind: 'feed-shared', to, feedName: 'My phone & the car' },
  'account-deleted': { kind: 'account-deleted', to },
};

export const sampleOrders: readonly MailOrder[] = Object.values(examples);
