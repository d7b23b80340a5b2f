import { usd } from '@wayfare/contracts/rules/money';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { type MailData, paths, siteLink } from './mail-data.ts';
import type { RenderedMail } from './mail-page.tsx';
import { action, type Detail, details, hint, paragraph, salutation } from './mail-parts.tsx';
import { renderMail } from './render-mail.tsx';
import {
  formatDate,
  formatDay,
  formatPricePerPeriod,
  formatTime,
  formatUsd,
  formatUsdShort,
  howToCancel,
  toSafeName,
} from './text.ts';

interface Recipient {
  readonly name?: string | undefined;
}

interface Charge extends Recipient {
  readonly plan: PlanId;
  readonly amountMinor: number;
}

interface ChargeComing {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly lead: string;
  readonly due: Detail;
  readonly ifNot: string;
}

const toSubscription = ({ publicUrl }: MailData): string => siteLink(publicUrl, paths.subscription);

const untilCanceled = ({ amountMinor, plan }: Charge): string =>
  `${formatPricePerPeriod(amountMinor, plan)}, until you cancel`;

/** The reminders that the terms of use promise. */
const chargeComing = (
  mailData: MailData,
  charge: Charge,
  { lead, due, ifNot, ...head }: ChargeComing,
): RenderedMail =>
  renderMail(mailData, {
    ...head,
    parts: [
      salutation(charge.name),
      paragraph(lead),
      details([due, ['Charge', formatUsdShort(charge.amountMinor)], ['After that', untilCanceled(charge)]]),
      paragraph('If you would like to go on, there is nothing to do.'),
      paragraph(ifNot),
      action('Change or cancel', toSubscription(mailData)),
      hint(howToCancel(mailData)),
    ],
  });

export function renewalComingMail(
  mailData: MailData,
  { dueAt, ...charge }: Charge & { readonly dueAt: Date },
): RenderedMail {
  const { siteName, timeZone } = mailData;
  const { interval } = plans[charge.plan];
  return chargeComing(mailData, charge, {
    subject: `Your subscription to ${siteName} renews on ${formatDay(dueAt, timeZone)}`,
    preview: `${formatUsdShort(charge.amountMinor)} is charged for another ${interval}, unless you cancel before then.`,
    heading: 'Your subscription renews soon',
    lead: `Another ${interval} of ${siteName} is about to begin. Unless you cancel, it is charged to the card that you left with our payment provider.`,
    due: ['Renews', formatTime(dueAt, timeZone)],
    ifNot: `If not, cancel before it renews, and nothing more is charged. You can still read to the end of the ${interval} that you have paid for.`,
  });
}

export function trialEndingMail(
  mailData: MailData,
  { trialEndsAt, ...charge }: Charge & { readonly trialEndsAt: Date },
): RenderedMail {
  const { siteName, timeZone } = mailData;
  return chargeComing(mailData, charge, {
    subject: `Your free trial of ${siteName} ends on ${formatDay(trialEndsAt, timeZone)}`,
    preview: `Then ${untilCanceled(charge)}.`,
    heading: 'Your free trial is ending',
    lead: `Your free days at ${siteName} are nearly over. Unless you cancel, your plan begins when they end, and is charged to the card that you left with our payment provider.`,
    due: ['Trial ends', formatTime(trialEndsAt, timeZone)],
    ifNot: 'If not, cancel before the trial ends, and nothing is charged. You can still read until it ends.',
  });
}

interface PaymentFailed extends Recipient {
  readonly amountMinor: number;
  readonly nextAttemptAt: Date | null;
  readonly accessUntil: Date | null;
}

export function paymentFailedMail(mailData: MailData, props: PaymentFailed): RenderedMail {
  const { timeZone } = mailData;
  const { name, amountMinor, nextAttemptAt, accessUntil } = props;
  const attempt =
    nextAttemptAt === null
      ? 'It will not be tried again automatically.'
      : `Our payment provider will try again on ${formatDay(nextAttemptAt, timeZone)}.`;
  const access =
    accessUntil === null
      ? 'Until it is paid, you cannot read the pages.'
      : `You can keep reading until ${formatTime(accessUntil, timeZone)}.`;
  return renderMail(mailData, {
    subject: `Your payment for ${mailData.siteName} did not go through`,
    preview: 'How to fix it, and how long you can keep reading.',
    heading: 'A payment did not go through',
    parts: [
      salutation(name),
      paragraph(
        `The payment of ${formatUsdShort(amountMinor)} for your subscription did not go through. A card may have expired, or the bank may have said no.`,
      ),
      paragraph(`${attempt} ${access}`),
      paragraph(
        'To fix it, open Subscription in your dashboard and follow the link to our payment provider’s portal. There you can enter another card. If you have done so already, you can ignore this email.',
      ),
      action('Open Subscription', toSubscription(mailData)),
    ],
  });
}

