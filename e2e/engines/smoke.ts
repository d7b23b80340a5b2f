// The main flows in three browser engines and in the Chromium of the machine: public pages, sign-up to reading, log-in,
// both editors. `npm run smoke`, or `npm run smoke -- firefox` for one of them.
import { randomUUID } from 'node:crypto';
import { type RunningSite, startSite } from '../../scripts/running-site.ts';
import { linkIn, mailsTo } from '../mailbox.ts';
import { findPassword } from '../sample-password.ts';
import { openChromium, openInstalledChromium } from './chromium.ts';
import { type Engine, pause } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { button, createPage, field, link, type SmokePage } from './page.ts';
import { openWebkit } from './webkit.ts';

const engines = {
  chromium: openChromium,
  'installed-chromium': openInstalledChromium,
  firefox: openFirefox,
  webkit: openWebkit,
};
const isEngine = (name: string): name is keyof typeof engines => name in engines;
const publicPages = ['/', '/homily_preview', '/blog_preview', '/about', '/privacy', '/login', '/signup'];
const phone = [375, 812] as const;
const desktop = [1280, 800] as const;

async function readPublicPages(page: SmokePage): Promise<void> {
  for (const path of publicPages) {
    await page.goTo(path);
    await page.waitFor(`${path} has a heading`, 'document.querySelector("h1")?.checkVisibility()');
    await page.expectNoOverflow();
  }
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

async function logIn(page: SmokePage, { email, password }: Credentials): Promise<void> {
  await page.waitFor('the log-in', button('Log In'));
  if (!(await page.has(`${field('Email')}.value`))) await page.type('Email', email);
  await page.type('Password', password);
  await page.click(button('Log In'));
}

async function logOut(page: SmokePage): Promise<void> {
  await page.goTo('/dashboard/profile');
  await page.click(button('Log Out'));
  await page.waitForPath(/^\/login/);
}

async function signUpAndRead(page: SmokePage): Promise<void> {
  const person = { email: `${randomUUID().slice(0, 13)}@wayfare.example`, password: 'Barley-Field-7' };
  await page.goTo('/signup');
  await page.type('First name', 'Tabitha');
  await page.type('Email', person.email);
  await page.type('Password', person.password);
  await page.click(button('Continue with Email'));
  await page.click(button('Continue to secure payment'));
  await page.type('Card number', '4242 4242 4242 4242');
  await page.type('Expiration', '12 / 34');
  await page.type('CVC', '123');
  await page.type('Name on card', 'Tabitha of Joppa');
  await page.click(button('Start trial'));
  await page.waitForPath(/^\/welcome/);
  await page.goTo(await findConfirmationLink(person.email));
  await page.waitForPath(/^\/login/);
  await logIn(page, person);
  await page.waitForPath(/^\/dashboard\/homilies\/\d{4}-\d\d-\d\d$/);
  await page.waitFor('the Gospel', 'document.querySelector(".prose .gospel p")?.checkVisibility()');
  await page.expectNoOverflow();
  await page.click('document.querySelector(".display-button")');
  await page.waitFor('the text sizes', `document.querySelector('input[name="text-size"]')`);
  await page.click(`[...document.querySelectorAll('input[name="text-size"]')].at(-1)`);
  await page.click('document.querySelector("dialog[open] .close")');
  await page.waitFor('larger type', 'document.documentElement.dataset.textSize === "5"');
}

async function findConfirmationLink(email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const mail = mailsTo(email).findLast((message) => /Subject: .*confirm/i.test(message));
    if (mail !== undefined) return linkIn(mail);
    await pause(100);
  }
  throw new Error('No confirmation mail arrived.');
}

async function useEditors(page: SmokePage, date: string): Promise<void> {
  await page.goTo(`/dashboard/homilies/edit/${date}`);
  await page.type('Title', 'Salt');
  // Firefox without a window sets no selection for focus() alone.
  await page.click(field('Reflection'));
  await page.type('Reflection', 'You are the salt of the earth.');
  await page.waitFor('saved', '/Saved at/.test(document.querySelector(".text-state")?.innerText)');
  await page.goTo(`/dashboard/homilies/edit/${date}`);
  await page.waitFor('the saved text', `${field('Reflection')}?.textContent.startsWith('You are the salt')`);

  const title = `A post ${randomUUID().slice(0, 8)}`;
  await page.goTo('/dashboard/blog/edit');
  await page.type('Title', title);
  await page.click(field('Content'));
  await page.type('Content', 'The first line.');
  await page.click(button('Save Draft'));
  await page.waitForText('Draft saved successfully!');
  await page.waitForPath(/^\/dashboard\/blog\/edit\/[\w-]+$/);

  // An error in the cleanup of the editor would break the whole dashboard.
  await page.click(link('Blog'));
  await page.waitForPath(/^\/dashboard\/blog$/);
  await page.waitFor('the list of posts', 'document.querySelector("h1")?.checkVisibility()');
}

async function runFlows(engine: Engine, site: RunningSite, writer: Credentials, date: string): Promise<void> {
  const page = createPage(engine, site.url);
  const step = async (name: string, run: () => Promise<void>) => {
    const start = performance.now();
    await run();
    console.log(`  ${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  };
  await engine.resize(...phone);
  await step('public pages on a phone', () => readPublicPages(page));
  await step('sign-up to reading on a phone', () => signUpAndRead(page));
  await engine.resize(...desktop);
  await step('log-out', () => logOut(page));
  // The log-in page would redirect a member.
  await step('public pages on a desktop', () => readPublicPages(page));
  await step('log-in', async () => {
    await page.goTo('/login');
    await logIn(page, writer);
    await page.waitForText('Welcome, ');
  });
  await step('both editors', () => useEditors(page, date));
}

const names = process.argv.slice(2);
const unknownName = names.find((name) => !isEngine(name));
if (unknownName !== undefined) {
  console.error(`Unknown engine ${unknownName}. Known: ${Object.keys(engines).join(', ')}.`);
  process.exit(1);
}
const selectedNames = names.length === 0 ? Object.keys(engines) : names;
const site = await startSite();
process.env.SITE_DATA_DIR = site.dataDir;
const email = 'luke@wayfare.example';
const writer = { email, password: await findPassword(email, () => site.said()) };
for (const [index, name] of selectedNames.filter(isEngine).entries()) {
  let engine: Engine | null = null;
  try {
    engine = await engines[name]();
    console.log(engine.name);
    await runFlows(engine, site, writer, `2033-03-0${index + 1}`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await engine?.close();
  }
}
await site.stop();
