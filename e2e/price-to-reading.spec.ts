// How much a visitor has to do from the price to today's text, counted while it is done.
import type { Page } from '@playwright/test';
import { buildPayer, cards, expectPaid, getConfirmationMail } from './payer.ts';
import { expect, test } from './visitor.ts';

/** Does what a hand does, and counts it. */
function handOf(page: Page) {
  const done = { clicks: 0, keystrokes: 0, stops: [] as string[] };
  const clicked = (place: string) => {
    done.clicks += 1;
    done.stops.push(place);
  };
  const here = () => new URL(page.url()).pathname.replace(/cs_\w+$/, '…');
  return {
    done,
    clicked,
    click: async (role: 'button' | 'link', name: string) => {
      clicked(here());
      await page.getByRole(role, { name, exact: true }).click();
    },
    type: async (label: string, text: string) => {
      done.keystrokes += text.length;
      await page.getByLabel(label, { exact: true }).pressSequentially(text);
    },
  };
}

test('from the price to today’s text in five clicks, with nothing chosen or typed twice but the password', async ({
  page,
  allowed,
}) => {
  test.setTimeout(120_000);
  // Where somebody types before a slow page asks for the focus, the browser keeps it and says so.
  allowed.console.push(/Autofocus processing was blocked/);
  const payer = buildPayer();
  await page.addInitScript(() => {
    const look = () => {
      const heading = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility());
      if (heading?.textContent === 'Choose your plan') console.error('The plan is offered again.');
      requestAnimationFrame(look);
    };
    look();
  });
  const { done, clicked, click, type } = handOf(page);
  await page.goto('/');
  await click('link', 'Continue');
  await expect(page).toHaveURL('/signup');
  await type('First name', payer.name);
  await type('Email', payer.email);
  await type('Password', payer.password);
  await click('button', 'Continue with Email');
  await expect(page).toHaveURL(/\/pay\/cs_/);
  await expect(page.getByLabel('Email')).toHaveValue(payer.email);
  await type('Card number', cards.good.replaceAll(' ', ''));
  await type('Expiration', '1234');
  await type('CVC', '123');
  await type('Name on card', 'Tabitha of Joppa');
  await click('button', 'Start trial');
  await expectPaid(page);
  clicked('the mail');
  await page.goto(await getConfirmationMail(payer));
  await expect(page).toHaveURL(/\/login/, { timeout: 15_000 });
  await expect(page.getByText('Then today’s page opens.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(payer.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await type('Password', payer.password);
  await click('button', 'Log In');
  await expect(page).toHaveURL(/\/dashboard\/homilies\/\d{4}-\d\d-\d\d$/);
  await expect(page.locator('.prose .gospel p').first()).toBeVisible();
  expect(done.stops).toEqual(['/', '/signup', '/pay/…', 'the mail', '/login']);
  expect(done.clicks).toBe(5);
  const { name, email, password } = payer;
  const card = 16 + 4 + 3 + 'Tabitha of Joppa'.length;
  expect(done.keystrokes).toBe(name.length + email.length + 2 * password.length + card);
});
