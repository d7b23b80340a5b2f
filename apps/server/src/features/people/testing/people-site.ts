import { csrfHeader } from '@wayfare/contracts/calls/auth';
import type { Database } from '#adapters/db/database.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool } from '#adapters/identity/embedded-pool.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { poolIdentity } from '#adapters/identity/pool-identity.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { readConfig } from '#config.ts';
import { limitsIn } from '#http/guards/limit.ts';
import { testApp } from '#http/testing/test-app.ts';
import { emailOf } from '../asked-by-address.ts';
import type { AuthDeps, ConfirmedPerson } from '../auth-deps.ts';
import { resendForUnconfirmed, resendJob } from '../confirming/resend-confirmation.ts';
import { markSignupPaid } from '../person/mark-signup-paid.ts';
import { findOpenSignup } from '../person/signup-queries.ts';
import { authRoutes } from '../routes.ts';
import { forgetUnpaidSignups } from '../signing-up/forget-unpaid-signups.ts';

interface Queued {
  readonly name: string;
  readonly data: { readonly kind?: string; readonly to?: { readonly address: string } };
  readonly secret: { readonly token?: string; readonly email?: string } | null;
}

interface Odd {
  /** What goes wrong, or is watched. */
  readonly db?: (real: Database) => Database;
  readonly identity?: (real: Identity) => Identity;
  readonly onConfirmed?: () => Promise<void>;
  readonly onRelease?: () => Promise<void>;
}

const csrf = 'csrf-token-of-the-browser';
export const ruth = { name: 'Ruth', email: 'ruth@example.org', password: 'Barley-Field-7' } as const;
export const browserToken = 'token-of-the-browser-1';

/** The sign-up service over a real database, pool and queue; payments are what a test says they are. */
export function authSite(database: TestDatabase, odd: Odd = {}) {
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
  const queue = postgresQueue(database, quietLog());
  const post = { queue, clock };
  const confirmed: ConfirmedPerson[] = [];
  const released: string[] = [];
  /** Who pays while the payment pages are being closed. */
  const paysAtLast = new Set<string>();
  /** Who stands at a payment page, and since when. */
  const paying = new Map<string, Date>();
  const sessions = new Map<string, string>();
  const markPaid = (personId: string) =>
    database.transaction((within) => markSignupPaid(within, post, personId));
  const db = odd.db?.(database) ?? database;
  const deps: AuthDeps = {
    db,
    clock,
    identity: odd.identity?.(identity) ?? identity,
    queue,
    limits: limitsIn({ db: database, clock, secret: siteSecret, loadTestKey: undefined }),
    publicUrl: 'http://localhost',
    async releaseCheckouts(personId) {
      released.push(personId);
      await odd.onRelease?.();
      if (!paysAtLast.has(personId)) return 'released';
      await markPaid(personId);
      return 'paid';
    },
    payingSince: async (personId) => paying.get(personId) ?? null,
    async verifyCheckout(sessionId) {
      const personId = sessions.get(sessionId);
      if (personId === undefined) return { status: sessionId === 'cs_open' ? 'unpaid' : 'unknown' };
      await markPaid(personId);
      return { status: 'verified', personId };
    },
    async onConfirmed(_within, person) {
      await odd.onConfirmed?.();
      confirmed.push(person);
    },
  };
  const { app, lines } = testApp();
  authRoutes(app, deps);
  const queued = async () =>
    (await database.query<Queued>('select name, data, secret from job order by created_at, job_id')).rows;
  let strangers = 0;
  /** Each from a network of its own, so that no limit of a network is met by accident. */
  const somewhere = () => `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${++strangers & 255}`;

  const site = {
    app,
    pool,
    identity,
    deps,
    confirmed,
    released,
    paysAtLast,
    paying,
    sessions,
    lines,
    markPaid,
    queued,
    forget: () => forgetUnpaidSignups(deps).run(),
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    post: (path: string, payload: object, from: string = somewhere()) =>
      app.inject({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress: from }),
    stage: (
      given: Partial<typeof ruth & { token: string; csrfToken: string }> | Record<string, unknown> = {},
      { header = csrf, from = somewhere() }: { readonly header?: string; readonly from?: string } = {},
    ) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/store-signup',
        headers: { [csrfHeader]: header },
        payload: { ...ruth, token: browserToken, csrfToken: csrf, ...given },
        remoteAddress: from,
      }),
    open: (query: string, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: `/api/auth/confirm${query}`, remoteAddress: somewhere() }),
    async personOf(email: string = ruth.email) {
      return (await findOpenSignup(database, email))?.personId ?? '';
    },
    /** What the server's worker does with the requests that wait. */
    async work() {
      for (const { name, secret } of await queued()) {
        if (name === resendJob) await resendForUnconfirmed(deps, emailOf({ secret }));
      }
      await database.query('delete from job where name = $1', [resendJob]);
    },
    async mailedTokens() {
      const mails = (await queued()).filter(({ data }) => data.kind === 'confirm-address');
      return mails.map(({ secret }) => secret?.token ?? '');
    },
    /** Of a signup that was staged and paid just now. */
    async paidToken(email: string = ruth.email) {
      await site.stage({ email });
      await site.markPaid(await site.personOf(email));
      return (await site.mailedTokens()).at(-1) ?? '';
    },
    count: async (table: 'person' | 'signup' | 'user_pool.account' | 'confirmation_link' | 'signup_turn') =>
      (await database.query(`select from ${table}`)).rowCount,
    [Symbol.asyncDispose]: () => app.close(),
  };
  return site;
}
