// What it costs to ask whether a member may read: the whole call against a bare node:http server that verifies the same
// token on every request and answers the same bytes; among a thousand members and among a million; with and without
// the line that each call has in the log. In one run and turn about, so that only the ratios are believed.
// `node bench/subscription-status.ts`, after a build.
import { type RunningSite, startSite } from '../scripts/running-site.ts';
import { residentMb } from './figures.ts';
import type { Load } from './load.ts';
import { fillWithMembers } from './many-members.ts';
import { membersAllowed, publicKeyOf, signInMembers } from './signed-in-members.ts';
import { connections, startBare, type Target } from './target.ts';
import { turnAbout } from './turn-about.ts';

const path = '/api/subscription/user-sub-status';

interface SiteUnderLoad extends Target {
  readonly site: RunningSite;
  readonly restingMb: number;
}

/** Every connection has a member of its own, who really signed in; so many others are there besides. */
async function startAmong(members: number, logLevel: 'warn' | 'info'): Promise<SiteUnderLoad> {
  const site = await startSite({
    settings: { ...membersAllowed, LOG_LEVEL: logLevel },
  });
  const restingMb = residentMb(site.pid);
  const bearers = await signInMembers(site.url);
  await fillWithMembers(site.dataDir, members - connections);
  const { host, port } = new URL(site.url);
  const load: Load = { host: '127.0.0.1', port: Number(port), path, hostHeader: host, bearers };
  return { site, restingMb, load, pid: site.pid };
}

const among = {
  thousand: await startAmong(1_000, 'warn'),
  million: await startAmong(1_000_000, 'warn'),
  logged: await startAmong(1_000, 'info'),
};
const bare = await startBare(
  among.thousand.load,
  'bare-verifier.ts',
  await publicKeyOf(among.thousand.site.url),
);
const { print, ratio } = await turnAbout({ bare, ...among });
print({
  bare: 'bare node:http that verifies the token',
  thousand: 'among 1,000 members',
  million: 'among 1,000,000 members',
  logged: 'among 1,000 members, each call in the log',
});
console.log(
  `\nWanted: at least 0.35 of bare. A million against a thousand, wanted within 0.15 of 1: ${ratio('million', 'thousand')}.`,
);
console.log(
  `Resident memory after the start, MB: ${Object.values(among)
    .map(({ restingMb }) => restingMb.toFixed(0))
    .join(', ')}.`,
);
bare.stop();
await Promise.all(Object.values(among).map(({ site }) => site.stop()));
