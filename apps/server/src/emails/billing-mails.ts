import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { type MailData, paths, siteLink } from './mail-data.ts';
import { action, type Detail, details, hint, paragraph, salutation } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatDay, formatPricePerPeriod, formatTime, formatUsdShort, howToCancel } from './text.ts';

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
function chargeComing(
  mailData: MailData,
  charge: Charge,
  { lead, due, ifNot, ...head }: ChargeComing,
): RenderedMail {
  return renderMail(mailData, {
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
}

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
