import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Confirm } from './confirm.tsx';
import { ConfirmError, NextStep } from './confirm-error.tsx';
import { Forgot } from './forgot.tsx';
import { Login, Unsubscribe } from './login.tsx';
import { LoginForm } from './login-form.tsx';
import type { IslandData } from './page-data.ts';
import { Reset } from './reset.tsx';
import { Signup } from './signup.tsx';
import { Subscribe } from './subscribe.tsx';
import { Welcome } from './welcome.tsx';

const config: PublicConfig = {
  bases: {
    auth: '/api/auth',
    reset: '/api/reset',
    checkout: '/api/checkout',
    subscription: '/api/subscription',
    homily: '/api/homily',
    blog: '/api/blog',
    search: '/api/search',
  },
  identity: {
    endpoint: '/identity',
    userPoolId: 'local_Pool1',
    userPoolClientId: 'client',
    issuer: '/identity',
  },
  siteName: 'Wayfare',
  memberName: 'Wayfarer',
  supportEmail: 'support@example.org',
  mediaBase: '/media',
  donationPriceId: 'price_1',
  testMode: false,
};
const data: IslandData = { config, today: '2026-11-21', timeZone: 'America/New_York' };

/** The text of the HTML: without tags, with entities decoded. */
function toText(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}

test.each<[string, ComponentType<{ data: IslandData }>, string[]]>([
  [
    'signup',
    Signup,
    ['Sign up for Wayfare', 'First name', 'Continue with Email', 'Already a Wayfarer? Log in'],
  ],
  ['login', Login, ['Welcome back', 'Forgot Password', 'Continue with Apple', 'Apple Sign-In coming soon!']],
  ['unsubscribe', Unsubscribe, ['Login to Manage Subscription']],
  ['forgot', Forgot, ['Email', 'Send reset link']],
  ['reset', Reset, ['Validating Reset Link...']],
  ['confirm', Confirm, ['Confirming your email...']],
  ['confirm-error', ConfirmError, ['Your confirmation link']],
  ['welcome', Welcome, ['Welcome to Wayfare']],
  [
    'subscribe',
    Subscribe,
    ['Today Nothing yet. The trial is free. $0.00', 'November 28, 2026', 'November 28, 2027', 'Due now'],
  ],
])('%s is rendered on the server, with no browser around', (_, Screen, phrases) => {
  const html = renderToString(<Screen data={data} />);
  for (const phrase of phrases) expect(toText(html)).toContain(phrase);
  expect(html).not.toContain('style=');
  // From useId. Preact's ids differ, and hydration would not correct them.
  expect(html).not.toMatch(/="_R_/);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});

test('every field has a label, and no id is repeated, also with the dialog open', () => {
  const html = renderToString(
    <>
      <Login data={data} />
      <LoginForm config={config} variant="dialog" />
      <Signup data={data} />
      <Subscribe data={data} />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of html.matchAll(/ (?:for|aria-describedby)="([^"]+)"/g)) {
    for (const id of target?.split(' ') ?? []) expect(ids).toContain(id);
  }
});

test.each([
  ['expired', true],
  ['mismatch', false],
  ['other', false],
] as const)('the page for a confirmation link that is %s offers a new link: %s', (error, isOffered) => {
  const html = renderToString(<NextStep config={config} error={error} email="ruth@example.org" />);
  expect(html.includes('We can send a new one to')).toBe(isOffered);
  expect(html.includes('contact support')).toBe(!isOffered);
});
