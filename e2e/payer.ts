// The steps from the sign-up form to reading, with the real server and the payment sandbox.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';
import { sendLogin } from './members.ts';
import { expect } from './visitor.ts';

export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person without an account. */
export const buildPayer = (): Payer => ({
  name: 'Tabitha',
  email: `${randomUUID().slice(0, 13)}@wayfare.example`,
  password: 'Barley-Field-7',
});

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  failsLater: '4000 0000 0000 0341',
} as const;

/** Fills and submits the visible sign-up form. */
export async function fillSignup(page: Page, { name, email, password }: Payer): Promise<void> {
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
}

export async function signUp(page: Page, payer: Payer): Promise<void> {
  await page.goto('/signup');
  await fillSignup(page, payer);
  await expect(page).toHaveURL('/subscribe', { timeout: 15_000 });
}

export interface PlanChoice {
  readonly plan: 'Yearly' | 'Monthly';
  readonly donation?: string;
}

/** Ends on the payment page. */
export async function choosePlan(page: Page, { plan, donation }: PlanChoice): Promise<void> {
  await page.getByRole('radio', { name: plan }).check();
  if (donation !== undefined) {
    await page.getByLabel('Add a one-time donation').check();
    await page.getByPlaceholder('$ amount').fill(donation);
  }
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await expect(page).toHaveURL(/\/pay\/cs_/);
}

/** Signs up a new person and opens the payment page. */
export async function openPayment(page: Page, choice: PlanChoice): Promise<Payer> {
  const payer = buildPayer();
  await signUp(page, payer);
  await choosePlan(page, choice);
  return payer;
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Tabitha of Joppa');
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Start trial|Subscribe)$/ });

export async function payWithCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}

export async function expectPaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/welcome\?session_id=cs_/, { timeout: 15_000 });
  await expect(page.getByText(/confirm your email/i)).toBeVisible();
}

export async function paySuccessfully(page: Page): Promise<void> {
  await payWithCard(page, cards.good);
  await expectPaid(page);
}

export const getConfirmationMail = async ({ email }: Payer): Promise<string> =>
  linkIn(await mailTo(email, /Subject: .*confirm/i));

/** Opens the link of the confirmation mail and logs in. */
export async function confirmAndLogIn(page: Page, payer: Payer): Promise<void> {
  await page.goto(await getConfirmationMail(payer));
  await expect(page.getByText('Your email has been confirmed! Redirecting to dashboard...')).toBeVisible();
  await expect(page).toHaveURL(/\/login/, { timeout: 15_000 });
  await sendLogin(page, payer);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
}

/** Expects that the dashboard links to the homilies, or that it does not. */
export async function expectReading(page: Page, isOpen: boolean): Promise<void> {
  const dashboard = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(dashboard.getByRole('link', { name: 'Homilies' })).toHaveCount(isOpen ? 1 : 0);
}
