// The feed of homilies for a subscriber, ten whole ones: the whole call against a bare node:http server that verifies
// the same token on every request and answers the same bytes; and the first page of 100,000 homilies against the last.
// In one run and turn about, so that only the ratios are believed. `node bench/homily-feed.ts`, after a build.
import { randomBytes } from 'node:crypto';
import { adminClient, adminKey, makeMember } from '../packages/user-pool/src/testing/admin-client.ts';
import { poolId } from '../packages/user-pool/src/testing/test-pool.ts';
import { startSite } from '../scripts/running-site.ts';
import { median, residentMb } from './figures.ts';
import type { Load } from './load.ts';
import { fillWithHomilies } from './many-homilies.ts';
import { fillWithMembers } from './many-members.ts';
import { poolCalls } from './pool-calls.ts';
import { connections, type Figures, measure, startBare, type Target } from './target.ts';

const rounds = 7;
const seconds = 3;
const homilies = 100_000;
const password = 'Passw0rd!x';
const loadTestKey = randomBytes(24).toString('hex');

const site = await startSite({
  settings: {
    LOG_LEVEL: 'warn',
    LOAD_TEST_KEY: loadTestKey,
    POOL_ADMIN_KEY_ID: adminKey.accessKeyId,
    POOL_ADMIN_SECRET: adminKey.secretAccessKey,
  },
});
const bearers = await signInMembers(`${site.url}/identity`);
await fillWithMembers(site.dataDir, 0);
await fillWithHomilies(site.dataDir, homilies);
const { host, port } = new URL(site.url);
const page = (number: number, readers: Partial<Load> = {}): Target => ({
  pid: site.pid,
  load: {
    host: '127.0.0.1',
    port: Number(port),
    path: `/api/homily/homily-feed?page=${number}&_t=1`,
    hostHeader: host,
    ...readers,
  },
});

async function signInMembers(endpoint: string): Promise<string[]> {
  const pool = poolCalls(endpoint, loadTestKey);
  const administrator = adminClient(endpoint);
  const tokens: string[] = [];
  for (let at = 0; at < connections; at++) {
    const email = `member-${at}@example.org`;
    await makeMember(administrator, email, password);
    tokens.push(await pool.accepted(pool.proofFor(await pool.begin(pool.prepare(email)), password)));
  }
  administrator.destroy();
  return tokens;
}

const keys = (await (await fetch(`${site.url}/identity/${poolId}/.well-known/jwks.json`)).json()) as {
  keys: unknown[];
};
// What another server changed is noticed within half a second.
await new Promise((resolve) => setTimeout(resolve, 1_000));
const first = page(1, { bearers });
const bare = await startBare(first.load, 'bare-verifier.ts', JSON.stringify(keys.keys[0]));
const targets = {
  bare,
  first,
  last: page(homilies / 10, { bearers }),
  visitorFirst: page(1),
  visitorLast: page(homilies / 10),
};
type Name = keyof typeof targets;
const names = Object.keys(targets) as Name[];
const figures: Record<Name, Figures[]> = { bare: [], first: [], last: [], visitorFirst: [], visitorLast: [] };
for (const name of names) await measure(targets[name], seconds);
for (let round = 0; round < rounds; round++) {
  for (const name of names) figures[name].push(await measure(targets[name], seconds));
}

/** Of the rounds that lay side by side, so that whatever else the machine did met both. */
const ratio = (of: Name, to: Name): string =>
  median(
    figures[of].map(({ perSecond }, at) => perSecond / (figures[to][at]?.perSecond ?? Number.NaN)),
  ).toFixed(2);

const row = (what: string, name: Name): string => {
  const rate = median(figures[name].map(({ perSecond }) => perSecond));
  const cost = median(figures[name].map(({ cpuMsPerRequest }) => cpuMsPerRequest));
  return `| ${what} | ${rate.toFixed(0)} | ${cost.toFixed(4)} | ${ratio(name, 'bare')} |`;
};

/** On a machine that others use as well, the steadier of the two. */
const costRatio = (of: Name, to: Name): string => {
  const cost = (name: Name) => median(figures[name].map(({ cpuMsPerRequest }) => cpuMsPerRequest));
  return (cost(of) / cost(to)).toFixed(2);
};

/** How long a page takes that nobody has asked for before. */
async function firstAsking(number: number): Promise<number> {
  const began = performance.now();
  await (await fetch(`${site.url}/api/homily/homily-feed?page=${number}`)).text();
  return performance.now() - began;
}

const early: number[] = [];
const late: number[] = [];
for (let at = 0; at < 200; at++) {
  early.push(await firstAsking(2 + at));
  late.push(await firstAsking(homilies / 10 - 1 - at));
}

console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each, turn about; medians.\n`);
console.log('| what | req/s | CPU ms/req | ratio to bare |\n|---|---|---|---|');
console.log(row('bare node:http that verifies the token', 'bare'));
console.log(row('a subscriber, page 1', 'first'));
console.log(row(`a subscriber, page ${homilies / 10}`, 'last'));
console.log(row('a visitor, page 1', 'visitorFirst'));
console.log(row(`a visitor, page ${homilies / 10}`, 'visitorLast'));
console.log('\nWanted: at least 0.25 of bare, and the last page within 0.15 of the first.');
console.log(
  `Last to first: ${ratio('last', 'first')} by rate, ${costRatio('last', 'first')} by processor time.`,
);
console.log(
  `A page at its first asking, ms: ${median(early).toFixed(2)} early, ${median(late).toFixed(2)} late.`,
);
console.log(`Resident memory after the load: ${residentMb(site.pid).toFixed(0)} MB.`);
bare.stop();
await site.stop();
