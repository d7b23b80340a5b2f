// The feed of homilies for a subscriber, ten whole ones: the whole call against a bare node:http server that verifies
// the same token on every request and answers the same bytes; and the first page of 100,000 homilies against the last.
// `node bench/homily-feed.ts`, after a build.
import { startSite } from '../scripts/running-site.ts';
import { median, residentMb } from './figures.ts';
import type { Load } from './load.ts';
import { fillWithHomilies } from './many-homilies.ts';
import { fillWithMembers } from './many-members.ts';
import { membersAllowed, publicKeyOf, signInMembers } from './signed-in-members.ts';
import { startBare, type Target } from './target.ts';
import { turnAbout } from './turn-about.ts';

const homilies = 100_000;
const lastPage = homilies / 10;

const site = await startSite({ settings: membersAllowed });
const bearers = await signInMembers(site.url);
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

// What another server changed is noticed within half a second.
await new Promise((resolve) => setTimeout(resolve, 1_000));
const first = page(1, { bearers });
const bare = await startBare(first.load, 'bare-verifier.ts', await publicKeyOf(site.url));
const compared = await turnAbout(
  {
    bare,
    first,
    last: page(lastPage, { bearers }),
    visitorFirst: page(1),
    visitorLast: page(lastPage),
  },
  // Five of them, seven times: short rounds, or the whole would take minutes.
  1.2,
);

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
  late.push(await firstAsking(lastPage - 1 - at));
}

compared.print({
  bare: 'bare node:http that verifies the token',
  first: 'a subscriber, page 1',
  last: `a subscriber, page ${lastPage}`,
  visitorFirst: 'a visitor, page 1',
  visitorLast: `a visitor, page ${lastPage}`,
});
const { ratio, costRatio } = compared;
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
