import { expect, test } from 'vitest';
import { confirmAddressMail } from './confirm-address.tsx';
import type { MailFacts } from './mail-facts.ts';
import { passwordChangedMail } from './password-changed.tsx';
import type { WrittenMail } from './render-mail.tsx';
import { resetPasswordMail } from './reset-password.tsx';
import { buildMailFacts } from './testing/mail-facts.ts';

const token = 'q7-_Zm0~+/=&?#"<>';
const email = 'ruth+road@example.org';
const at = new Date('2026-11-22T14:05:00Z');

const mails: [name: string, write: (facts: MailFacts, name?: string) => WrittenMail][] = [
  [
    'confirm address',
    (facts, name) => confirmAddressMail(facts, { ...(name ? { name } : {}), email, token, expiresAt: at }),
  ],
  ['reset password', (facts, name) => resetPasswordMail(facts, { name, token, expiresAt: at })],
  ['password changed', (facts, name) => passwordChangedMail(facts, { name, changedAt: at })],
];

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action|background)="([^"]*)"/g)].map(([, address = '']) =>
    unescaped(address),
  );

const addressesIn = (text: string): string[] => text.match(/\b(?:https?|ftp):\/\/[^\s<>"]+/g) ?? [];

/** What a reader sees: tags away, the head with them. */
const wordsOf = (html: string): string =>
  unescaped(html.replace(/<head>.*<\/head>/s, '').replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');

test('the mail that confirms an address leads to the auth service, with token and address whole', () => {
  const mail = confirmAddressMail(buildMailFacts(), { name: 'Ruth', email, token, expiresAt: at });
  expect(mail.subject).toBe('Confirm your address for Wayfare');
  const [address = ''] = addressesIn(mail.text);
  const link = new URL(address);
  expect(link.origin + link.pathname).toBe('https://wayfare.example/api/auth/confirm');
  expect(Object.fromEntries(link.searchParams)).toEqual({ token, email });
  expect(linksIn(mail.html)).toEqual([
    address,
    address,
    'https://wayfare.example/',
    'mailto:help@wayfare.example',
  ]);
  for (const words of [mail.text, wordsOf(mail.html)]) {
    expect(words).toContain('Dear Ruth,');
    expect(words).toContain('Welcome to Wayfare. One step is left');
    expect(words).toContain('works once, until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(words).toContain('If you did not sign up at Wayfare, leave this mail alone');
    expect(words).toContain(address);
  }
});

test('the mail that resets a password leads to the reset page with its token', () => {
  const mail = resetPasswordMail(buildMailFacts(), { token, expiresAt: at });
  expect(mail.subject).toBe('Choose a new password for Wayfare');
  const [address = ''] = addressesIn(mail.text);
  const link = new URL(address);
  expect(link.origin + link.pathname).toBe('https://wayfare.example/reset');
  expect(Object.fromEntries(link.searchParams)).toEqual({ token });
  expect(linksIn(mail.html).slice(0, 2)).toEqual([address, address]);
  for (const words of [mail.text, wordsOf(mail.html)]) {
    expect(words).toContain('Hello,');
    expect(words).toContain('works once, until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(words).toContain('leave this mail alone: your password stays as it is');
  }
});

test('the mail that tells of a changed password says when, and what to do if it was a stranger', () => {
  const mail = passwordChangedMail(buildMailFacts(), { name: 'Ruth', changedAt: at });
  expect(mail.subject).toBe('Your password for Wayfare was changed');
  expect(linksIn(mail.html)).toContain('https://wayfare.example/forgot');
  for (const words of [mail.text, wordsOf(mail.html)]) {
    expect(words).toContain('was changed on Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(words).toContain('nothing to do');
    expect(words).toContain('help@wayfare.example');
  }
});

test.each(mails)('%s: every link leads home, and nothing is fetched', (_, write) => {
  const mail = write(buildMailFacts({ publicUrl: 'http://localhost:3000' }), 'Ruth');
  const homes = [...linksIn(mail.html), ...addressesIn(mail.text), ...addressesIn(unescaped(mail.html))];
  expect(homes.length).toBeGreaterThan(2);
  for (const address of homes)
    expect(address).toMatch(/^(http:\/\/localhost:3000\/|mailto:help@wayfare\.example$)/);
  expect(mail.html).not.toMatch(
    /<(img|link|script|iframe|object|video|svg|form)\b|@import|url\(|@font-face|\bsrc=/i,
  );
});

test.each(mails)('%s: who sends it, and from where, stands in both twins', (_, write) => {
  const mail = write(buildMailFacts(), 'Ruth');
  for (const words of [mail.text, wordsOf(mail.html)]) {
    expect(words).toContain('The Road Foundation');
    expect(words).toContain('1 Hill Street, New York, NY 10001');
    expect(words).toContain('help@wayfare.example');
  }
  expect(mail.text).toContain('\n-- \n');
  expect(mail.text).not.toMatch(/<\w|&\w+;/);
});

test.each(mails)('%s: a name is text, whatever it holds', (_, write) => {
  const name = '<b onclick="x">Ruth & \'co\'</b><script>';
  const mail = write(buildMailFacts({ siteName: 'Way & <Fare>' }), name);
  expect(mail.html).not.toMatch(/<b |<script|<Fare>/);
  expect(wordsOf(mail.html)).toContain(`Dear ${name},`);
  expect(mail.text).toContain(`Dear ${name},`);
  expect(mail.subject).toContain('Way & <Fare>');
});

test.each(mails)('%s: a name that mail programs would make a link of is not repeated', (_, write) => {
  for (const name of ['win.example.com now', 'http://x', 'eve@example', 'a\r\nBcc: b', 'long '.repeat(20)]) {
    const mail = write(buildMailFacts(), name);
    expect(wordsOf(mail.html)).toContain('Hello,');
    expect(mail.text.startsWith('Hello,\n')).toBe(true);
    expect(mail.html + mail.text).not.toContain(name.trim());
  }
});

test.each(mails)(
  '%s: it is whole html, light and dark, with the blaze in two colors and a subject of one line',
  (_, write) => {
    const mail = write(buildMailFacts(), 'Ruth');
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">/);
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
    expect(mail.html).toMatch(/class="blaze-ink" style="[^"]*background-color:#0e2b38/);
    expect(mail.html).toMatch(/class="blaze-paint" style="[^"]*background-color:#e3ab22/);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(20_000);
  },
);
