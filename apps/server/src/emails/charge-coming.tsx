import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { type MailData, paths, siteLink } from './mail-data.ts';
import { Action, type Detail, DetailTable, formatDetails, Heading, Hint, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import {
  formatDay,
  formatPricePerPeriod,
  formatTime,
  formatUsdShort,
  greeting,
  howToCancel,
} from './text.ts';

interface ChargeComing {
  readonly name: string | undefined;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly Detail[];
  readonly ifNot: string;
}

const ifContinuing = 'If you would like to go on, there is nothing to do.';

/** The reminders that the terms of use promise. */
function chargeComing(mailData: MailData, props: ChargeComing): RenderedMail {
  const { name, subject, preview, heading, lead, rows, ifNot: orNot } = props;
  const link = siteLink(mailData.publicUrl, paths.subscription);
  return renderMail(mailData, {
    subject,
    preview,
    body: (
      <>
        <Heading>{heading}</Heading>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <DetailTable rows={rows} />
        <Paragraph>{ifContinuing}</Paragraph>
        <Paragraph>{orNot}</Paragraph>
        <Action href={link}>Change or cancel</Action>
        <Hint>{howToCancel(mailData)}</Hint>
      </>
    ),
    text: [
      greeting(name),
      lead,
      formatDetails(rows),
      ifContinuing,
      orNot,
      `Change or cancel:\n${link}`,
      howToCancel(mailData),
    ],
  });
}

interface RenewalComing {
  readonly name?: string | undefined;
  readonly plan: PlanId;
  readonly dueAt: Date;
  readonly amountMinor: number;
}

export function renewalComingMail(mailData: MailData, props: RenewalComing): RenderedMail {
  const { name, plan, dueAt, amountMinor } = props;
  const { siteName, timeZone } = mailData;
  const { interval } = plans[plan];
  const day = formatDay(dueAt, timeZone);
  const renewal = `${formatPricePerPeriod(amountMinor, plan)}, until you cancel`;
  return chargeComing(mailData, {
    name,
    subject: `Your subscription to ${siteName} renews on ${day}`,
    preview: `${formatUsdShort(amountMinor)} is charged for another ${interval}, unless you cancel before then.`,
    heading: 'Your subscription renews soon',
    lead: `Another ${interval} of ${siteName} is about to begin. Unless you cancel, it is charged to the card that you left with our payment provider.`,
    rows: [
      ['Renews', formatTime(dueAt, timeZone)],
      ['Charge', formatUsdShort(amountMinor)],
      ['After that', renewal],
    ],
    ifNot: `If not, cancel before it renews, and nothing more is charged. You can still read to the end of the ${interval} that you have paid for.`,
  });
}

interface TrialEnding {
  readonly name?: string | undefined;
  readonly plan: PlanId;
  readonly trialEndsAt: Date;
  readonly amountMinor: number;
}

export function trialEndingMail(mailData: MailData, props: TrialEnding): RenderedMail {
  const { name, plan, trialEndsAt, amountMinor } = props;
  const { siteName, timeZone } = mailData;
  const day = formatDay(trialEndsAt, timeZone);
  const renewal = `${formatPricePerPeriod(amountMinor, plan)}, until you cancel`;
  return chargeComing(mailData, {
    name,
    subject: `Your free trial of ${siteName} ends on ${day}`,
    preview: `Then ${renewal}.`,
    heading: 'Your free trial is ending',
    lead: `Your free days at ${siteName} are nearly over. Unless you cancel, your plan begins when they end, and is charged to the card that you left with our payment provider.`,
    rows: [
      ['Trial ends', formatTime(trialEndsAt, timeZone)],
      ['Charge', formatUsdShort(amountMinor)],
      ['After that', renewal],
    ],
    ifNot: 'If not, cancel before the trial ends, and nothing is charged. You can still read until it ends.',
  });
}
