import { expect, test } from 'vitest';
import {
  accountDeletedMail,
  alreadyMemberMail,
  confirmAddressMail,
  passwordChangedMail,
  resetPasswordMail,
  welcomeMail,
} from './account-mails.ts';
import { operatorNoticeMail } from './notices.tsx';
import { buildMailData } from './testing/mail-data.ts';
import { addressesIn, bothTexts, linksIn, visibleText } from './testing/read-mail.ts';

const token = 'q7-_Zm0~+/=&?#"<>';
const email = 'ruth+road@example.org';
const at = new Date('2026-11-22T14:05:00Z');

test('the confirmation mail links to the auth service with the escaped token and address', () => {
  const mail = confirmAddressMail(buildMailData(), { name: 'Ruth', email, token, expiresAt: at });
  expect(mail.subject).toBe('Confirm your email for Wayfare');
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
  for (const text of [mail.text, visibleText(mail.html)]) {
    expect(text).toContain('Dear Ruth,');
    expect(text).toContain('Welcome to Wayfare. One step is left');
    expect(text).toContain('works once, until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(text).toContain('If you did not sign up at Wayfare, you can ignore this email');
    expect(text).toContain(address);
  }
});

test('the reset mail links to the reset page with its token', () => {
  const mail = resetPasswordMail(buildMailData(), { token, expiresAt: at });
  expect(mail.subject).toBe('Choose a new password for Wayfare');
  const [address = ''] = addressesIn(mail.text);
  const link = new URL(address);
  expect(link.origin + link.pathname).toBe('https://wayfare.example/reset');
  expect(Object.fromEntries(link.searchParams)).toEqual({ token });
  expect(linksIn(mail.html).slice(0, 2)).toEqual([address, address]);
  for (const text of [mail.text, visibleText(mail.html)]) {
    expect(text).toContain('Hello,');
    expect(text).toContain('works once, until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(text).toContain('you can ignore this email: your password stays as it is');
  }
});

test('the password-changed mail states the time and what to do if it was a stranger', () => {
  const mail = passwordChangedMail(buildMailData(), { name: 'Ruth', changedAt: at });
  expect(mail.subject).toBe('Your password for Wayfare was changed');
  expect(linksIn(mail.html)).toContain('https://wayfare.example/forgot');
  for (const text of [mail.text, visibleText(mail.html)]) {
    expect(text).toContain('was changed on Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(text).toContain('nothing to do');
    expect(text).toContain('help@wayfare.example');
  }
});

test('the already-member mail links to the log-in and the reset page', () => {
  const mail = alreadyMemberMail(buildMailData(), { name: 'Ruth' });
  expect(mail.subject).toBe('You already have an account at Wayfare');
  const links = ['https://wayfare.example/login', 'https://wayfare.example/forgot'];
  expect(linksIn(mail.html)).toEqual(expect.arrayContaining(links));
  expect(addressesIn(mail.text).slice(0, 2)).toEqual(links);
  for (const text of bothTexts(mail)) {
    expect(text).toContain('tried to sign up at Wayfare with this address');
    expect(text).toContain('no second one was made');
    expect(text).toContain('If it was not you, you can ignore this email: nothing has happened');
  }
});

test('the welcome mail of a trial links to the dashboard and states the price', () => {
  const mail = welcomeMail(buildMailData(), { name: 'Ruth', plan: 'yearly', trialEndsAt: at });
  expect(mail.subject).toBe('Welcome to Wayfare');
  expect(linksIn(mail.html)[0]).toBe('https://wayfare.example/dashboard');
  for (const text of bothTexts(mail)) {
    expect(text).toContain('Each morning there is one new page');
    expect(text).toContain('free until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(text).toContain('Unless you cancel before then, $50 is charged that day, and again each year');
    expect(text).toContain('To cancel, open Subscription in your dashboard');
  }
});

test('the welcome mail without a trial mentions no free days', () => {
  const mail = welcomeMail(buildMailData(), { plan: 'monthly', trialEndsAt: null });
  for (const text of bothTexts(mail)) {
    expect(text).toContain('You pay $5 each month, until you cancel.');
    expect(text).toContain('To cancel, open Subscription');
    expect(text).not.toMatch(/free|trial/);
  }
});

test('the welcome mail without a plan links to the plans and mentions no charge and no morning mail', () => {
  const mail = welcomeMail(buildMailData(), { plan: null, trialEndsAt: null });
  expect(linksIn(mail.html)[0]).toBe('https://wayfare.example/dashboard/subscription');
  for (const text of bothTexts(mail)) {
    expect(text).toContain('choose a plan');
    expect(text).not.toMatch(/\$|by email|cancel/);
  }
});

test('the account-deleted mail lists what was erased and what is retained', () => {
  const mail = accountDeletedMail(buildMailData(), { name: 'Ruth' });
  expect(mail.subject).toBe('Your account at Wayfare is deleted');
  expect(linksIn(mail.html)).toContain('https://wayfare.example/privacy');
  for (const text of bothTexts(mail)) {
    expect(text).toContain('your email address, your password’s verifier and your preferences are erased');
    expect(text).toContain('nothing more will be charged');
    expect(text).toContain('records of payments and donations');
    expect(text).toContain('seven years, or longer if tax or charity law says so');
    expect(text).toContain('so that the trial is not given twice');
  }
});

test('an operator notice escapes, truncates and deduplicates its lines', () => {
  const mail = operatorNoticeMail(buildMailData(), {
    subject: 'Paid by nobody we know\r\nBcc: eve@example.net',
    lines: [
      'From <b>"Eve" & co</b>\u0000\u2028\uD800',
      '',
      'Invoice in_1',
      'Invoice in_1',
      'x'.repeat(2_000),
    ],
  });
  expect(mail.subject).toBe('Wayfare, for the operator: Paid by nobody we know Bcc: eve@example.net');
  expect(linksIn(mail.html)).toEqual(['https://wayfare.example/', 'mailto:help@wayfare.example']);
  expect(mail.html + mail.text).not.toMatch(/<b>.*<\/html>|[\0\u2028]/s);
  expect((mail.html + mail.text).isWellFormed()).toBe(true);
  for (const text of bothTexts(mail)) {
    expect(text).toContain('From <b>"Eve" & co</b>');
    expect(text.match(/Invoice in_1/g), 'once').toHaveLength(1);
    expect(text).toContain(`${'x'.repeat(499)}…`);
    expect(text).not.toContain('x'.repeat(500));
  }
});