interface SubscriptionEnded extends Recipient {
  readonly endedAt: Date;
  readonly because: 'canceled' | 'unpaid' | 'trial-repeated';
}

export function subscriptionEndedMail(
  mailData: MailData,
  { name, endedAt, because }: SubscriptionEnded,
): RenderedMail {
  const { siteName, timeZone } = mailData;
  const day = formatDay(endedAt, timeZone);
  const ended = {
    canceled: `As you asked, your subscription to ${siteName} ended on ${day}. Thank you for the days that you read with us.`,
    unpaid: `Your subscription to ${siteName} ended on ${day}, because its payment did not go through.`,
    'trial-repeated': `The free week of ${siteName} is given once to each person and each card, and the card that you used has had one. So we ended the new one at once, and nothing was charged for it. If you share the card with somebody, or would simply like to go on, you are welcome without the free days: choose a plan, and the page says what is charged before you pay.`,
  }[because];
  return renderMail(mailData, {
    subject: `Your subscription to ${siteName} has ended`,
    preview: 'Nothing more will be charged. Your account stays.',
    heading: 'Your subscription has ended',
    parts: [
      salutation(name),
      paragraph(ended),
      paragraph('Nothing more will be charged.'),
      paragraph(
        'Your account stays as it is. Whenever you would like to come back, choose a plan under Subscription: before you pay, the page says what is charged and when.',
      ),
      action('Choose a plan', toSubscription(mailData)),
    ],
  });
}

interface SubscriptionEnding extends Recipient {
  readonly endsAt: Date;
}

export function subscriptionEndingMail(
  mailData: MailData,
  { name, endsAt }: SubscriptionEnding,
): RenderedMail {
  const { siteName, supportEmail, timeZone } = mailData;
  return renderMail(mailData, {
    subject: `Your subscription to ${siteName} is canceled`,
    preview: 'Nothing more will be charged, and you can read to the end of your time.',
    heading: 'Your subscription is canceled',
    parts: [
      salutation(name),
      paragraph(`As you asked, your subscription to ${siteName} is canceled. Nothing more will be charged.`),
      paragraph(`You can keep reading until ${formatTime(endsAt, timeZone)}.`),
      paragraph(
        'If you change your mind before then, open Subscription in your dashboard and renew it. Your plan goes on as if nothing had happened.',
      ),
      action('Open Subscription', toSubscription(mailData)),
      hint(`If you did not ask for this, please write to ${supportEmail}.`),
    ],
  });
}

interface Amounts {
  readonly amountMinor: number;
  readonly boughtMinor: number;
}

/** Above this amount, tax law requires a written disclosure of a payment that is partly a gift. */
const disclosureAbove = usd(75);

const nothingInReturn = 'No goods or services were provided in exchange for this contribution.';

/** The statements that tax law requires about goods or services given in return. */
function taxStatements({ siteName, organization }: MailData, amounts: Amounts): string[] {
  const charity = `${organization.name} is a charitable organization under section 501(c)(3) of the Internal Revenue Code.`;
  const { amountMinor, boughtMinor } = amounts;
  if (boughtMinor === 0) {
    return [nothingInReturn, `${charity} Your donation is tax-deductible as far as the law allows.`];
  }
  const total = amountMinor + boughtMinor;
  return [
    `Your payment of ${formatUsd(total)} was in part a donation and in part the price of a subscription to ${siteName}, bought at its full price. We estimate in good faith that the subscription is worth ${formatUsd(boughtMinor)}. A subscription is a purchase and cannot be deducted.`,
    // A subscription bought at its full price is not something given in return for the donation.
    total > disclosureAbove.amountMinor ? disclosure(amounts) : nothingInReturn,
    `${charity} Only the donation of ${formatUsd(amountMinor)} is tax-deductible, as far as the law allows.`,
  ];
}

