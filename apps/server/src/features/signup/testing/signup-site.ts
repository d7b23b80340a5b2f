import { csrfHeader } from '@wayfare/contracts/calls/auth';
import { addTime, days } from '@wayfare/contracts/rules/durations';
import type { Database } from '#adapters/db/database.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { listedPasswords } from '#adapters/identity/password-fault.ts';
import { embeddedPool, poolIdentity } from '#adapters/identity/pool-identity.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { readConfig } from '#config.ts';
import { addCheckout } from '#features/billing/checkout-queries.ts';
import { saveCustomer } from '#features/billing/subscription-queries.ts';
import { recordSignupPayment } from '#features/billing/sync-customer.ts';
import { createAddressHash, createCardHash } from '#features/billing/trials.ts';
import { findPendingSignup, findPendingSignupByToken } from '#features/person/signup-queries.ts';
import { createRateLimits } from '#http/guards/rate-limit.ts';
import { testApp } from '#http/testing/test-app.ts';
import { deleteUnpaidSignups } from '../expire-signups.ts';
import type { SignupDeps } from '../rate-limits.ts';
import { processResendRequest, resendJob } from '../resend-confirmation.ts';
import { processResetRequest, resetRequestJob } from '../reset-password.ts';
import { resetRoutes } from '../reset-routes.ts';
import { signupRoutes } from '../routes.ts';
import { scriptedPayments } from './scripted-payments.ts';

interface Queued {
  readonly name: string;
  readonly data: { readonly kind?: string; readonly to?: { readonly address: string } };
  readonly secret: { readonly token?: string } | null;
}

interface Overrides {
  /** Wrappers that fail or record calls. */
  readonly db?: (real: Database) => Database;
  readonly identity?: (real: Identity) => Identity;
  /** Called while a payment page is being closed. */
  readonly onExpire?: () => Promise<void>;
}

const csrf = 'csrf-token-of-the-browser';
export const ruth = { name: 'Ruth', email: 'ruth@example.org', password: 'Barley-Field-7' } as const;
export const browserToken = 'token-of-the-browser-1';

/** The sign-up routes with a real database, pool and queue, and scripted payments. */
export function signupSite(database: TestDatabase, odd: Overrides = {}) {
  let now = new Date('2026-11-21T12:00:00Z');
  const clock = { now: () => now };
  const identityConfig = readConfig({}).identity;
  const siteSecret = new Uint8Array(32).fill(7);
  const pool = embeddedPool({
    database,
    clock,
    siteSecret,
    identity: identityConfig,
    log: { ...quietLog(), info: () => {} },
  });
  const identity = poolIdentity(pool, clock);
  const provider = scriptedPayments(clock, odd.onExpire);
  const deps: SignupDeps = {
    db: odd.db?.(database) ?? database,
    clock,
    billingClock: clock,
    identity: odd.identity?.(identity) ?? identity,
    queue: postgresQueue(database, quietLog()),
    payments: provider.payments,
    limits: createRateLimits({ db: database, clock, secret: siteSecret, loadTestKey: undefined }),
    publicUrl: 'http://localhost',
    donationPriceId: 'price_of_a_donation',
    isSample: true,
    operator: { name: 'Wayfare', address: 'support@wayfare.example' },
    isSubscriber: async () => false,
    addressHash: createAddressHash(siteSecret),
    cardHash: createCardHash(siteSecret),
    knownPasswords: listedPasswords,
  };
  const { app, lines } = testApp();
  signupRoutes(app, deps);
  resetRoutes(app, deps);
  const queued = async () =>
    (await database.query<Queued>('select name, data, secret from job order by created_at, job_id')).rows;
  let strangers = 0;
  /** A new network for each call, so that no limit by network applies. */
  const somewhere = () => `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${++strangers & 255}`;

  const site = {
    app,
    pool,
    identity,
    deps,
    lines,
    /** Ids of the closed payment pages. */
    expired: provider.expired,
    pay: provider.pay,
    setPaid: (personId: string) => database.transaction((tx) => recordSignupPayment({ clock }, tx, personId)),
    /** Opens a payment page. */
    async openPage(email: string = ruth.email) {
      const personId = await site.findPersonId(email);
      const customerId = provider.toCustomerId(personId);
      const sessionId = `cs_${personId}`;
      await saveCustomer(database, { personId, customerId, email, name: ruth.name }, now);
      const page = { sessionId, personId, choice: 'signup', url: 'http://localhost/pay' };
      await addCheckout(database, { ...page, expiresAt: addTime(now, days(1)) }, now);
      provider.addPage(sessionId, personId);
      return sessionId;
    },
    queued,
    expireSignups: () => deleteUnpaidSignups(deps).run(),
    advance: (ms: number) => (now = new Date(now.getTime() + ms)),
    post: (path: string, payload: object, from: string = somewhere()) =>
      app.inject({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress: from }),
    stage: (
      input: Partial<typeof ruth & { token: string; csrfToken: string }> | Record<string, unknown> = {},
      { header = csrf, from = somewhere() }: { readonly header?: string; readonly from?: string } = {},
    ) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/store-signup',
        headers: { [csrfHeader]: header },
        payload: { ...ruth, token: browserToken, csrfToken: csrf, ...input },
        remoteAddress: from,
      }),
    reset: (path: string, payload: object, from: string = somewhere()) =>
      app.inject({ method: 'POST', url: `/api/reset/request-reset${path}`, payload, remoteAddress: from }),
    open: (query: string, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: `/api/auth/confirm${query}`, remoteAddress: somewhere() }),
    async findPersonId(email: string = ruth.email) {
      return (await findPendingSignup(database, email))?.personId ?? '';
    },
    /** The unpaid or unconfirmed sign-up that a browser with this token may pay. */
    findSignup: (token: string = browserToken, email: string = ruth.email) =>
      findPendingSignupByToken(database, { email, token }, now),
    /** Processes the queued requests. */
    async processJobs() {
      for (const { name, secret } of await queued()) {
        if (name === resendJob) await processResendRequest(deps, { secret });
        if (name === resetRequestJob) await processResetRequest(deps, { secret });
      }
      await database.query('delete from job where name in ($1, $2)', [resendJob, resetRequestJob]);
    },
    /** The addresses of the welcome mails. */
    async listWelcomed() {
      const mails = (await queued()).filter(({ data }) => data.kind === 'welcome');
      return mails.map(({ data }) => data.to?.address);
    },
    async mailedTokens(kind = 'confirm-address') {
      const mails = (await queued()).filter(({ data }) => data.kind === kind);
      return mails.map(({ secret }) => secret?.token ?? '');
    },
    /** Stages and pays a sign-up, and returns the token of its confirmation mail. */
    async paidToken(email: string = ruth.email) {
      await site.stage({ email });
      await site.setPaid(await site.findPersonId(email));
      return (await site.mailedTokens()).at(-1) ?? '';
    },
    count: async (table: 'person' | 'signup' | 'user_pool.account' | 'confirmation_link' | 'lease') =>
      (await database.query(`select from ${table}`)).rowCount,
    [Symbol.asyncDispose]: () => app.close(),
  };
  return site;
}
