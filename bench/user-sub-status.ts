// What it costs to ask whether a member may read: the whole call against a bare node:http server that verifies the same
// token on every request and answers the same bytes; among a thousand members and among a million; with and without
// the line that each call has in the log. In one run and turn about, so that only the ratios are believed.
// `node bench/user-sub-status.ts`, after a build.
import { randomBytes } from 'node:crypto';
import { adminClient, adminKey, makeMember } from '../packages/user-pool/src/testing/admin-client.ts';
import { poolId } from '../packages/user-pool/src/testing/test-pool.ts';
import { type RunningSite, startSite } from '../scripts/running-site.ts';
import { median, residentMb } from './figures.ts';
import type { Load } from './load.ts';
import { fillWithMembers } from './many-members.ts';
import { poolCalls } from './pool-calls.ts';
import { connections, type Figures, measure, startBare, type Target } from './target.ts';

const rounds = 7;
const seconds = 3;
const password = 'Passw0rd!x';
const path = '/api/subscription/user-sub-status';
const loadTestKey = randomBytes(24).toString('hex');

interface SiteUnderLoad extends Target {
  readonly site: RunningSite;
  readonly restingMb: number;
}

/** Every connection has a member of its own, who really signed in; so many others are there besides. */
async function startAmong(members: number, logLevel: 'warn' | 'info'): Promise<SiteUnderLoad> {
  const site = await startSite({
    settings: {
      LOG_LEVEL: logLevel,
      LOAD_TEST_KEY: loadTestKey,
      POOL_ADMIN_KEY_ID: adminKey.accessKeyId,
      POOL_ADMIN_SECRET: adminKey.secretAccessKey,
    },
  });
  const restingMb = residentMb(site.pid);
  const bearers = await signInMembers(`${site.url}/identity`);
  await fillWithMembers(site.dataDir, members - connections);
  const { host, port } = new URL(site.url);
  const load: Load = { host: '127.0.0.1', port: Number(port), path, hostHeader: host, bearers };
  return { site, restingMb, load, pid: site.pid };
}

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

async function publicKeyOf({ url }: RunningSite): Promise<string> {
  const answer = await fetch(`${url}/identity/${poolId}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: unknown[] };
  return JSON.stringify(keys[0]);
}

const among = {
  thousand: await startAmong(1_000, 'warn'),
  million: await startAmong(1_000_000, 'warn'),
  logged: await startAmong(1_000, 'info'),
};
const bare = await startBare(among.thousand.load, 'bare-verifier.ts', await publicKeyOf(among.thousand.site));
const targets = { bare, ...among };
type Name = keyof typeof targets;
const names = Object.keys(targets) as Name[];
const figures: Record<Name, Figures[]> = { bare: [], thousand: [], million: [], logged: [] };
for (const name of names) await measure(targets[name], seconds);
for (let round = 0; round < rounds; round++) {
  for (const name of names) figures[name].push(await measure(targets[name], seconds));
}

/** Of the rounds that lay side by side, so that whatever else the machine did met both. */
const ratio = (of: Name, to: Name): number =>
  median(figures[of].map(({ perSecond }, at) => perSecond / (figures[to][at]?.perSecond ?? Number.NaN)));

const row = (what: string, name: Name): string => {
  const rate = median(figures[name].map(({ perSecond }) => perSecond));
  const cost = median(figures[name].map(({ cpuMsPerRequest }) => cpuMsPerRequest));
  return `| ${what} | ${rate.toFixed(0)} | ${cost.toFixed(4)} | ${ratio(name, 'bare').toFixed(2)} |`;
};

console.log(
  `${connections} connections, each with its own member, ${rounds} rounds of ${seconds} s each, turn about; medians.\n`,
);
console.log('| what | req/s | CPU ms/req | ratio to bare |\n|---|---|---|---|');
console.log(row('bare node:http that verifies the token', 'bare'));
console.log(row('among 1,000 members', 'thousand'));
console.log(row('among 1,000,000 members', 'million'));
console.log(row('among 1,000 members, each call in the log', 'logged'));
console.log(
  `\nWanted: at least 0.35 of bare. A million against a thousand, wanted within 0.15 of 1: ${ratio('million', 'thousand').toFixed(2)}.`,
);
console.log(
  `Resident memory after the start, MB: ${Object.values(among)
    .map(({ restingMb }) => restingMb.toFixed(0))
    .join(', ')}.`,
);
bare.stop();
await Promise.all(Object.values(among).map(({ site }) => site.stop()));
