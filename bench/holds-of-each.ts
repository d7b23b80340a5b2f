// Which hostile request holds the event loop longest: each kind alone, a few times, worst first. `node
// bench/holds-of-each.ts`, after a build; it finds what `bench/hostile.ts` only says is there.
import { openAskedSite } from './asked-site.ts';
import { hostileKinds } from './hostile-requests.ts';

const times = 3;
const shown = 40;

const site = await openAskedSite(1, process.argv[2] ?? '');
try {
  const found = [];
  await site.holds();
  for (const kind of hostileKinds().filter(({ what }) => what.includes(process.argv[3] ?? ''))) {
    const holds = [];
    let statuses = new Map<number, number>();
    for (let time = 0; time < times; time++) {
      statuses = await site.ask([kind], 1);
      holds.push((await site.holds()).working);
    }
    found.push({
      what: kind.what,
      status: [...statuses.keys()].join(),
      first: holds[0] ?? 0,
      usual: Math.min(...holds),
      holds,
    });
  }
  for (const { what, status, holds } of found
    .toSorted((a, b) => Math.max(...b.holds) - Math.max(...a.holds))
    .slice(0, shown))
    console.log(`${holds.map((hold) => hold.toFixed(1).padStart(6)).join(' ')} ms  ${status}  ${what}`);
} finally {
  await site.stop();
}
