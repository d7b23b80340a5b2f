// Signs up and pays through the API, with the requests of the forms.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { csrfHeader } from '../packages/contracts/src/calls/auth.ts';
import { installSession } from './members.ts';
import { buildPayer, cards, getConfirmationMail, type Payer } from './payer.ts';
import { siteUrl } from './visitor.ts';

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(siteUrl(`/api${path}`), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-load-test': process.env.LOAD_TEST_KEY ?? '',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

type Plan = 'yearly' | 'monthly';

/** The address is not confirmed. */
export async function createPaidSignup(plan: Plan = 'yearly', card: string = cards.good): Promise<Payer> {
  const payer = buildPayer();
  const { email } = payer;
  const [token, csrfToken] = [randomUUID().repeat(2), randomUUID().repeat(2)];
  await post('/auth/store-signup', { ...payer, token, csrfToken }, { [csrfHeader]: csrfToken });
  const checkout = await post('/checkout/checkout', { email, token, plan, donation: null });
  const paymentUrl = String(checkout['url']);
  const form = await (await fetch(paymentUrl)).text();
  const formToken = /name="token" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const body = new URLSearchParams({
    token: formToken,
    email,
    number: card.replaceAll(' ', ''),
    expiry: '12/34',
    cvc: '123',
    name: 'Tabitha of Joppa',
  });
  const { status } = await fetch(paymentUrl, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The payment was answered with ${status}.`);
  return payer;
}

/** Has a session in the browser of this page. */
export async function createSubscriber(page: Page, plan: Plan, card?: string): Promise<Payer> {
  const payer = await createPaidSignup(plan, card);
  const link = new URL(await getConfirmationMail(payer));
  await post('/auth/confirm', { token: link.searchParams.get('token'), email: payer.email });
  await installSession(page, payer);
  return payer;
}
