import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { composeMessage } from '#adapters/mail/compose-message.ts';
import type { MailData } from '#emails/mail-data.ts';
import { buildMailData } from '#emails/testing/mail-data.ts';
import { addressesIn, linksIn, visibleText } from '#emails/testing/read-mail.ts';
import type { MailOrder } from './mail-order.ts';
import { renderOrder } from './send-mail.ts';
import { sampleOrders } from './testing/sample-orders.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: ['html5'],
  // Outlook reads the attributes and ignores the styles.
  rules: { 'no-deprecated-attr': 'off' },
});

const everyone = sampleOrders.map((order) => [order.kind, order] as const);
const members = everyone.filter(([kind]) => kind !== 'operator-notice');

const writeTo = (order: MailOrder, name: string, mailData: MailData = buildMailData()) =>
  renderOrder(mailData, { ...order, to: { ...order.to, name } });

test.each(everyone)('%s: every link leads to the site, and no resource is loaded', (_, order) => {
  const mail = renderOrder(buildMailData({ publicUrl: 'http://localhost:3000' }), order);
  const homes = [...linksIn(mail.html), ...addressesIn(mail.text), ...addressesIn(visibleText(mail.html))];
  expect(homes.length).toBeGreaterThan(2);
  for (const address of homes)
    expect(address).toMatch(/^(http:\/\/localhost:3000\/|mailto:help@wayfare\.example$)/);
  expect(mail.html).not.toMatch(
    /<(img|link|script|iframe|object|video|svg|form)\b|@import|url\(|@font-face|\bsrc=/i,
  );
});

test.each(everyone)('%s: links have no tracking parameters, only the token of the order', (_, order) => {
  const { html } = renderOrder(buildMailData(), order);
  const asked = linksIn(html).flatMap((address) => [...new URL(address).searchParams.keys()]);
  expect(new Set(asked)).toEqual(new Set('token' in order ? asked : []));
  for (const name of asked) expect(['token', 'email']).toContain(name);
});

test.each(everyone)('%s: both versions have the same links, and the text has no markup', (_, order) => {
  const { html, text } = renderOrder(buildMailData(), order);
  const inHtml = linksIn(html).filter((address) => !address.startsWith('mailto:'));
  expect(new Set(addressesIn(text))).toEqual(new Set(inHtml));
  expect(text).not.toMatch(/<\w|&\w+;/);
});

test.each(everyone)('%s: both versions name the sender and its address', (_, order) => {
  const mail = renderOrder(buildMailData(), order);
  for (const words of [mail.text, visibleText(mail.html)]) {
    expect(words).toContain('The Road Foundation');
    expect(words).toContain('1 Hill Street, New York, NY 10001');
    expect(words).toContain('help@wayfare.example');
  }
  expect(mail.text).toContain('\n-- \n');
});

test.each(members)('%s: the name is escaped', (_, order) => {
  const name = '<b onclick="x">Ruth & \'co\'</b><script>';
  const mail = writeTo(order, name, buildMailData({ siteName: 'Way & <Fare>' }));
  expect(mail.html).not.toMatch(/<b |<script|<Fare>/);
  expect(visibleText(mail.html)).toContain(`Dear ${name},`);
  expect(mail.text).toContain(`Dear ${name},`);
  expect(mail.subject).not.toMatch(/Ruth|&amp;/);
});

test.each(members)('%s: a misleading name is left out', (_, order) => {
  const names = [
    'win.example.com now',
    'http://x',
    'eve@example',
    'a\r\nBcc: b',
    '\u202Ereversed',
    'half \uD800',
    'long '.repeat(20),
  ];
  for (const name of names) {
    const mail = writeTo(order, name);
    expect(visibleText(mail.html)).toContain('Hello,');
    expect(mail.text).toMatch(/(^|\n\n)Hello,\n/);
    expect(mail.subject + mail.html + mail.text).not.toContain(name.trim());
  }
});

test.each(everyone)('%s: the mailer accepts the mail', (_, order) => {
  const mail = {
    ...renderOrder(buildMailData(), order),
    to: { address: order.to.address },
    messageId: '<1@wayfare.example>',
    writtenAt: new Date(),
  };
  expect(composeMessage(mail, { name: '', address: 'post@wayfare.example' }).subject).toBe(mail.subject);
});

test.each(everyone)(
  '%s: the HTML is valid, supports dark mode and has the colors of the site',
  async (_, order) => {
    const mail = renderOrder(buildMailData(), order);
    const { results } = await validator.validateString(mail.html);
    expect(results.flatMap(({ messages }) => messages.map((m) => [m.ruleId, m.message, m.line]))).toEqual([]);
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">/);
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
    expect(mail.html).toMatch(/class="bi" bgcolor="#0e2b38"/);
    expect(mail.html).toMatch(/class="bp" bgcolor="#e3ab22"/);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(20_000);
  },
);
