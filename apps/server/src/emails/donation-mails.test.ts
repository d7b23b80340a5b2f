import { expect, test } from 'vitest';
import { donationReceiptMail, donationRefundedMail } from './billing-mails.ts';
import { buildMailData } from './testing/mail-data.ts';
import { bothTexts, linksIn } from './testing/read-mail.ts';

const mailData = buildMailData();
const nothingInReturn = 'No goods or services were provided in exchange for this contribution.';
const disclosure = 'the amount that you can deduct is limited to the excess';

const receipt = (overrides: Partial<Parameters<typeof donationReceiptMail>[1]> = {}) =>
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

const refunded = (overrides: Partial<Parameters<typeof donationRefundedMail>[1]> = {}) =>
  donationRefundedMail(mailData, {
    receiptNumber: 12,
    givenAt: new Date('2026-11-22T03:30:00Z'),
    givenMinor: 7_050,
    amountMinor: 2_000,
    isSample: false,
    ...overrides,
  });

test('a receipt names donor, charity, date and amount, and states that nothing was given in return', () => {
  const mail = receipt();
  expect(mail.subject).toBe('Receipt 12 for your donation to The Road Foundation');
  for (const text of bothTexts(mail)) {
    expect(text).toMatch(/Receipt:? +No\. 12 /);
    expect(text).toMatch(/Date:? +November 21, 2026 /);
    expect(text).toMatch(/Donor:? +Ruth N\. Moses /);
    expect(text).toMatch(/Charity:? +The Road Foundation /);
    expect(text).toMatch(/EIN:? +12-3456789 /);
    expect(text).toMatch(/Address:? +1 Hill Street, New York, NY 10001 /);
    expect(text).toMatch(/Donation:? +\$70\.50 /);
    expect(text).toContain(nothingInReturn);
    expect(text).not.toMatch(/in part|Subscription|SAMPLE|deduct is limited/);
  }
});

test('a receipt lists donation and subscription separately, and only the donation is deductible', () => {
  for (const text of bothTexts(receipt({ amountMinor: 2_500, boughtMinor: 5_000 }))) {
    expect(text).toMatch(/Total paid:? +\$75\.00 +Subscription:? +\$50\.00 +Donation:? +\$25\.00 /);
    expect(text).toContain('We estimate in good faith that the subscription is worth $50.00.');
    expect(text).toContain('Only the donation of $25.00 is tax-deductible');
    expect(text).toContain(nothingInReturn);
    expect(text, 'not above $75').not.toContain(disclosure);
  }
});

test('a receipt for more than $75 in total explains the deductible amount', () => {
  for (const text of bothTexts(receipt({ amountMinor: 2_501, boughtMinor: 5_000 }))) {
    expect(text).toContain(`For federal income tax, ${disclosure}`);
    expect(text).toContain('$75.01 less $50.00, which is $25.01.');
    expect(text).not.toContain(nothingInReturn);
  }
  for (const text of bothTexts(receipt({ amountMinor: 1_000_000 }))) {
    expect(text).toMatch(/Donation:? +\$10,000\.00 /);
    expect(text, 'a gift alone has nothing to explain').not.toContain(disclosure);
  }
});

test('a receipt names the donor in full, or by address if the name would become a link', () => {
  const long = `Sister ${'Maria '.repeat(15)}of the Road`;
  for (const text of bothTexts(receipt({ donorName: long })))
    expect(text).toMatch(new RegExp(`Donor:? +${long} `));
  for (const donorName of ['Win at evil.example', 'a\r\nBcc: b', '\u202Eevil', '\uD800', ' ']) {
    const mail = receipt({ donorName });
    for (const text of bothTexts(mail)) expect(text).toMatch(/Donor:? +ruth@example\.org /);
    expect(mail.subject).not.toMatch(/evil|Bcc/);
  }
});

test('a sample receipt is marked in subject, preview and both texts', () => {
  for (const mail of [receipt({ isSample: true }), refunded({ isSample: true })]) {
    expect(mail.subject).toMatch(/^SAMPLE: /);
    expect(mail.text).toMatch(/^SAMPLE\. This mail was made while trying the site\. It is not a receipt/);
    expect(mail.html).toMatch(/<p [^>]*border:2px dashed[^>]*>SAMPLE\./);
    expect(mail.html, 'in the list of mails').toMatch(/<div style="display:none[^"]*">SAMPLE\./);
  }
  for (const mail of [receipt(), refunded()]) {
    expect(mail.subject + mail.text + bothTexts(mail).join('')).not.toContain('SAMPLE');
  }
});

test('the print style of a receipt has a white background and keeps the table on one page', () => {
  const { html } = receipt();
  expect(html).toMatch(/@media print\{\.g,\.s[^{]*\{background:#fff!important\}/);
  expect(html).toMatch(/<table [^>]*break-inside:avoid[^>]*><tbody><tr><th scope="row"/);
  expect(linksIn(html)).toEqual(['https://wayfare.example/', 'mailto:help@wayfare.example']);
});

test('the refund mail states the remaining amount of the receipt', () => {
  const mail = refunded();
  expect(mail.subject).toBe('Your donation was returned: receipt 12 has changed');
  for (const text of bothTexts(mail)) {
    expect(text).toContain('In all, $20.00 of your donation to The Road Foundation has been returned');
    expect(text).toMatch(/Given on:? +November 21, 2026 /);
    expect(text).toMatch(/To:? +The Road Foundation, EIN 12-3456789 /);
    expect(text).toMatch(/Donation:? +\$70\.50 +Returned:? +\$20\.00 +Remaining:? +\$50\.50 /);
    expect(text).toContain('Receipt 12 holds for $50.50 only: please deduct no more than that.');
  }
});

test.each([7_050, 12_050])('the receipt is invalid after a refund of %d cents', (amountMinor) => {
  for (const text of bothTexts(refunded({ amountMinor }))) {
    expect(text).toMatch(/Remaining:? +\$0\.00 /);
    expect(text).toContain('Receipt 12 is no longer valid: please deduct nothing for it.');
  }
});
