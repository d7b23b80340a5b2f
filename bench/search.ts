// What a search takes among 100,000 texts of 600 words, and of a million of 250 with `-- million`: each question as a
// subscriber asks it, one after another, over the wire. `node bench/search.ts`, after a build.
import { startSite } from '../scripts/running-site.ts';
import { residentMb } from './figures.ts';
import { fillWithMembers } from './many-members.ts';
import { fillWithTexts, rareWord } from './many-texts.ts';
import { membersAllowed, signInMembers } from './signed-in-members.ts';

const isMillion = process.argv.includes('million');
const [texts, words] = isMillion ? [1_000_000, 250] : [100_000, 600];
const rounds = 40;

const site = await startSite({ settings: membersAllowed });
const [token = ''] = await signInMembers(site.url);
await fillWithMembers(site.dataDir, 0);
const began = performance.now();
await fillWithTexts(site.dataDir, texts, words);
console.log(
  `${texts} texts of ${words} words were made searchable in ${Math.round((performance.now() - began) / 1_000)} s.`,
);

const questions: readonly (readonly [of: string, query: string])[] = [
  ['a word of most texts', 'q=mercy'],
  ['a word of every other text', 'q=jesus'],
  ['the rarest word', `q=${rareWord}`],
  ['nonsense', 'q=xqzwvy'],
  ['a phrase', `q=${encodeURIComponent('"kingdom of heaven"')}`],
  ['ten words', 'q=the+man+went+out+and+saw+his+son+in+house'],
  ['a verse', 'q=Jn+3:16'],
  ['a chapter', 'q=Lk+15'],
  ['words and a chapter', 'q=the+lost+sheep+Lk+15'],
];

for (const [of, query] of questions) {
  for (const order of ['best', 'newest']) {
    const took: number[] = [];
    let count = 0;
    let refused = 0;
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      const answer = await fetch(`${site.url}/api/search/texts?${query}&sort=${order}`, {
        headers: { authorization: `Bearer ${token}`, 'x-load-test': membersAllowed.LOAD_TEST_KEY },
      });
      const body = await answer.text();
      took.push(performance.now() - start);
      // What takes longer than a second is given up.
      if (answer.status === 503) refused += 1;
      else if (answer.status !== 200) throw new Error(`${of}: ${answer.status} ${body}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own answer
      else count = (JSON.parse(body) as { count: number }).count;
    }
    const sorted = took.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(rounds * share)] ?? 0).toFixed(1);
    console.log(
      `${`${of}, ${order} first`.padEnd(42)} ${String(count).padStart(5)} found   median ${at(0.5)} ms   p95 ${at(0.95)} ms${refused > 0 ? `   ${refused} given up` : ''}`,
    );
  }
}
console.log('Wanted among 100,000: p95 under 100 ms.');
console.log(`Resident memory of the server: ${residentMb(site.pid).toFixed(0)} MB.`);
await site.stop();
