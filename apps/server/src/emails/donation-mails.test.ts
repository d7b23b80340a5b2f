import { expect, test } from 'vitest';
import {
  type DonationReceipt,
  type DonationRefunded,
  donationReceiptMail,
  donationRefundedMail,
} from './donation-mails.tsx';
import { buildMailData } from './testing/mail-data.ts';
import { bothTexts, linksIn } from './testing/read-mail.ts';

const mailData = buildMailData();
const nothingInReturn = 'No goods or services were provided in exchange for this contribution.';
const disclosure = 'the amount that you can deduct is limited to the excess';

const receipt = (overrides: Partial<DonationReceipt> = {}) =>
  donationReceiptMail(mailData, {
    name: 'Ruth',
    email: 'ruth@example.org',
    receiptNumber: 12,
    donorName: 'Ruth N. Moses',
    givenAt: new Date('2026-11-22T03:30:00Z'),
    amountMinor: 7_050,
    boughtMinor: 0,
    isSample: false,
    ...overrides,
  });

const refunded = (overrides: Partial<DonationRefunded> = {}) =>
  donationRefundedMail(mailData, {
    receiptNumber: 12,
    givenAt: new Date('2026-11-22T03:30:00Z'),
    givenMinor: 7_050,
    amountMinor: 2_000,
    isSample: false,
    ...overrides,
  });

test('a receipt says what the law wants: who, to whom, when, how much, and that nothing was given in return', () => {
  const mail = receipt();
  expect(mail.subject).toBe('Receipt 12 for your donation to The Road Foundation');
  for (const words of bothTexts(mail)) {
    expect(words).toMatch(/Receipt:? +No\. 12 /);
    expect(words).toMatch(/Date:? +November 21, 2026 /);
    expect(words).toMatch(/Donor:? +Ruth N\. Moses /);
    expect(words).toMatch(/Charity:? +The Road Foundation /);
    expect(words).toMatch(/EIN:? +12-3456789 /);
    expect(words).toMatch(/Address:? +1 Hill Street, New York, NY 10001 /);
    expect(words).toMatch(/Donation:? +\$70\.50 /);
    expect(words).toContain(nothingInReturn);
    expect(words).not.toMatch(/in part|Subscription|SAMPLE|deduct is limited/);
  }
});

test('where the payment also bought a subscription, both parts stand on it, and only the gift is deductible', () => {
  for (const words of bothTexts(receipt({ amountMinor: 2_500, boughtMinor: 5_000 }))) {
    expect(words).toMatch(/Total paid:? +\$75\.00 +Subscription:? +\$50\.00 +Donation:? +\$25\.00 /);
    expect(words).toContain('We estimate in good faith that the subscription is worth $50.00.');
    expect(words).toContain('Only the donation of $25.00 is tax-deductible');
    expect(words).toContain(nothingInReturn);
    expect(words, 'not above $75').not.toContain(disclosure);
  }
});

test('above $75 in all, the receipt explains how much can be deducted', () => {
  for (const words of bothTexts(receipt({ amountMinor: 2_501, boughtMinor: 5_000 }))) {
    expect(words).toContain(`For federal income tax, ${disclosure}`);
    expect(words).toContain('$75.01 less $50.00, which is $25.01.');
    expect(words).not.toContain(nothingInReturn);
  }
  for (const words of bothTexts(receipt({ amountMinor: 1_000_000 }))) {
    expect(words).toMatch(/Donation:? +\$10,000\.00 /);
    expect(words, 'a gift alone has nothing to explain').not.toContain(disclosure);
  }
});

test('a donor with a long name is named in full; one whose name would become a link is named by address', () => {
  const long = `Sister ${'Maria '.repeat(15)}of the Road`;
  for (const words of bothTexts(receipt({ donorName: long })))
    expect(words).toMatch(new RegExp(`Donor:? +${long} `));
  for (const donorName of ['Win at evil.example', 'a\r\nBcc: b', '\u202Eevil', '\uD800', ' ']) {
    const mail = receipt({ donorName });
    for (const words of bothTexts(mail)) expect(words).toMatch(/Donor:? +ruth@example\.org /);
    expect(mail.subject).not.toMatch(/evil|Bcc/);
  }
});

test('what was made with sample values says so everywhere', () => {
  for (const mail of [receipt({ isSample: true }), refunded({ isSample: true })]) {
    expect(mail.subject).toMatch(/^SAMPLE: /);
    expect(mail.text).toMatch(/^SAMPLE\. This mail was made while trying the site\. It is not a receipt/);
    expect(mail.html).toMatch(/<p class="sample"[^>]*>SAMPLE\./);
    expect(mail.html, 'in the list of mails').toMatch(/opacity:0">SAMPLE\./);
  }
  for (const mail of [receipt(), refunded()]) {
    expect(mail.subject + mail.text + bothTexts(mail).join('')).not.toContain('SAMPLE');
  }
});

test('a receipt can be printed: on white, without a frame, its table in one piece', () => {
  const { html } = receipt();
  const print = /@media print \{(.*)\}<\/style>/s.exec(html)?.[1] ?? '';
  expect(print).toMatch(/\.sheet \{ background-color: #fff/);
  expect(print).toMatch(/\.particulars, \.sample \{ break-inside: avoid/);
  for (const [, named = ''] of print.matchAll(/\.([a-z-]+)(?=[ ,{])/g))
    if (!['sample', 'ink'].includes(named)) expect(html).toMatch(new RegExp(`class="[^"]*\\b${named}\\b`));
  expect(linksIn(html)).toEqual(['https://wayfare.example/', 'mailto:help@wayfare.example']);
});

test('a part that was paid back is taken off the receipt', () => {
  const mail = refunded();
  expect(mail.subject).toBe('Your donation was returned: receipt 12 has changed');
  for (const words of bothTexts(mail)) {
    expect(words).toContain('In all, $20.00 of your donation to The Road Foundation has been returned');
    expect(words).toMatch(/Given on:? +November 21, 2026 /);
    expect(words).toMatch(/To:? +The Road Foundation, EIN 12-3456789 /);
    expect(words).toMatch(/Donation:? +\$70\.50 +Returned:? +\$20\.00 +Remaining:? +\$50\.50 /);
    expect(words).toContain('Receipt 12 holds for $50.50 only: please deduct no more than that.');
  }
});

test.each([7_050, 12_050])('after %d cents were paid back, nothing of the receipt holds', (amountMinor) => {
  for (const words of bothTexts(refunded({ amountMinor }))) {
    expect(words).toMatch(/Remaining:? +\$0\.00 /);
    expect(words).toContain('Receipt 12 is no longer valid: please deduct nothing for it.');
  }
});
