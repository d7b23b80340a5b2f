import type { Db } from '#adapters/db/database.ts';
import type { MailFacts } from '#emails/mail-facts.ts';
import type { Parts } from './compose.ts';
import { releaseCheckouts } from './features/billing/checkout/end-checkouts.ts';
import { payingSince } from './features/billing/checkout/paying-since.ts';
import type { CheckoutRouteDeps } from './features/billing/checkout/routes.ts';
import { verifyCheckout } from './features/billing/checkout/verify-checkout.ts';
import { addressHashUnder, cardHashUnder } from './features/billing/subscription/address-hash.ts';
import { recentSubscribers } from './features/billing/subscription/may-read.ts';
import type { SubscriptionDeps } from './features/billing/subscription/routes.ts';
import type { OperatorNotice } from './features/billing/subscription/sync-customer.ts';
import { welcome } from './features/billing/subscription/welcome.ts';
import type { BlogDeps } from './features/blog/blog-deps.ts';
import type { HomilyDeps } from './features/homily/homily-deps.ts';
import { queueMail } from './features/mail/queue-mail.ts';
import type { MorningMailDeps } from './features/morning-mail/morning-mail-deps.ts';
import { readerMarksUnder } from './features/morning-mail/reader-marks.ts';
import type { AccountDeps } from './features/people/account-deps.ts';
import type { AuthDeps } from './features/people/auth-deps.ts';
import type { ResetRouteDeps } from './features/people/password/routes.ts';
import { markSignupPaid } from './features/people/person/mark-signup-paid.ts';
import { limitsIn } from './http/guards/limit.ts';

/** What each feature is given of the parts, and where one feature's turn sets off another's. */
export interface FeatureDeps {
  readonly account: AccountDeps;
  readonly auth: AuthDeps;
  readonly blog: BlogDeps;
  readonly checkout: CheckoutRouteDeps;
  readonly homily: HomilyDeps;
  readonly morningMail: MorningMailDeps;
  readonly reset: ResetRouteDeps;
  readonly subscription: SubscriptionDeps;
}

export function featureDeps(parts: Parts): FeatureDeps {
  const { config, database: db, clock, queue, identity, payments, billingClock, siteSecret } = parts;
  const { publicUrl, donationPriceId, site, organization } = config;
  const limits = limitsIn({ db, clock, secret: siteSecret, loadTestKey: config.loadTestKey });
  // One memory for all: a page asks several features at once.
  const isSubscriber = recentSubscribers({ db, clock, billingClock });
  const checkout: CheckoutRouteDeps = {
    db,
    clock,
    billingClock,
    queue,
    identity,
    limits,
    payments,
    publicUrl,
    donationPriceId,
    isSample: organization.isSample,
    addressHash: addressHashUnder(siteSecret),
    cardHash: cardHashUnder(siteSecret),
    onLive: (within, personId) => markSignupPaid(within, { queue, clock }, personId),
    tellOperator: (within: Db, { key, subject, lines }: OperatorNotice) => {
      const to = { name: site.name, address: site.supportEmail };
      return queueMail(within, queue, { kind: 'operator-notice', to, subject, lines: [...lines] }, { key });
    },
  };
  const auth: AuthDeps = {
    db,
    clock,
    queue,
    identity,
    limits,
    publicUrl,
    releaseCheckouts: (personId) => releaseCheckouts(checkout, personId),
    payingSince: (personId) => payingSince(checkout, personId),
    verifyCheckout: (sessionId) => verifyCheckout(checkout, sessionId),
    onConfirmed: (within, person) => welcome(within, queue, billingClock, person),
  };
  return {
    account: checkout,
    auth,
    blog: {
      db,
      clock,
      isSubscriber,
      identity,
      storage: parts.storage,
      images: parts.images,
      mediaBase: config.mediaBase,
      timeZone: site.timeZone,
    },
    checkout,
    homily: {
      db,
      clock,
      isSubscriber,
      identity,
      calendar: parts.calendar,
      timeZone: site.timeZone,
    },
    morningMail: {
      db,
      clock,
      billingClock,
      isSubscriber,
      queue,
      mailer: parts.mailer,
      identity,
      calendar: parts.calendar,
      limits,
      facts: mailFacts(config),
      testMode: config.testMode,
      marks: readerMarksUnder(siteSecret),
      mailsPerSecond: config.mailsPerSecond,
      eventsSecret: config.mailEventsSecret,
    },
    reset: { db, clock, queue, identity, limits },
    subscription: { ...checkout, isSubscriber },
  };
}

/** What every mail says of the site. */
export const mailFacts = ({ site, organization, publicUrl }: Parts['config']): MailFacts => ({
  siteName: site.name,
  supportEmail: site.supportEmail,
  organization,
  publicUrl,
  timeZone: site.timeZone,
});
