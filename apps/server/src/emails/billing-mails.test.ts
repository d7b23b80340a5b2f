import { expect, test } from 'vitest';
import {
  paymentFailedMail,
  renewalComingMail,
  subscriptionEndedMail,
  subscriptionEndingMail,
  trialEndingMail,
} from './billing-mails.ts';
import { buildMailData } from './testing/mail-data.ts';
import { addressesIn, bothTexts, linksIn } from './testing/read-mail.ts';

const mailData = buildMailData();
const at = new Date('2026-11-22T14:05:00Z');
const subscription = 'https://wayfare.example/dashboard/subscription';

test('the trial reminder states the date, the amount, the renewal and how to cancel', () => {
  const mail = trialEndingMail(mailData, {
    name: 'Ruth',
    plan: 'yearly',
    trialEndsAt: at,
    amountMinor: 4_999,
  });
  expect(mail.subject).toBe('Your free trial of Wayfare ends on Sunday, November 22, 2026');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  expect(addressesIn(mail.text)[0]).toBe(subscription);
  for (const text of bothTexts(mail)) {
    expect(text).toMatch(/Trial ends:? +Sunday, November 22, 2026 at 9:05 AM EST/);
    expect(text).toMatch(/Charge:? +\$49\.99 /);
    expect(text).toMatch(/After that:? +\$49\.99 each year, until you cancel/);
    expect(text).toContain('cancel before the trial ends, and nothing is charged');
    expect(text).toContain('To cancel, open Subscription in your dashboard and follow the link');
    expect(text).toContain('write to help@wayfare.example and we will do it');
  }
});

test('the renewal reminder states the date, the amount, the renewal and how to cancel', () => {
  const mail = renewalComingMail(mailData, { name: 'Ruth', plan: 'yearly', dueAt: at, amountMinor: 5_000 });
  expect(mail.subject).toBe('Your subscription to Wayfare renews on Sunday, November 22, 2026');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  for (const text of bothTexts(mail)) {
    expect(text).toContain('Another year of Wayfare');
    expect(text).toMatch(/Renews:? +Sunday, November 22, 2026 at 9:05 AM EST/);
    expect(text).toMatch(/Charge:? +\$50 /);
    expect(text).toMatch(/After that:? +\$50 each year, until you cancel/);
    expect(text).toContain('cancel before it renews, and nothing more is charged');
    expect(text).toContain('To cancel, open Subscription in your dashboard');
  }
});

test('the payment-failed mail states the next attempt, the end of access and how to fix it', () => {
  const nextAttemptAt = new Date('2026-11-18T12:00:00Z');
  const mail = paymentFailedMail(mailData, { amountMinor: 5_000, nextAttemptAt, accessUntil: at });
  expect(mail.subject).toBe('Your payment for Wayfare did not go through');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  for (const text of bothTexts(mail)) {
    expect(text).toContain('The payment of $50 for your subscription did not go through');
    expect(text).toContain('try again on Wednesday, November 18, 2026.');
    expect(text).toContain('keep reading until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(text).toContain('There you can enter another card');
  }
});

test('the payment-failed mail after the last attempt promises no retry and no access', () => {
  const mail = paymentFailedMail(mailData, { amountMinor: 500, nextAttemptAt: null, accessUntil: null });
  for (const text of bothTexts(mail)) {
    expect(text).toContain('It will not be tried again automatically.');
    expect(text).toContain('Until it is paid, you cannot read the pages.');
    expect(text).not.toMatch(/try again on|can keep reading until/);
  }
});

test('the cancellation mail states the end of access and how to renew', () => {
  const mail = subscriptionEndingMail(mailData, { name: 'Ruth', endsAt: at });
  expect(mail.subject).toBe('Your subscription to Wayfare is canceled');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  for (const text of bothTexts(mail)) {
    expect(text).toContain('Nothing more will be charged.');
    expect(text).toContain('keep reading until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(text).toContain('If you change your mind before then');
    expect(text).toContain('If you did not ask for this, please write to help@wayfare.example.');
  }
});

test.each([
  ['canceled', 'As you asked, your subscription to Wayfare ended on Sunday, November 22, 2026.'],
  ['unpaid', 'ended on Sunday, November 22, 2026, because its payment did not go through.'],
] as const)('the subscription-ended mail states the reason: %s', (because, why) => {
  const mail = subscriptionEndedMail(mailData, { endedAt: at, because });
  expect(mail.subject).toBe('Your subscription to Wayfare has ended');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  for (const text of bothTexts(mail)) {
    expect(text).toContain(why);
    expect(text).toContain('Nothing more will be charged.');
    expect(text).toContain('choose a plan under Subscription');
  }
});
