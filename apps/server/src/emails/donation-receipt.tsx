import { inFigures } from './billing-words.ts';
import { statementsOf } from './donation-statements.ts';
import type { MailFacts } from './mail-facts.ts';
import { Heading, Paragraph } from './mail-parts.tsx';
import { type Particular, Particulars, particularsInText } from './particulars.tsx';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { dateInWords, greetableName, greeting } from './words.ts';

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
  const rows = rowsOf(facts, props);
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

function rowsOf({ organization, timeZone }: MailFacts, props: DonationReceipt): Particular[] {
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
