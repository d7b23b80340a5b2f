// The most important journeys in three engines and in the machine's own Chromium: public pages, sign-up to first
// reading, log-in, both editors. `npm run smoke`, or `npm run smoke -- firefox` for one of them. It stops by itself.
import { randomUUID } from 'node:crypto';
import { type RunningSite, startSite } from '../../scripts/running-site.ts';
import { linkIn, mailsTo } from '../mailbox.ts';
import { findPassword } from '../sample-password.ts';
import { openChromium, openInstalledChromium } from './chromium.ts';
import { type Engine, pause } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { button, field, pageOf, type SmokePage } from './page.ts';
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
const large = [1280, 800] as const;

async function readPublicPages(page: SmokePage): Promise<void> {
  for (const path of publicPages) {
    await page.goTo(path);
    await page.until(`${path} has a heading`, 'document.querySelector("h1")?.checkVisibility()');
    await page.fitsItsWidth();
  }
}

interface Person {
  readonly email: string;
  readonly password: string;
}

async function logIn(page: SmokePage, { email, password }: Person): Promise<void> {
  await page.until('the log-in', button('Log In'));
  if (!(await page.has(`${field('Email')}.value`))) await page.type('Email', email);
  await page.type('Password', password);
  await page.press(button('Log In'));
}

async function logOut(page: SmokePage): Promise<void> {
  await page.goTo('/dashboard/profile');
  await page.press(button('Log Out'));
  await page.at(/^\/login/);
}

async function signUpAndRead(page: SmokePage): Promise<void> {
  const person = { email: `${randomUUID().slice(0, 13)}@wayfare.example`, password: 'Barley-Field-7' };
  await page.goTo('/signup');
  await page.type('First name', 'Tabitha');
  await page.type('Email', person.email);
  await page.type('Password', person.password);
  await page.press(button('Continue with Email'));
  await page.press(button('Continue to secure payment'));
  await page.type('Card number', '4242 4242 4242 4242');
  await page.type('Expiration', '12 / 34');
  await page.type('CVC', '123');
  await page.type('Name on card', 'Tabitha of Joppa');
  await page.press(button('Start trial'));
  await page.at(/^\/welcome/);
  await page.goTo(await confirmationOf(person.email));
  await page.at(/^\/login/);
  await logIn(page, person);
  await page.at(/^\/dashboard\/homilies\/\d{4}-\d\d-\d\d$/);
  await page.until('the Gospel', 'document.querySelector(".prose .gospel p")?.checkVisibility()');
  await page.fitsItsWidth();
  await page.press(`[...document.querySelectorAll('input[name="text-size"], [role="radio"]')].at(-1)`);
  await page.until('larger type', 'document.documentElement.dataset.textSize === "5"');
}

async function confirmationOf(address: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const mail = mailsTo(address).findLast((one) => /Subject: .*confirm/i.test(one));
    if (mail !== undefined) return linkIn(mail);
    await pause(100);
  }
  throw new Error('The mail with the link to confirm did not come.');
}

async function write(page: SmokePage, date: string): Promise<void> {
  await page.goTo(`/dashboard/homilies/edit/${date}`);
  await page.type('Title', 'Salt');
  await page.type('Reflection', 'You are the salt of the earth.');
  await page.until('saved', '/Saved at/.test(document.querySelector(".editor-bar")?.innerText)');
  await page.goTo(`/dashboard/homilies/edit/${date}`);
  await page.until('the words again', `${field('Reflection')}?.value.startsWith('You are the salt')`);

  const title = `A post ${randomUUID().slice(0, 8)}`;
  await page.goTo('/dashboard/blog/edit');
  await page.type('Title', title);
  await page.press(field('Content'));
  await page.type('Content', 'The first line.');
  await page.press(button('Save Draft'));
  await page.says('Draft saved successfully!');
  await page.at(/^\/dashboard\/blog\/edit\/[\w-]+$/);

  // Leaving an editor unmounts it, and a fault in its cleanup would take the whole dashboard down.
  await page.press('document.querySelector(\'a[href="/dashboard/blog"]\')');
  await page.at(/^\/dashboard\/blog$/);
  await page.until('the list of posts', 'document.querySelector("h1")?.checkVisibility()');
}

async function journey(engine: Engine, site: RunningSite, writer: Person, date: string): Promise<void> {
  const page = pageOf(engine, site.url);
  const step = async (what: string, work: () => Promise<void>) => {
    const begun = performance.now();
    await work();
    console.log(`  ${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  };
  await engine.resize(...phone);
  await step('the public pages on a phone', () => readPublicPages(page));
  await step('from the sign-up to the first reading on a phone', () => signUpAndRead(page));
  await engine.resize(...large);
  await step('logging out', () => logOut(page));
  // Logged out: the log-in page sends a member on to the dashboard.
  await step('the public pages at a desk', () => readPublicPages(page));
  await step('logging in', async () => {
    await page.goTo('/login');
    await logIn(page, writer);
    await page.says('Welcome, ');
  });
  await step('both editors', () => write(page, date));
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !isEngine(name));
if (unknown !== undefined) {
  console.error(`There is no engine ${unknown}: name some of ${Object.keys(engines).join(', ')}.`);
  process.exit(1);
}
const wanted = names.length === 0 ? Object.keys(engines) : names;
const site = await startSite();
process.env.SITE_DATA_DIR = site.dataDir;
const email = 'luke@wayfare.example';
const writer = { email, password: await findPassword(email, () => site.said()) };
for (const [index, name] of wanted.filter(isEngine).entries()) {
  let engine: Engine | null = null;
  try {
    engine = await engines[name]();
    console.log(engine.name);
    await journey(engine, site, writer, `2033-03-0${index + 1}`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await engine?.close();
  }
}
await site.stop();
