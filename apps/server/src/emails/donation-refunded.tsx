import { inFigures } from './billing-words.ts';
import type { MailFacts } from './mail-facts.ts';
import { Heading, Hint, Paragraph } from './mail-parts.tsx';
import { type Particular, Particulars, particularsInText } from './particulars.tsx';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { dateInWords, greeting } from './words.ts';

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
  const rows = rowsOf(facts, props);
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

const rowsOf = ({ organization, timeZone }: MailFacts, props: DonationRefunded): Particular[] => [
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
