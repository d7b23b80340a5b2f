import { expect, test } from 'vitest';
import { accountDeletedMail } from './account-deleted.tsx';
import { alreadyMemberMail } from './already-member.tsx';
import { confirmAddressMail } from './confirm-address.tsx';
import { operatorNoticeMail } from './operator-notice.tsx';
import { passwordChangedMail } from './password-changed.tsx';
import { resetPasswordMail } from './reset-password.tsx';
import { buildMailData } from './testing/mail-data.ts';
import { addressesIn, bothTexts, linksIn, visibleText } from './testing/read-mail.ts';
import { welcomeMail } from './welcome.tsx';

const token = 'q7-_Zm0~+/=&?#"<>';
const email = 'ruth+road@example.org';
const at = new Date('2026-11-22T14:05:00Z');

test('the mail that confirms an address leads to the auth service, with token and address whole', () => {
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
  for (const words of [mail.text, visibleText(mail.html)]) {
    expect(words).toContain('Dear Ruth,');
    expect(words).toContain('Welcome to Wayfare. One step is left');
    expect(words).toContain('works once, until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(words).toContain('If you did not sign up at Wayfare, you can ignore this email');
    expect(words).toContain(address);
  }
});

test('the mail that resets a password leads to the reset page with its token', () => {
  const mail = resetPasswordMail(buildMailData(), { token, expiresAt: at });
  expect(mail.subject).toBe('Choose a new password for Wayfare');
  const [address = ''] = addressesIn(mail.text);
  const link = new URL(address);
  expect(link.origin + link.pathname).toBe('https://wayfare.example/reset');
  expect(Object.fromEntries(link.searchParams)).toEqual({ token });
  expect(linksIn(mail.html).slice(0, 2)).toEqual([address, address]);
  for (const words of [mail.text, visibleText(mail.html)]) {
    expect(words).toContain('Hello,');
    expect(words).toContain('works once, until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(words).toContain('you can ignore this email: your password stays as it is');
  }
});

test('the mail that tells of a changed password says when, and what to do if it was a stranger', () => {
  const mail = passwordChangedMail(buildMailData(), { name: 'Ruth', changedAt: at });
  expect(mail.subject).toBe('Your password for Wayfare was changed');
  expect(linksIn(mail.html)).toContain('https://wayfare.example/forgot');
  for (const words of [mail.text, visibleText(mail.html)]) {
    expect(words).toContain('was changed on Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(words).toContain('nothing to do');
    expect(words).toContain('help@wayfare.example');
  }
});

test('who signs up a second time is led to the log-in and to a new password', () => {
  const mail = alreadyMemberMail(buildMailData(), { name: 'Ruth' });
  expect(mail.subject).toBe('You already have an account at Wayfare');
  const links = ['https://wayfare.example/login', 'https://wayfare.example/forgot'];
  expect(linksIn(mail.html)).toEqual(expect.arrayContaining(links));
  expect(addressesIn(mail.text).slice(0, 2)).toEqual(links);
  for (const words of bothTexts(mail)) {
    expect(words).toContain('tried to sign up at Wayfare with this address');
    expect(words).toContain('no second one was made');
    expect(words).toContain('If it was not you, you can ignore this email: nothing has happened');
  }
});

test('a subscriber is welcomed with what there is, where to read it, and what it will cost', () => {
  const mail = welcomeMail(buildMailData(), { name: 'Ruth', plan: 'yearly', trialEndsAt: at });
  expect(mail.subject).toBe('Welcome to Wayfare');
  expect(linksIn(mail.html)[0]).toBe('https://wayfare.example/dashboard');
  for (const words of bothTexts(mail)) {
    expect(words).toContain('Each morning there is one new page');
    expect(words).toContain('free until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(words).toContain('Unless you cancel before then, $50 is charged that day, and again each year');
    expect(words).toContain('To cancel, open Subscription in your dashboard');
  }
});

test('without a trial the welcome promises nothing free', () => {
  const mail = welcomeMail(buildMailData(), { plan: 'monthly', trialEndsAt: null });
  for (const words of bothTexts(mail)) {
    expect(words).toContain('You pay $5 each month, until you cancel.');
    expect(words).toContain('To cancel, open Subscription');
    expect(words).not.toMatch(/free|trial/);
  }
});

test('a member without a plan is welcomed to the choice of one, and told of no charge and no morning mail', () => {
  const mail = welcomeMail(buildMailData(), { plan: null, trialEndsAt: null });
  expect(linksIn(mail.html)[0]).toBe('https://wayfare.example/dashboard/subscription');
  for (const words of bothTexts(mail)) {
    expect(words).toContain('choose a plan');
    expect(words).not.toMatch(/\$|by email|cancel/);
  }
});

test('who leaves is told what was erased and what is kept', () => {
  const mail = accountDeletedMail(buildMailData(), { name: 'Ruth' });
  expect(mail.subject).toBe('Your account at Wayfare is deleted');
  expect(linksIn(mail.html)).toContain('https://wayfare.example/privacy');
  for (const words of bothTexts(mail)) {
    expect(words).toContain('your email address, your password’s verifier and your preferences are erased');
    expect(words).toContain('nothing more will be charged');
    expect(words).toContain('records of payments and donations');
    expect(words).toContain('seven years, or longer if tax or charity law says so');
    expect(words).toContain('so that the trial is not given twice');
  }
});

test('the operator is told what happened, whatever it holds', () => {
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
  for (const words of bothTexts(mail)) {
    expect(words).toContain('From <b>"Eve" & co</b>');
    expect(words.match(/Invoice in_1/g), 'once').toHaveLength(1);
    expect(words).toContain(`${'x'.repeat(499)}…`);
    expect(words).not.toContain('x'.repeat(500));
  }
});
