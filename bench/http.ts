// Requests a second and processor time a request: the site against a bare node:http server that answers the same bytes.
// Both are measured in turns, so that only the ratio counts. Fails below the floor. `npm run bench`
import { startSite } from '../scripts/running-site.ts';
import { median, residentMb } from './figures.ts';
import { type Load, rawAnswer } from './load.ts';
import { connections, type Figures, measure, startBare } from './target.ts';

/** Lowest permitted rate of the site, as a part of the rate of the bare server: about two thirds of what was measured. */
const minRatio = 0.35;
const rounds = 5;
const seconds = 4;

const site = await startSite();
const idleMb = residentMb(site.pid).toFixed(0);
console.log(
  `Ready after ${Math.round(site.readyAfterMs)} ms from an empty data directory; resident memory ${idleMb} MB.\n`,
);
console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each, turn about; medians.`);
console.log(
  '| path | bytes | site req/s | bare req/s | ratio | site CPU ms/req | bare CPU ms/req |\n|---|---|---|---|---|---|---|',
);

for (const path of ['/', '/config.json', '/healthz']) {
  const { host, port } = new URL(site.url);
  const load: Load = { host: '127.0.0.1', port: Number(port), path, hostHeader: host };
  const bare = await startBare(load, 'bare-server.ts');
  const ours: Figures[] = [];
  const theirs: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await measure({ load, pid: site.pid }, seconds));
    theirs.push(await measure(bare, seconds));
  }
  bare.stop();
  const rate = (figures: Figures[]): number => median(figures.map(({ perSecond }) => perSecond));
  const cost = (figures: Figures[]): string =>
    median(figures.map(({ cpuMsPerRequest }) => cpuMsPerRequest)).toFixed(4);
  const ratio = (rate(ours) / rate(theirs)).toFixed(2);
  if (Number(ratio) < minRatio) process.exitCode = 1;
  const { body } = await rawAnswer(load);
  console.log(
    `| ${path} | ${body.length} | ${rate(ours).toFixed(0)} | ${rate(theirs).toFixed(0)} | ${ratio} | ${cost(ours)} | ${cost(theirs)} |`,
  );
}
console.log(`\nFloor of each ratio: ${minRatio}.`);
console.log(`Resident memory after the load: ${residentMb(site.pid).toFixed(0)} MB.`);
await site.stop();
