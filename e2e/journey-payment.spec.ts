import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';
import { sendLogin } from './members.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import {
  buildPayer,
  cards,
  choosePlan,
  confirmAndLogIn,
  expectPaid,
  expectReading,
  fillCard,
  getConfirmationMail,
  openPayment,
  type Payer,
  type PlanChoice,
  payButton,
  paySuccessfully,
  payWithCard,
  signUp,
} from './payer.ts';
import { countProviderObjects } from './provider-counts.ts';
import { expect, test } from './visitor.ts';

test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ allowed }) => {
  // Where somebody types before a slow page asks for the focus, the browser keeps it and says so.
  allowed.console.push(/Autofocus processing was blocked/);
});

const journeys: readonly (PlanChoice & { today: string; receipt: string | null })[] = [
  { plan: 'Yearly', today: '$0.00', receipt: null },
  { plan: 'Yearly', donation: '25', today: '$25.00', receipt: '$25.00' },
  { plan: 'Monthly', today: '$5.00', receipt: null },
  { plan: 'Monthly', donation: '12.50', today: '$17.50', receipt: '$12.50' },
];

for (const { today, receipt, ...choice } of journeys) {
  const { plan, donation } = choice;
  test(`from the form to reading: ${plan}${donation === undefined ? '' : ` and ${donation} dollars given`}`, async ({
    page,
  }) => {
    const payer = await openPayment(page, choice);
    await expect(page.getByLabel('Email')).toHaveValue(payer.email);
    await expect(page.getByText(today).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await paySuccessfully(page);
    // Twice or by the browser's own way back, nothing doubles.
    await page.reload();
    await expect(page.getByText(/confirm your email/i)).toBeVisible();
    await confirmAndLogIn(page, payer);
    await expectReading(page, true);
    await mailTo(payer.email, /Subject: .*welcome/i);
    if (receipt !== null) {
      const mail = await mailTo(payer.email, /Subject: .*receipt/i);
      expect(mail).toContain(receipt);
      expect(mail).toContain('No goods or services were provided in exchange for this contribution.');
    }
  });
}

test('a declined card shows an error, and another card pays', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  const payer = await openPayment(page, { plan: 'Monthly' });
  for (const [number, words] of [
    [cards.declined, 'Your card was declined.'],
    [cards.poor, 'Your card has insufficient funds.'],
    [cards.expired, 'Your card has expired.'],
  ] as const) {
    await payWithCard(page, number);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByLabel('Card number')).toHaveValue('');
  }
  await paySuccessfully(page);
  await confirmAndLogIn(page, payer);
  await expectReading(page, true);
});

test('a bank that asks for more is answered: failed at first, then completed', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  await openPayment(page, { plan: 'Monthly' });
  await payWithCard(page, cards.authenticated);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await payWithCard(page, cards.authenticated);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expectPaid(page);
});

test('a visitor can leave the payment page and return', async ({ page, allowed }) => {
  allowed.console.push(/status of 410/);
  await openPayment(page, { plan: 'Yearly', donation: '10' });
  const first = page.url();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByPlaceholder('$ amount')).toHaveValue('10');
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$10.00');
  await choosePlan(page, { plan: 'Yearly' });
  expect(page.url()).toBe(first);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue to secure payment' })).toBeEnabled();
  await choosePlan(page, { plan: 'Monthly' });
  const second = page.url();
  expect(second).not.toBe(first);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible();
  await page.goto(second);
  await paySuccessfully(page);
});

test('a double click makes one subscription, and the paid page leads on', async ({ page }) => {
  const payer = buildPayer();
  await signUp(page, payer);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('button', { name: 'Continue to secure payment' }).dblclick();
  await expect(page).toHaveURL(/\/pay\/cs_/);
  const address = page.url();
  await fillCard(page, cards.good);
  await payButton(page).dblclick();
  await expectPaid(page);
  const once = { customers: 1, pages: 1, subscriptions: 1, paidInvoices: 1 };
  expect(await countProviderObjects(payer.email)).toEqual(once);
  await page.goto(address);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expectPaid(page);
  expect(await countProviderObjects(payer.email)).toEqual(once);
});

/** Until the mail tells of the payment. */
async function payAndNeverComeBack(page: Page, payer: Payer): Promise<void> {
  await page.route('**/welcome**', (route) => route.abort());
  await payWithCard(page, cards.good);
  await getConfirmationMail(payer);
  await page.unroute('**/welcome**');
}

test('a visitor who never returns from the payment page gets the confirmation mail', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  const payer = await openPayment(page, { plan: 'Yearly' });
  await payAndNeverComeBack(page, payer);
  await confirmAndLogIn(page, payer);
  await expectReading(page, true);
});

test('links that are not good lead to the page that says why', async ({ page }) => {
  const payer = await openPayment(page, { plan: 'Yearly' });
  await paySuccessfully(page);
  const link = new URL(await getConfirmationMail(payer));
  const of = (email: string, token: string) => {
    const other = new URL(link);
    other.searchParams.set('email', email);
    other.searchParams.set('token', token);
    return other.href;
  };
  const token = link.searchParams.get('token') ?? '';
  await page.goto(of('somebody-else@example.org', token));
  await expect(page.getByText("The confirmation link doesn't match the email.")).toBeVisible();
  await page.goto(of(payer.email, `${token.slice(0, -3)}AAA`));
  await expect(page).toHaveURL(/\/confirm-error\?error=/);
  await page.goto(link.href);
  await expect(page.getByText('Your email has been confirmed! Redirecting to dashboard...')).toBeVisible();
  // Once more says confirmed again.
  await page.goto(link.href);
  await expect(page.getByText('Your email has been confirmed! Redirecting to dashboard...')).toBeVisible();
});

test('a log-in before confirmation offers to resend the link', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  const payer = await openPayment(page, { plan: 'Yearly' });
  await paySuccessfully(page);
  const first = await getConfirmationMail(payer);
  await page.goto('/login');
  await sendLogin(page, payer);
  await page.getByRole('button', { name: /new link/i }).click();
  await expect(page.getByText('A new confirmation link has been sent to your email.')).toBeVisible();
  await expect
    .poll(async () => linkIn(await mailTo(payer.email, /Subject: .*confirm/i)), { timeout: 20_000 })
    .not.toBe(first);
  await confirmAndLogIn(page, payer);
});

test('a paid, unconfirmed visitor cannot sign up or pay again', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  await openPayment(page, { plan: 'Yearly' });
  await paySuccessfully(page);
  await page.goto('/subscribe');
  await expectPaid(page);
  const kept = () => page.evaluate(() => Object.keys(sessionStorage));
  expect(await kept()).not.toContain('planChoice');
  // Another address may be signed up in this browser all the same.
  await signUp(page, buildPayer());
  await expect(page.getByRole('button', { name: 'Continue to secure payment' })).toBeVisible();
});

test('a paid visitor who did not return sees no form', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  const payer = await openPayment(page, { plan: 'Monthly' });
  await payAndNeverComeBack(page, payer);
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await expect(page.getByRole('alert')).toContainText('This signup is paid.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nothing is left to pay' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText(/charged today/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request New Link' })).toBeVisible();
  await expectNoAxeViolations(page);
});
