import { usd } from '@wayfare/contracts/rules/money';
import type { MailData } from './mail-data.ts';
import { type Detail, details, hint, paragraph, salutation } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatDate, formatUsd, toSafeName } from './text.ts';

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
