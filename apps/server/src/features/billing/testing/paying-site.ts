import { setTimeout as pause } from 'node:timers/promises';
import { csrfHeader } from '@wayfare/contracts/calls/auth';
import { completeCheckout, openPaySandbox } from '@wayfare/pay-sandbox';
import Stripe from 'stripe';
import { copyDatabase, type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { listedPasswords } from '#adapters/identity/password-fault.ts';
import { embeddedPool, poolIdentity } from '#adapters/identity/pool-identity.ts';
import { sharpImages } from '#adapters/images/sharp-images.ts';
import { sandboxClock, sandboxKey } from '#adapters/payments/sandbox.ts';
import { lookupKeys } from '#adapters/payments/stripe-catalogue.ts';
import { stripePayments } from '#adapters/payments/stripe-payments.ts';
import { setUpStripe } from '#adapters/payments/stripe-setup.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { ffmpegSound } from '#adapters/sound/ffmpeg-sound.ts';
import { diskStorage } from '#adapters/storage/disk-storage.ts';
import { systemClock } from '#clock.ts';
import { guardExternalServices } from '#compose/external-services.ts';
import { featureDeps } from '#compose/feature-deps.ts';
import { readConfig } from '#config.ts';
import { accountRoutes } from '#features/account/routes.ts';
import { subscriptionRoutes } from '#features/billing/routes.ts';
import { bookmarkRoutes } from '#features/bookmarks/routes.ts';
import { homilyRoutes } from '#features/homily/routes.ts';
import { calendarForTests } from '#features/homily/testing/homily-site.ts';
import { identityRoutes } from '#features/identity/routes.ts';
import { shareSigningKey } from '#features/identity/testing/shared-signing-key.ts';
import { signIn } from '#features/identity/testing/sign-in.ts';
import { morningMailRoutes } from '#features/morning-mail/routes.tsx';
import { signupRoutes } from '#features/signup/routes.ts';
import { freePort } from '#http/testing/free-port.ts';
import { testApp } from '#http/testing/test-app.ts';
import { handleEvent } from '../handle-event.ts';
import { checkoutRoutes } from '../routes.ts';
import { liveMode } from './sandbox-proxy.ts';

const secret = 'whsec_of_the_tests';
const siteSecret = new Uint8Array(32).fill(7);
export const password = 'Barley-Field-7';
const goodCard = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Ruth' } as const;

interface Options {
  /** False: no webhook is delivered. */
  readonly hasWebhook?: boolean;
  /** True: cards have fingerprints, as in live mode. */
  readonly isLive?: boolean;
}

let preparedDatabase: Promise<TestDatabase> | undefined;

async function prepareDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  await using _site = await payingSite(database, { hasWebhook: false });
  return database;
}

/** A database in which the sandbox is set up, which takes longer than everything else that a site needs. */
export async function payingDatabase(): Promise<TestDatabase> {
  preparedDatabase ??= prepareDatabase();
  return copyDatabase(await preparedDatabase);
}

