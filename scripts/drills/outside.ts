// Those whom the site asks, each in turn down, hanging, slow and answering HTML: the pool of the members, the payment
// provider and the store of the images. The mail server, whom nobody waits for, has a drill of its own.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { s3Server } from '../../apps/server/src/adapters/storage/testing/s3-server.ts';
import { adminKey } from '../../packages/user-pool/src/testing/admin-client.ts';
import { root } from '../run.ts';
import { freePorts, type RunningSite, startSite } from '../running-site.ts';
import { Ledger, type Outcome } from './ledger.ts';
import { openPages, type Page, pagesOf, signedIn } from './readers.ts';
import { inSeconds, type Row, type Rows } from './row.ts';
import { underLoad } from './under-load.ts';
import { type Mood, moods, type Way, wayTo } from './way.ts';
import { loadTestKey, signUpOf, tokenOf } from './writers.ts';

/** Whoever asks for something that another must do is told so: after three tries of five seconds with the pool. */
const toldWithinMs = 17_000;
const doneWithinMs = 20_000;

/** What a person asks for, and asks for again. */
type Act = (ledger: Ledger) => Promise<Outcome>;

interface Party {
  readonly name: string;
  readonly way: Way;
  /** Made ready while all is well: what needs that party. Null where signing up does already. */
  readonly prepare: (() => Promise<Act>) | null;
}

export async function* outside(isShort: boolean): Rows {
  await using open = new AsyncDisposableStack();
  const bucket = open.use(await s3Server());
  const otherPorts = await freePorts();
  const ways = {
    identity: open.use(await wayTo(otherPorts.port)),
    payments: open.use(await wayTo(otherPorts.sandboxPort, { renames: true })),
    store: open.use(await wayTo(Number(new URL(bucket.settings.S3_ENDPOINT).port))),
  };
  const poolUrl = `http://localhost:${ways.identity.port}`;
  const other = await startSite({
    ports: otherPorts,
    settings: {
      PUBLIC_URL: poolUrl,
      POOL_ADMIN_KEY_ID: adminKey.accessKeyId,
      POOL_ADMIN_SECRET: adminKey.secretAccessKey,
    },
  });
  open.defer(() => other.stop());
  const ports = await freePorts();
  const payments = {
    STRIPE_SECRET_KEY: 'sk_test_wayfare',
    STRIPE_API_URL: `http://127.0.0.1:${ways.payments.port}`,
  };
  const site = await startSite({
    ports,
    settings: {
      LOAD_TEST_KEY: loadTestKey,
      ...payments,
      ...(await setUpPayments({ ...payments, PORT: String(ports.port) })),
      ...bucket.settings,
      S3_ENDPOINT: `http://127.0.0.1:${ways.store.port}`,
      COGNITO_USER_POOL_ID: 'local_Members',
      COGNITO_CLIENT_ID: 'website',
      COGNITO_REGION: 'local',
      COGNITO_ACCESS_KEY_ID: adminKey.accessKeyId,
      COGNITO_SECRET_ACCESS_KEY: adminKey.secretAccessKey,
      IDENTITY_URL: `${poolUrl}/identity`,
      IDENTITY_ISSUER: `${poolUrl}/identity/local_Members`,
    },
  });
  open.defer(() => site.stop());

  const authorization = `Bearer ${await signedIn({ url: poolUrl, said: () => other.said() })}`;
  const pages = [...openPages, ...pagesOf(authorization)];
  const parties: readonly Party[] = [
    { name: 'identity', way: ways.identity, prepare: null },
    { name: 'payments', way: ways.payments, prepare: () => checkingOut(site) },
    { name: 'store of images', way: ways.store, prepare: () => sendingPicture(site, authorization) },
  ];
  for (const party of parties)
    for (const mood of isShort ? (['hanging'] as const) : moods)
      yield await troubled({ site, pages, forMs: isShort ? 1_000 : 12_000 }, party, mood);
}

interface Place {
  readonly site: RunningSite;
  readonly pages: readonly Page[];
  readonly forMs: number;
}

async function troubled(
  { site, pages, forMs }: Place,
  { name, way, prepare }: Party,
  mood: Mood,
): Promise<Row> {
  const ledger = new Ledger();
  const act = await prepare?.();
  let said = '';
  const row = await underLoad(site, {
    what: `${name} ${mood}`,
    pages,
    longestMs: toldWithinMs,
    make: async () => {
      await way.become(mood);
      const [outcome] = await Promise.all([act?.(ledger), pause(forMs)]);
      if (outcome !== undefined)
        said = `; who needs it: ${words[outcome]} after ${inSeconds(ledger.seen().longestMs)}`;
      await way.become(null);
    },
  });
  const began = performance.now();
  let isDone = act === undefined;
  while (!isDone && performance.now() - began < doneWithinMs) isDone = (await act?.(ledger)) === 'good';
  const { bad, longestMs } = ledger.seen();
  const faults = [...bad.keys()];
  if (!isDone) faults.push('what needs it could not be done afterwards');
  if (longestMs > toldWithinMs) faults.push(`who needs it waited for ${inSeconds(longestMs)}`);
  return { ...row, figure: `${row.figure}${said}`, faults: [...(row.faults ?? []), ...faults] };
}

const words = { good: 'served', refused: 'asked to come again', bad: 'something else' } as const;

const json = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-load-test': loadTestKey, ...headers },
  body: JSON.stringify(body),
});

let payers = 0;

async function checkingOut(site: RunningSite): Promise<Act> {
  payers += 1;
  const email = `payer-${payers}@example.org`;
  await fetch(`${site.url}/api/auth/store-signup`, signUpOf(email));
  const order = { email, token: tokenOf(email), plan: 'monthly', donation: null };
  return (ledger) => ledger.ask(`${site.url}/api/checkout/checkout`, json(order), 'url');
}

async function sendingPicture(site: RunningSite, authorization: string): Promise<Act> {
  const asked = await fetch(`${site.url}/api/blog/upload-url?filename=door.png`, {
    headers: { authorization },
  });
  const { uploadUrl, key } = (await asked.json()) as { uploadUrl: string; key: string };
  const body = readFileSync(join(root, 'docs', 'front-page.png'));
  await fetch(uploadUrl, { method: 'PUT', body, headers: { 'content-type': 'image/png' } });
  return (ledger) => ledger.ask(`${site.url}/api/blog/uploads/done`, json({ key }, { authorization }));
}

/** As the operator does it: the endpoint of the webhooks and what is sold. */
async function setUpPayments(settings: Record<string, string>): Promise<Record<string, string>> {
  const command = join(root, 'apps', 'server', 'dist', 'wayfare.js');
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'stripe', 'setup', '--json'], {
    env: { PATH: process.env['PATH'], ...settings },
  });
  const { STRIPE_WEBHOOK_SECRET, DONATION_PRICE_ID } = JSON.parse(stdout) as Record<string, string>;
  return { STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET ?? '', DONATION_PRICE_ID: DONATION_PRICE_ID ?? '' };
}
