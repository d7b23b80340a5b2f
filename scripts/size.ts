// What a visitor's first look at each page costs, as sent: brotli bytes by kind, and requests. `npm run size` fails
// where a budget is broken; the browser tests hold the same budgets against what a browser really asks for.
import { formPages, passingPages, stillPages, unknownPage } from './public-pages.ts';
import { startSite } from './running-site.ts';

interface Budget {
  script: number;
  requests: number;
  total: number;
}

const kB = 1000;
const stillBudget: Budget = { script: 1 * kB, requests: 4, total: 90 * kB };
// Staying logged in through an outage of the identity provider, and checking a password while it is typed, took 0.4.
const formBudget: Budget = { script: 78.5 * kB, requests: 12, total: 165 * kB };
/**
 * Without the identity client, which comes later. The way to the search brought 0.4, that to the voice 0.1, that to the
 * Gospels by chapter 0.3, that to recordings 0.2, keeping pages 0.3, and reading without a line 1.3. The page of the
 * subscription comes by itself since then, and took 1.2 along.
 */
const dashboardBudget: Budget = { script: 111.9 * kB, requests: 9, total: 185 * kB };
/** What a place of the dashboard brings besides when it is opened, by the name of its part. */
const partBudgets: Readonly<Record<string, number>> = {
  'year-ahead': 7.8 * kB,
  'edit-homily': 13.7 * kB,
  'blog-list': 6 * kB,
  'post-page': 6 * kB,
  // Most of it is the library of the text itself.
  'post-editor': 73.6 * kB,
};

const compressed = { 'accept-encoding': 'br' };
const importPattern = /(?:from|import)\s*["'](\.\/[^"']+)["']/g;
const laterPattern = /import\(\s*["'`](\.\/([\w-]+)-[\w-]{8}\.js)["'`]\s*\)/g;
const assetPattern = /(?:href|src)="(\/(?:assets|plates)\/[^"]+)"/g;

async function sent(url: string): Promise<{ bytes: number; text: string }> {
  const answer = await fetch(url, { headers: compressed });
  const text = await answer.text();
  return { bytes: Number(answer.headers.get('content-length')), text };
}

/** A script and all that it imports at once; what it may import later is not counted. */
async function scriptsFrom(
  site: string,
  path: string,
  seen = new Map<string, number>(),
): Promise<Map<string, number>> {
  if (seen.has(path)) return seen;
  const { bytes, text } = await sent(site + path);
  seen.set(path, bytes);
  for (const [, relative] of text.matchAll(importPattern)) {
    if (relative) await scriptsFrom(site, new URL(relative, site + path).pathname, seen);
  }
  return seen;
}

/** The parts of the dashboard that have a budget, each with what it loads that the dashboard has not loaded yet. */
async function weighParts(site: string): Promise<Map<string, number>> {
  const page = await sent(`${site}/dashboard`);
  const entry = /<script type="module" src="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const atOnce = await scriptsFrom(site, entry);
  const { text } = await sent(site + entry);
  const parts = new Map<string, number>();
  for (const [, address = '', name = ''] of text.matchAll(laterPattern)) {
    if (!(name in partBudgets)) continue;
    const all = await scriptsFrom(site, new URL(address, site + entry).pathname, new Map(atOnce));
    const sum = (scripts: Map<string, number>) => [...scripts.values()].reduce((a, b) => a + b, 0);
    parts.set(name, sum(all) - sum(atOnce));
  }
  return parts;
}

interface Weight {
  html: number;
  script: number;
  style: number;
  fonts: number;
  requests: number;
  total: number;
}

async function weigh(site: string, path: string): Promise<Weight> {
  const page = await sent(site + path);
  const assets = new Set([...page.text.matchAll(assetPattern)].map(([, address]) => address ?? ''));
  const ofKind = (ending: string): string[] => [...assets].filter((address) => address.endsWith(ending));
  const scripts = new Map<string, number>();
  for (const script of page.text.matchAll(/<script type="module" src="([^"]+)"/g))
    await scriptsFrom(site, script[1] ?? '', scripts);
  const sum = async (addresses: string[]): Promise<number> => {
    const sizes = await Promise.all(addresses.map(async (address) => (await sent(site + address)).bytes));
    return sizes.reduce((a, b) => a + b, 0);
  };
  const [style, fonts] = [await sum(ofKind('.css')), await sum(ofKind('.woff2'))];
  const script = [...scripts.values()].reduce((a, b) => a + b, 0);
  const requests = 1 + scripts.size + ofKind('.css').length;
  return { html: page.bytes, script, style, fonts, requests, total: page.bytes + script + style + fonts };
}

const faults = (weight: Weight, budget: Budget): string[] =>
  (['script', 'requests', 'total'] as const)
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part} ${weight[part]} > ${budget[part]}`);

const site = await startSite();
let broken = 0;
console.log(
  '| page | html | script | style | fonts | requests without fonts | all |\n|---|---|---|---|---|---|---|',
);
for (const [pages, budget] of [
  [[...stillPages, unknownPage], stillBudget],
  [[...formPages, ...passingPages], formBudget],
  [['/dashboard'], dashboardBudget],
] as const) {
  for (const path of pages) {
    const weight = await weigh(site.url, path);
    const wrong = faults(weight, budget);
    broken += wrong.length;
    const { html, script, style, fonts, requests, total } = weight;
    console.log(
      `| ${path} | ${html} | ${script} | ${style} | ${fonts} | ${requests} | ${total} |${wrong.length ? ` ✗ ${wrong.join(', ')}` : ''}`,
    );
  }
}
console.log('\n| part of the dashboard | script besides |\n|---|---|');
const parts = await weighParts(site.url);
for (const [name, budget] of Object.entries(partBudgets)) {
  const bytes = parts.get(name);
  const isWrong = bytes === undefined || bytes > budget;
  broken += Number(isWrong);
  console.log(`| ${name} | ${bytes ?? 'not found'} |${isWrong ? ` ✗ the budget is ${budget}` : ''}`);
}
await site.stop();
console.log(broken ? `\n${broken} budgets broken` : '\nEvery page is within its budget');
process.exitCode = broken ? 1 : 0;
