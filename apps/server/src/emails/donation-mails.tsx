import { usd } from '@wayfare/contracts/rules/money';
import type { MailData } from './mail-data.ts';
import { type Detail, DetailTable, formatDetails, Heading, Hint, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatDate, formatUsd, greeting, toSafeName } from './text.ts';

interface Amounts {
  readonly amountMinor: number;
  readonly boughtMinor: number;
}

/** Above this the law wants a payment that is part gift, part purchase to be explained to whoever made it. */
const disclosureAbove = usd(75);

const nothingInReturn = 'No goods or services were provided in exchange for this contribution.';

/** What the tax law wants a charity to say of what was, or was not, given in return. */
function taxStatements({ siteName, organization }: MailData, given: Amounts): string[] {
  const charity = `${organization.name} is a charitable organization under section 501(c)(3) of the Internal Revenue Code.`;
  const { amountMinor, boughtMinor } = given;
  if (boughtMinor === 0) {
    return [nothingInReturn, `${charity} Your donation is tax-deductible as far as the law allows.`];
  }
  const total = amountMinor + boughtMinor;
  return [
    `Your payment of ${formatUsd(total)} was in part a donation and in part the price of a subscription to ${siteName}, bought at its full price. We estimate in good faith that the subscription is worth ${formatUsd(boughtMinor)}. A subscription is a purchase and cannot be deducted.`,
    // A subscription at its full price is no return for the gift beside it.
    total > disclosureAbove.amountMinor ? disclosure(given) : nothingInReturn,
    `${charity} Only the donation of ${formatUsd(amountMinor)} is tax-deductible, as far as the law allows.`,
  ];
}

const disclosure = ({ amountMinor, boughtMinor }: Amounts): string =>
  `For federal income tax, the amount that you can deduct is limited to the excess of what you contributed over the value of the goods or services that we provided: ${formatUsd(amountMinor + boughtMinor)} less ${formatUsd(boughtMinor)}, which is ${formatUsd(amountMinor)}.`;

export interface DonationReceipt {
  readonly name?: string | undefined;
  readonly email: string;
  readonly receiptNumber: number;
  readonly donorName: string;
  readonly givenAt: Date;
  /** The donation alone. */
  readonly amountMinor: number;
  /** What the same payment bought. */
  readonly boughtMinor: number;
  readonly isSample: boolean;
}

/** The name of a donor may be longer than one would greet somebody by. */
const maxDonorNameLength = 120;

export function donationReceiptMail(mailData: MailData, props: DonationReceipt): RenderedMail {
  const { organization } = mailData;
  const { receiptNumber, isSample } = props;
  const thanks = `Thank you for your donation to ${organization.name}. This is your receipt; please keep it with your tax records.`;
  const rows = receiptRows(mailData, props);
  const statements = taxStatements(mailData, props);
  return renderMail(mailData, {
    isSample,
    subject: `Receipt ${receiptNumber} for your donation to ${organization.name}`,
    preview: 'Thank you. Please keep this with your tax records.',
    body: (
      <>
        <Heading>Receipt for your donation</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{thanks}</Paragraph>
        <DetailTable rows={rows} />
        {statements.map((statement) => (
          <Paragraph key={statement}>{statement}</Paragraph>
        ))}
      </>
    ),
    text: [greeting(props.name), thanks, formatDetails(rows), ...statements],
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
    ...(boughtMinor > 0 ? amountRows(amountMinor, boughtMinor) : []),
    ['Donation', formatUsd(amountMinor)],
  ];
}

const amountRows = (amountMinor: number, boughtMinor: number): Detail[] => [
  ['Total paid', formatUsd(amountMinor + boughtMinor)],
  ['Subscription', formatUsd(boughtMinor)],
];

export interface DonationRefunded {
  readonly name?: string | undefined;
  readonly receiptNumber: number;
  readonly givenAt: Date;
  /** The whole donation, as it stands on the receipt. */
  readonly givenMinor: number;
  /** What was paid back of it, in all. */
  readonly amountMinor: number;
  readonly isSample: boolean;
}

const arrival = 'It goes back to the card that you paid with, which takes a few days.';

export function donationRefundedMail(mailData: MailData, props: DonationRefunded): RenderedMail {
  const { organization, supportEmail } = mailData;
  const { receiptNumber, isSample } = props;
  const back = `In all, ${formatUsd(props.amountMinor)} of your donation to ${organization.name} has been returned to you. ${arrival}`;
  const rows = refundRows(mailData, props);
  const holds = receiptStatus(props);
  const surprised = `If you did not expect this, please write to ${supportEmail}.`;
  return renderMail(mailData, {
    isSample,
    subject: `Your donation was returned: receipt ${receiptNumber} has changed`,
    preview: holds,
    body: (
      <>
        <Heading>Your donation was returned</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{back}</Paragraph>
        <DetailTable rows={rows} />
        <Paragraph>{holds}</Paragraph>
        <Hint>{surprised}</Hint>
      </>
    ),
    text: [greeting(props.name), back, formatDetails(rows), holds, surprised],
  });
}

/** A refund may be of the subscription too, which was never on the receipt as a gift. */
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
  const left = remainingAmount(props);
  return left === 0
    ? `Receipt ${props.receiptNumber} is no longer valid: please deduct nothing for it. Keep this email with it.`
    : `Receipt ${props.receiptNumber} holds for ${formatUsd(left)} only: please deduct no more than that. Keep this email with it.`;
}