/** The payment routes with a real database and pool, paid by the real client at the sandbox. */
export async function payingSite(
  database: TestDatabase,
  { hasWebhook = true, isLive = false }: Options = {},
) {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const publicUrl = `http://localhost:${port}`;
  const { app, lines } = testApp({ PUBLIC_URL: publicUrl, SANDBOX_PORT: String(sandboxPort) });
  const config = readConfig({ PUBLIC_URL: publicUrl, SANDBOX_PORT: String(sandboxPort) });
  const queue = postgresQueue(database, quietLog());
  const pool = embeddedPool({ database, clock: systemClock, siteSecret, identity: config.identity });
  await shareSigningKey(database, pool, siteSecret);
  const identity = poolIdentity(pool);
  const sandboxUrl = { host: '127.0.0.1', port: sandboxPort };
  const billingClock = sandboxClock(systemClock);
  const live = isLive ? await liveMode(sandboxPort) : null;
  const provider = live === null ? sandboxUrl : { ...sandboxUrl, port: live.port };
  const payments = stripePayments({ secretKey: sandboxKey, sandboxUrl: provider, webhookSecrets: [secret] });
  const deps = featureDeps({
    config,
    clock: systemClock,
    billingClock,
    database,
    pool,
    siteSecret,
    queue,
    openSandbox: null,
    mailCounts: { sent: 0, refused: 0, failed: 0 },
    ...guardExternalServices({
      identity,
      knownPasswords: listedPasswords,
      payments,
      calendar: calendarForTests,
      storage: diskStorage({
        directory: '/nowhere',
        uploadBase: publicUrl,
        siteSecret,
        maxBytes: 0,
        recordings: { uploadBase: publicUrl, maxBytes: 0 },
      }),
      images: sharpImages(),
      sound: ffmpegSound({ ffmpeg: 'off', searchPath: '' }),
      mailer: {
        send: async () => {},
        openBulkMail: async () => ({ send: async () => {} }),
        isReachable: async () => true,
        maxConcurrentCopies: 1,
        close: async () => {},
      },
    }),
  });
  await identityRoutes(app, {
    pool,
    poolId: config.identity.userPoolId,
    pagesOrigin: null,
  });
  signupRoutes(app, deps);
  accountRoutes(app, deps);
  await checkoutRoutes(app, deps);
  subscriptionRoutes(app, deps);
  await homilyRoutes(app, deps);
  bookmarkRoutes(app, deps);
  await morningMailRoutes(app, deps);
  await app.listen({ port, host: '127.0.0.1' });
  const openSandbox = () =>
    openPaySandbox({
      database,
      port: sandboxPort,
      webhook: hasWebhook ? { url: `${publicUrl}/api/checkout/webhook`, secret } : null,
      outbox: null,
      returnName: 'Wayfare',
      timeZone: 'UTC',
      sendMail: async () => {},
      log: { error: () => {} },
      retryDeliveryAfterSeconds: [1],
    });
  const sandbox = await openSandbox();
  const { rows: prices } = await database.query<{ id: string }>(
    'select id from pay_sandbox.object where lookup_key = $1',
    [lookupKeys.donation],
  );
  const address = { secretKey: sandboxKey, sandboxUrl };
  const setup = { siteName: 'Wayfare', publicUrl, webhookUrl: null };
  const donationPriceId = prices[0]?.id ?? (await setUpStripe(address, setup)).donationPriceId;
  const stripe = new Stripe(sandboxKey, { ...sandboxUrl, protocol: 'http', telemetry: false });

  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { host: `localhost:${port}`, ...headers },
    });
  const mails = async (kind?: string) => {
    const { rows } = await database.query<{
      data: { kind: string; to: { address: string } } & Record<string, unknown>;
      secret: { token?: string } | null;
    }>("select data, secret from job where name = 'mail' order by created_at, job_id");
    return rows.filter(({ data }) => kind === undefined || data.kind === kind);
  };
  let signups = 0;

  const site = {
    app,
    sandboxPort,
    database,
    identity,
    payments,
    sandbox,
    openSandbox,
    stripe,
    deps,
    lines,
    donationPriceId,
    config,
    post,
    mails,
    queue,
    siteSecret,
    secret,
    get: (path: string, bearer: string) =>
      app.inject({
        url: `/api${path}`,
        headers: { host: `localhost:${port}`, authorization: `Bearer ${bearer}` },
      }),
    signIn: (email: string) => signIn(config.identity, email, password),
    /** Signs up as a new visitor. */
    async stage(email = `ruth${++signups}@example.org`) {
      const token = `token-of-the-browser-${signups}-${email}`;
      const csrfToken = 'csrf-token-of-the-browser';
      const answer = await post(
        '/auth/store-signup',
        { name: 'Ruth', email, password, token, csrfToken },
        { [csrfHeader]: csrfToken },
      );
      if (answer.statusCode !== 200) throw new Error(`Not staged: ${answer.body}`);
      return { email, token };
    },
    checkout: (
      signup: { email: string; token: string },
      choice: { plan?: 'yearly' | 'monthly'; donation?: number | null } = {},
    ) => {
      const { plan = 'yearly', donation = null } = choice;
      return post('/checkout/checkout', {
        ...signup,
        plan,
        donation: donation === null ? null : { amount: donation, priceId: config.donationPriceId },
      });
    },
    async pay(url: string, card: Partial<typeof goodCard> | Record<string, string> = {}) {
      const sessionId = toSessionId(url);
      const input = { ...goodCard, ...card };
      return { sessionId, outcome: await completeCheckout(sandbox.engine, sessionId, input) };
    },
    handle: (event: Parameters<typeof handleEvent>[1]) => handleEvent(deps, event),
    async advance(ms: number) {
      await sandbox.advance(new Date((await sandbox.now()).getTime() + ms));
      billingClock.set(await sandbox.now());
    },
    async rows<Row extends object>(sql: string) {
      return (await database.query<Row>(sql)).rows;
    },
    /** Waits until all webhooks are delivered. */
    async waitForDeliveries() {
      for (let quiet = 0, tries = 0; quiet < 3 && tries < 400; tries += 1) {
        const { rowCount } = await database.query(
          "select from pay_sandbox.delivery where state = 'pending' limit 1",
        );
        quiet = rowCount === 0 ? quiet + 1 : 0;
        await pause(25);
      }
    },
    async [Symbol.asyncDispose]() {
      await live?.[Symbol.asyncDispose]();
      await sandbox.close();
      await app.close();
      await queue.stop();
    },
  };
  return site;
}

export type PayingSite = Awaited<ReturnType<typeof payingSite>>;

export const toSessionId = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
