// A post for a subscriber: the whole call against a bare node:http server that verifies the same token on every request
// and answers the same bytes; and among a thousand posts against among a hundred thousand, a post that everybody reads
// and posts that nobody has read yet. `node bench/post-detail.ts`, after a build.
import { type RunningSite, startSite } from '../scripts/running-site.ts';
import { median, residentMb } from './figures.ts';
import type { Load } from './load.ts';
import { fillWithMembers } from './many-members.ts';
import { fillWithPosts } from './many-posts.ts';
import { membersAllowed, publicKeyOf, signInMembers } from './signed-in-members.ts';
import { startBare, type Target } from './target.ts';
import { turnAbout } from './turn-about.ts';

const unread = 200;
const firstRounds = 3;

interface SiteUnderLoad extends Target {
  readonly site: RunningSite;
  readonly posts: number;
  readonly restingMb: number;
}

async function startAmong(posts: number): Promise<SiteUnderLoad> {
  const site = await startSite({ settings: membersAllowed });
  const restingMb = residentMb(site.pid);
  const bearers = await signInMembers(site.url);
  await fillWithMembers(site.dataDir, 0);
  await fillWithPosts(site.dataDir, posts);
  const { host, port } = new URL(site.url);
  const path = `/api/blog/postDetail/post-${posts / 2}`;
  const load: Load = { host: '127.0.0.1', port: Number(port), path, hostHeader: host, bearers };
  return { site, posts, restingMb, load, pid: site.pid };
}

/** How long a post takes that nobody has asked for before. */
async function firstAskings({ site, posts, load }: SiteUnderLoad, round: number): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < unread; at++) {
    const slug = `post-${1 + round + Math.floor((at * (posts - firstRounds)) / unread)}`;
    const began = performance.now();
    const headers = { authorization: `Bearer ${load.bearers?.[0] ?? ''}` };
    await (await fetch(`${site.url}/api/blog/postDetail/${slug}`, { headers })).text();
    took.push(performance.now() - began);
  }
  return median(took);
}

const among = { thousand: await startAmong(1_000), hundredThousand: await startAmong(100_000) };
const { site } = among.thousand;
const bare = await startBare(among.thousand.load, 'bare-verifier.ts', await publicKeyOf(site.url));
const { print, ratio } = await turnAbout({ bare, ...among });
print({
  bare: 'bare node:http that verifies the token',
  thousand: 'a post among 1,000',
  hundredThousand: 'a post among 100,000',
});
console.log(
  `\nWanted: at least 0.35 of bare. 100,000 against 1,000, wanted within 0.15 of 1: ${ratio('hundredThousand', 'thousand')}.`,
);
const first = { few: [] as number[], many: [] as number[] };
for (let round = 0; round < firstRounds; round++) {
  first.few.push(await firstAskings(among.thousand, round));
  first.many.push(await firstAskings(among.hundredThousand, round));
}
console.log(
  `A post at its first asking, ms: ${median(first.few).toFixed(2)} among 1,000, ${median(first.many).toFixed(2)} among 100,000.`,
);
console.log(
  `Resident memory after the start, MB: ${Object.values(among)
    .map(({ restingMb }) => restingMb.toFixed(0))
    .join(', ')}.`,
);
bare.stop();
await Promise.all(Object.values(among).map((each) => each.site.stop()));
