import { usd } from '@wayfare/contracts/rules/money';
import type { MailFacts } from './mail-data.ts';
import { Heading, Hint, Paragraph, type Particular, Particulars, particularsInText } from './mail-parts.tsx';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { dateInWords, greetableName, greeting, inFigures } from './text.ts';

interface Given {
  readonly amountMinor: number;
  readonly boughtMinor: number;
}

/** Above this the law wants a payment that is part gift, part purchase to be explained to whoever made it. */
const disclosureAbove = usd(75);

const nothingInReturn = 'No goods or services were provided in exchange for this contribution.';

/** What the tax law wants a charity to say of what was, or was not, given in return. */
function statementsOf({ siteName, organization }: MailFacts, given: Given): string[] {
  const charity = `${organization.name} is a charitable organization under section 501(c)(3) of the Internal Revenue Code.`;
  const { amountMinor, boughtMinor } = given;
  if (boughtMinor === 0) {
    return [nothingInReturn, `${charity} Your donation is tax-deductible as far as the law allows.`];
  }
  const total = amountMinor + boughtMinor;
  return [
    `Your payment of ${inFigures(total)} was in part a donation and in part the price of a subscription to ${siteName}, bought at its full price. We estimate in good faith that the subscription is worth ${inFigures(boughtMinor)}. A subscription is a purchase and cannot be deducted.`,
    // A subscription at its full price is no return for the gift beside it.
    total > disclosureAbove.amountMinor ? disclosure(given) : nothingInReturn,
    `${charity} Only the donation of ${inFigures(amountMinor)} is tax-deductible, as far as the law allows.`,
  ];
}

const disclosure = ({ amountMinor, boughtMinor }: Given): string =>
  `For federal income tax, the amount that you can deduct is limited to the excess of what you contributed over the value of the goods or services that we provided: ${inFigures(amountMinor + boughtMinor)} less ${inFigures(boughtMinor)}, which is ${inFigures(amountMinor)}.`;

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
const longestDonorName = 120;

export function donationReceiptMail(facts: MailFacts, props: DonationReceipt): WrittenMail {
  const { organization } = facts;
  const { receiptNumber, isSample } = props;
  const thanks = `Thank you for your donation to ${organization.name}. This is your receipt; please keep it with your tax records.`;
  const rows = receiptRows(facts, props);
  const statements = statementsOf(facts, props);
  return renderMail(facts, {
    isSample,
    subject: `Receipt ${receiptNumber} for your donation to ${organization.name}`,
    preview: 'Thank you. Please keep this with your tax records.',
    body: (
      <>
        <Heading>Receipt for your donation</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{thanks}</Paragraph>
        <Particulars rows={rows} />
        {statements.map((statement) => (
          <Paragraph key={statement}>{statement}</Paragraph>
        ))}
      </>
    ),
    text: [greeting(props.name), thanks, particularsInText(rows), ...statements],
  });
}

function receiptRows({ organization, timeZone }: MailFacts, props: DonationReceipt): Particular[] {
  const { amountMinor, boughtMinor } = props;
  return [
    ['Receipt', `No. ${props.receiptNumber}`],
    ['Date', dateInWords(props.givenAt, timeZone)],
    ['Donor', greetableName(props.donorName, longestDonorName) ?? props.email],
    ['Charity', organization.name],
    ['EIN', organization.ein],
    ['Address', organization.address],
    ...(boughtMinor > 0 ? partsOf(amountMinor, boughtMinor) : []),
    ['Donation', inFigures(amountMinor)],
  ];
}

const partsOf = (amountMinor: number, boughtMinor: number): Particular[] => [
  ['Total paid', inFigures(amountMinor + boughtMinor)],
  ['Subscription', inFigures(boughtMinor)],
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

export function donationRefundedMail(facts: MailFacts, props: DonationRefunded): WrittenMail {
  const { organization, supportEmail } = facts;
  const { receiptNumber, isSample } = props;
  const back = `In all, ${inFigures(props.amountMinor)} of your donation to ${organization.name} has been returned to you. ${arrival}`;
  const rows = refundRows(facts, props);
  const holds = whatStillHolds(props);
  const surprised = `If you did not expect this, please write to ${supportEmail}.`;
  return renderMail(facts, {
    isSample,
    subject: `Your donation was returned: receipt ${receiptNumber} has changed`,
    preview: holds,
    body: (
      <>
        <Heading>Your donation was returned</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{back}</Paragraph>
        <Particulars rows={rows} />
        <Paragraph>{holds}</Paragraph>
        <Hint>{surprised}</Hint>
      </>
    ),
    text: [greeting(props.name), back, particularsInText(rows), holds, surprised],
  });
}

/** A refund may be of the subscription too, which was never on the receipt as a gift. */
const leftOf = ({ givenMinor, amountMinor }: DonationRefunded): number =>
  Math.max(0, givenMinor - amountMinor);

const refundRows = ({ organization, timeZone }: MailFacts, props: DonationRefunded): Particular[] => [
  ['Receipt', `No. ${props.receiptNumber}`],
  ['Given on', dateInWords(props.givenAt, timeZone)],
  ['To', `${organization.name}, EIN ${organization.ein}`],
  ['Donation', inFigures(props.givenMinor)],
  ['Returned', inFigures(props.amountMinor)],
  ['Remaining', inFigures(leftOf(props))],
];

function whatStillHolds(props: DonationRefunded): string {
  const left = leftOf(props);
  return left === 0
    ? `Receipt ${props.receiptNumber} is no longer valid: please deduct nothing for it. Keep this email with it.`
    : `Receipt ${props.receiptNumber} holds for ${inFigures(left)} only: please deduct no more than that. Keep this email with it.`;
}
