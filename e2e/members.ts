import { randomUUID } from 'node:crypto';
import type { Frame, Page } from '@playwright/test';
import { openDatabase } from '../apps/server/src/adapters/db/open-database.ts';
import { embeddedPool } from '../apps/server/src/adapters/identity/pool-identity.ts';
import { openMasterKey } from '../apps/server/src/adapters/master-key/open-master-key.ts';
import { openSiteSecret } from '../apps/server/src/adapters/master-key/site-secret.ts';
import { systemClock } from '../apps/server/src/clock.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { grantComplimentary } from '../apps/server/src/features/billing/access-queries.ts';
import { createPoolClient, type Tokens } from './pool-calls.ts';
import { expect, siteUrl } from './visitor.ts';

// Creates members in the user pool of the running site, in any state that an account can have.

type Admin = ReturnType<typeof embeddedPool>['admin'];
type Database = Awaited<ReturnType<typeof openDatabase>>;

const noLog = { info: () => {}, warn: () => {} };

/** Opened once per worker and site. */
let connected: Promise<{ readonly admin: Admin; readonly database: Database }> | undefined;

async function connect() {
  const config = readConfig({ DATA_DIR: process.env.SITE_DATA_DIR, PUBLIC_URL: process.env.SITE_URL });
  if (config.identity.kind !== 'embedded')
    throw new Error('The tests need a site with an embedded user pool.');
  const database = await openDatabase(config.database, noLog);
  const masterKey = await openMasterKey(config.masterKey, database);
  const siteSecret = await openSiteSecret(database, masterKey);
  const { admin } = embeddedPool({ database, clock: systemClock, siteSecret, identity: config.identity });
  return { admin, database };
}

async function withPool<T>(callback: (admin: Admin, database: Database) => Promise<T>): Promise<T> {
  connected ??= connect();
  const { admin, database } = await connected;
  return callback(admin, database);
}

/** The next call connects to the site of the environment. */
export async function closeDatabase(): Promise<void> {
  const { database } = (await connected) ?? {};
  connected = undefined;
  await database?.close();
}

export interface Member {
  readonly sub: string;
  readonly email: string;
  readonly password: string;
}

type State = Partial<Parameters<Admin['createAccount']>[0]> & { readonly isComplimentary?: boolean };

/** A new confirmed member, by default without a subscription. */
export function createMember({ isComplimentary = false, ...state }: State = {}): Promise<Member> {
  const password = 'Barley-Field-7';
  const email = `${randomUUID().slice(0, 13)}@wayfare.example`;
  return withPool(async (admin, database) => {
    const outcome = await admin.createAccount({
      name: 'Naomi',
      email,
      password,
      isConfirmed: true,
      ...state,
    });
    if (outcome.status !== 'created') throw new Error(`The account was not created: ${outcome.status}.`);
    const { sub } = outcome.account;
    if (isComplimentary) await grantComplimentary(database, sub, { now: systemClock.now() });
    return { sub, email, password };
  });
}

export const requireReset = ({ sub }: Member): Promise<boolean> =>
  withPool((admin) => admin.requireReset(sub));

export const grantAccess = ({ sub }: Member): Promise<void> =>
  withPool((_, database) => grantComplimentary(database, sub, { now: systemClock.now() }));

/** Ends the subscription. */
export const revokeAccess = ({ sub }: Member): Promise<void> =>
  withPool((_, database) => {
    const now = systemClock.now();
    return grantComplimentary(database, sub, { now, endsAt: now });
  });

export const endSessions = ({ sub }: Member): Promise<boolean> =>
  withPool((admin) => admin.signOutEverywhere(sub));

/** Moves the log-in time of the session into the past. */
export const backdateSignIn = ({ sub }: Member, minutes: number): Promise<unknown> =>
  withPool((_, database) =>
    database.query(
      "update user_pool.session set signed_in_at = now() - $2 * interval '1 minute' where sub = $1",
      [sub, minutes],
    ),
  );

/** Rejects passwords from unknown browsers for a quarter of an hour. An address without an account has an invented `sub`. */
export const lockOut = (sub: string): Promise<unknown> =>
  withPool((_, database) =>
    database.query(
      `insert into user_pool.sign_in_failure (sub, bucket, failure_count, last_failed_at)
       values ($1, 'all', 1000, now())
       on conflict (sub, bucket) do update set failure_count = 1000, last_failed_at = now()`,
      [sub],
    ),
  );

/** The `sub` that the user pool reports for an address. */
export async function findSub(email: string): Promise<string> {
  const pool = createPoolClient(siteUrl('/identity'), process.env.LOAD_TEST_KEY ?? '');
  return (await pool.begin(pool.prepare(email))).challenge.USERNAME;
}

type Credentials = Pick<Member, 'email' | 'password'>;

/** Fills and submits the visible log-in form. */
export async function sendLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const button = page.getByRole('button', { name: 'Log In', exact: true });
  // The script sets the type; a click before that does nothing.
  await expect(button).toHaveAttribute('type', 'submit');
  await button.click();
}

/** The next page of the site is opened with a session. log-in.spec.ts tests the form. */
export async function installSession(
  page: Page,
  { email, password }: Credentials,
  origin = siteUrl(),
): Promise<Tokens> {
  const pool = createPoolClient(`${origin}/identity`, process.env.LOAD_TEST_KEY ?? '');
  const begun = await pool.begin(pool.prepare(email));
  const tokens = await pool.accepted(pool.proofFor(begun, password));
  const sub = begun.challenge.USERNAME;
  const entries = {
    LastAuthUser: sub,
    [`${sub}.accessToken`]: tokens.AccessToken,
    [`${sub}.idToken`]: tokens.IdToken,
    [`${sub}.refreshToken`]: tokens.RefreshToken,
    [`${sub}.clockDrift`]: '0',
    [`${sub}.signInDetails`]: JSON.stringify({ loginId: email, authFlowType: 'USER_SRP_AUTH' }),
  };
  const script = await page.addInitScript(
    ({ site, values }) => {
      if (location.origin !== site) return;
      for (const [name, value] of Object.entries(values))
        localStorage.setItem(`CognitoIdentityServiceProvider.website.${name}`, value);
    },
    { site: origin, values: entries },
  );
  // Once, because a log-out has to stay one.
  const removeScript = (frame: Frame) => {
    if (!frame.url().startsWith(`${origin}/`)) return;
    page.off('framenavigated', removeScript);
    void script.dispose();
  };
  page.on('framenavigated', removeScript);
  return tokens;
}

export async function logIn(page: Page, member: Credentials): Promise<void> {
  await installSession(page, member);
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The keys in local and session storage. */
export const listStoredKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** Mocks a call of the user pool. `null` aborts the request. */
export async function mockPoolCall(page: Page, operation: string, answer: Answer | null): Promise<void> {
  await page.route('**/identity', (route) => {
    const target = route.request().headers()['x-amz-target'] ?? '';
    if (!target.endsWith(`.${operation}`)) return route.fallback();
    return answer === null ? route.abort() : route.fulfill(answer);
  });
}

interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly json: object;
}

export const errorAnswer = (type: string, message: string): Answer => ({
  status: 400,
  headers: { 'x-amzn-errortype': `${type}:` },
  json: { __type: type, message },
});
