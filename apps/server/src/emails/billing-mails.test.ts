import { expect, test } from 'vitest';
import { renewalComingMail, trialEndingMail } from './charge-coming.tsx';
import { paymentFailedMail } from './payment-failed.tsx';
import { subscriptionEndedMail, subscriptionEndingMail } from './subscription-ended.tsx';
import { buildMailData } from './testing/mail-data.ts';
import { addressesIn, bothTexts, linksIn } from './testing/read-mail.ts';

const mailData = buildMailData();
const at = new Date('2026-11-22T14:05:00Z');
const subscription = 'https://wayfare.example/dashboard/subscription';

test('before a trial ends the date, the sum, the renewal and the way to cancel are told', () => {
  const mail = trialEndingMail(mailData, {
    name: 'Ruth',
    plan: 'yearly',
    trialEndsAt: at,
    amountMinor: 4_999,
  });
  expect(mail.subject).toBe('Your free trial of Wayfare ends on Sunday, November 22, 2026');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  expect(addressesIn(mail.text)[0]).toBe(subscription);
  for (const words of bothTexts(mail)) {
    expect(words).toMatch(/Trial ends:? +Sunday, November 22, 2026 at 9:05 AM EST/);
    expect(words).toMatch(/Charge:? +\$49\.99 /);
    expect(words).toMatch(/After that:? +\$49\.99 each year, until you cancel/);
    expect(words).toContain('cancel before the trial ends, and nothing is charged');
    expect(words).toContain('To cancel, open Subscription in your dashboard and follow the link');
    expect(words).toContain('write to help@wayfare.example and we will do it');
  }
});

test('before a renewal the same is told', () => {
  const mail = renewalComingMail(mailData, { name: 'Ruth', plan: 'yearly', dueAt: at, amountMinor: 5_000 });
  expect(mail.subject).toBe('Your subscription to Wayfare renews on Sunday, November 22, 2026');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  for (const words of bothTexts(mail)) {
    expect(words).toContain('Another year of Wayfare');
    expect(words).toMatch(/Renews:? +Sunday, November 22, 2026 at 9:05 AM EST/);
    expect(words).toMatch(/Charge:? +\$50 /);
    expect(words).toMatch(/After that:? +\$50 each year, until you cancel/);
    expect(words).toContain('cancel before it renews, and nothing more is charged');
    expect(words).toContain('To cancel, open Subscription in your dashboard');
  }
});

test('a reader is told of a failed payment, what comes next, and how to put it right', () => {
  const nextAttemptAt = new Date('2026-11-18T12:00:00Z');
  const mail = paymentFailedMail(mailData, { amountMinor: 5_000, nextAttemptAt, accessUntil: at });
  expect(mail.subject).toBe('Your payment for Wayfare did not go through');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  for (const words of bothTexts(mail)) {
    expect(words).toContain('The payment of $50 for your subscription did not go through');
    expect(words).toContain('try again on Wednesday, November 18, 2026.');
    expect(words).toContain('keep reading until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(words).toContain('There you can enter another card');
  }
});

test('after the last try nothing more is promised', () => {
  const mail = paymentFailedMail(mailData, { amountMinor: 500, nextAttemptAt: null, accessUntil: null });
  for (const words of bothTexts(mail)) {
    expect(words).toContain('It will not be tried again automatically.');
    expect(words).toContain('Until it is paid, you cannot read the pages.');
    expect(words).not.toMatch(/try again on|can keep reading until/);
  }
});

test('who cancels is told how long the reading goes on, and how to come back', () => {
  const mail = subscriptionEndingMail(mailData, { name: 'Ruth', endsAt: at });
  expect(mail.subject).toBe('Your subscription to Wayfare is canceled');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  for (const words of bothTexts(mail)) {
    expect(words).toContain('Nothing more will be charged.');
    expect(words).toContain('keep reading until Sunday, November 22, 2026 at 9:05 AM EST.');
    expect(words).toContain('If you change your mind before then');
    expect(words).toContain('If you did not ask for this, please write to help@wayfare.example.');
  }
});

test.each([
  ['canceled', 'As you asked, your subscription to Wayfare ended on Sunday, November 22, 2026.'],
  ['unpaid', 'ended on Sunday, November 22, 2026, because its payment did not go through.'],
] as const)('the end of a subscription says why: %s', (because, why) => {
  const mail = subscriptionEndedMail(mailData, { endedAt: at, because });
  expect(mail.subject).toBe('Your subscription to Wayfare has ended');
  expect(linksIn(mail.html)[0]).toBe(subscription);
  for (const words of bothTexts(mail)) {
    expect(words).toContain(why);
    expect(words).toContain('Nothing more will be charged.');
    expect(words).toContain('choose a plan under Subscription');
  }
});
