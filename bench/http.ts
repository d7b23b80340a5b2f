// `npm run bench`: requests per second and CPU time per request, compared with a bare node:http server that answers the
// same bytes. Both are measured alternately, so that the ratio is independent of the machine. Fails below `minRatio`.
import { startSite } from '../scripts/running-site.ts';
import { median, residentMb } from './figures.ts';
import { type Load, rawAnswer } from './load.ts';
import { connections, type Figures, measure, startBare } from './target.ts';

/** Lowest permitted ratio of the rates, about two thirds of the measured one. */
const minRatio = 0.35;
const rounds = 5;
const seconds = 4;

const site = await startSite();
const idleMb = residentMb(site.pid).toFixed(0);
console.log(
  `Ready after ${Math.round(site.readyAfterMs)} ms from an empty data directory; resident memory ${idleMb} MB.\n`,
);
console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each, alternating; medians.`);
console.log(
  '| path | bytes | site req/s | bare req/s | ratio | site CPU ms/req | bare CPU ms/req |\n|---|---|---|---|---|---|---|',
);

for (const path of ['/', '/config.json', '/healthz']) {
  const { host, port } = new URL(site.url);
  const load: Load = { host: '127.0.0.1', port: Number(port), path, hostHeader: host };
  const bare = await startBare(load, 'bare-server.ts');
  const siteFigures: Figures[] = [];
  const bareFigures: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    siteFigures.push(await measure({ load, pid: site.pid }, seconds));
    bareFigures.push(await measure(bare, seconds));
  }
  bare.stop();
  const rate = (figures: Figures[]): number => median(figures.map(({ perSecond }) => perSecond));
  const cost = (figures: Figures[]): string =>
    median(figures.map(({ cpuMsPerRequest }) => cpuMsPerRequest)).toFixed(4);
  const ratio = (rate(siteFigures) / rate(bareFigures)).toFixed(2);
  if (Number(ratio) < minRatio) process.exitCode = 1;
  const { body } = await rawAnswer(load);
  console.log(
    `| ${path} | ${body.length} | ${rate(siteFigures).toFixed(0)} | ${rate(bareFigures).toFixed(0)} | ${ratio} | ${cost(siteFigures)} | ${cost(bareFigures)} |`,
  );
}
console.log(`\nMinimum of each ratio: ${minRatio}.`);
console.log(`Resident memory after the load: ${residentMb(site.pid).toFixed(0)} MB.`);
await site.stop();