const disclosure = ({ amountMinor, boughtMinor }: Amounts): string =>
  `For federal income tax, the amount that you can deduct is limited to the excess of what you contributed over the value of the goods or services that we provided: ${formatUsd(amountMinor + boughtMinor)} less ${formatUsd(boughtMinor)}, which is ${formatUsd(amountMinor)}.`;

interface DonationReceipt {
  readonly name?: string | undefined;
  readonly email: string;
  readonly receiptNumber: number;
  readonly donorName: string;
  readonly givenAt: Date;
  /** The donation without the subscription. */
  readonly amountMinor: number;
  /** The price of the subscription that the same payment bought, or 0. */
  readonly boughtMinor: number;
  readonly isSample: boolean;
}

const maxDonorNameLength = 120;

export function donationReceiptMail(mailData: MailData, props: DonationReceipt): RenderedMail {
  const { organization } = mailData;
  const { name, receiptNumber, isSample } = props;
  return renderMail(mailData, {
    isSample,
    subject: `Receipt ${receiptNumber} for your donation to ${organization.name}`,
    preview: 'Thank you. Please keep this with your tax records.',
    heading: 'Receipt for your donation',
    parts: [
      salutation(name),
      paragraph(
        `Thank you for your donation to ${organization.name}. This is your receipt; please keep it with your tax records.`,
      ),
      details(receiptRows(mailData, props)),
      ...taxStatements(mailData, props).map(paragraph),
    ],
  });
}

function receiptRows({ organization, timeZone }: MailData, props: DonationReceipt): Detail[] {
  const { amountMinor, boughtMinor } = props;
  return [
    ['Receipt', `No. ${props.receiptNumber}`],
    ['Date', formatDate(props.givenAt, timeZone)],
    ['Donor', toSafeName(props.donorName, maxDonorNameLength) ?? props.email],
    ['Charity', organization.name],
    ['EIN', organization.ein],
    ['Address', organization.address],
    ...(boughtMinor > 0
      ? ([
          ['Total paid', formatUsd(amountMinor + boughtMinor)],
          ['Subscription', formatUsd(boughtMinor)],
        ] as const)
      : []),
    ['Donation', formatUsd(amountMinor)],
  ];
}

interface DonationRefunded {
  readonly name?: string | undefined;
  readonly receiptNumber: number;
  readonly givenAt: Date;
  /** The donation on the receipt. */
  readonly givenMinor: number;
  /** The total refunded so far. */
  readonly amountMinor: number;
  readonly isSample: boolean;
}

export function donationRefundedMail(mailData: MailData, props: DonationRefunded): RenderedMail {
  const { organization, supportEmail } = mailData;
  const { name, receiptNumber, amountMinor, isSample } = props;
  const status = receiptStatus(props);
  return renderMail(mailData, {
    isSample,
    subject: `Your donation was returned: receipt ${receiptNumber} has changed`,
    preview: status,
    heading: 'Your donation was returned',
    parts: [
      salutation(name),
      paragraph(
        `In all, ${formatUsd(amountMinor)} of your donation to ${organization.name} has been returned to you. It goes back to the card that you paid with, which takes a few days.`,
      ),
      details(refundRows(mailData, props)),
      paragraph(status),
      hint(`If you did not expect this, please write to ${supportEmail}.`),
    ],
  });
}

/** A refund can exceed the donation because it may include the subscription. */
const remainingAmount = ({ givenMinor, amountMinor }: DonationRefunded): number =>
  Math.max(0, givenMinor - amountMinor);

const refundRows = ({ organization, timeZone }: MailData, props: DonationRefunded): Detail[] => [
  ['Receipt', `No. ${props.receiptNumber}`],
  ['Given on', formatDate(props.givenAt, timeZone)],
  ['To', `${organization.name}, EIN ${organization.ein}`],
  ['Donation', formatUsd(props.givenMinor)],
  ['Returned', formatUsd(props.amountMinor)],
  ['Remaining', formatUsd(remainingAmount(props))],
];

function receiptStatus(props: DonationRefunded): string {
  const remaining = remainingAmount(props);
  return remaining === 0
    ? `Receipt ${props.receiptNumber} is no longer valid: please deduct nothing for it. Keep this email with it.`
    : `Receipt ${props.receiptNumber} holds for ${formatUsd(remaining)} only: please deduct no more than that. Keep this email with it.`;
}
