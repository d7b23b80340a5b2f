// Measures the first load of each page: compressed bytes by kind, and requests. `npm run size` fails if a budget is
// exceeded; the browser tests check the same budgets in a browser.
import { formPages, redirectingPages, staticPages, unknownPage } from './public-pages.ts';
import { startSite } from './running-site.ts';

interface Budget {
  script: number;
  requests: number;
  total: number;
}

const kB = 1000;
const staticBudget: Budget = { script: 1 * kB, requests: 4, total: 90 * kB };
// 7 kB of it are Preact.
const loginBudget: Budget = { script: 15.2 * kB, requests: 7, total: 87 * kB };
// 10 kB of it are the calls of the API and zod, which the log-in form does not need.
const formBudget: Budget = { script: 28.2 * kB, requests: 11, total: 100 * kB };
/** Without the identity client, which loads later. 3 kB of it render a text before the app has loaded. */
const dashboardBudget: Budget = { script: 110.7 * kB, requests: 10, total: 185 * kB };
/** Additional script of lazy parts of the dashboard, by chunk name. */
const partBudgets: Readonly<Record<string, number>> = {
  'year-ahead': 9 * kB,
  // With the calls of editing, which the start of the dashboard does not load.
  'edit-homily': 16 * kB,
  'blog-list': 6 * kB,
  // 0.4 kB of it save the post, with an icon and a line about where it is, and 0.5 kB render it before the app has loaded.
  'post-page': 6.7 * kB,
  // 57 kB of it are ProseMirror. Its tools and their 10 kB load after it.
  'post-editor': 82 * kB,
};

const loginPages: readonly string[] = ['/login', '/homily-email-unsubscribe'];

const compressed = { 'accept-encoding': 'br' };
const importPattern = /(?:from|import)\s*["'](\.\/[^"']+)["']/g;
const lazyPattern = /import\(\s*["'`](\.\/([\w-]+)-[\w-]{8}\.js)["'`]\s*\)/g;
const modulePattern =
  /<(?:script type="module" src|link (?:id="app-script" )?rel="modulepreload" href)="([^"]+)"/g;
/** Links to files of the next page. */
const nextPagePattern = /<template id="next-page">.*?<\/template>/;
const assetPattern = /(?:href|src)="(\/(?:assets|plates)\/[^"]+)"/g;

async function load(url: string): Promise<{ bytes: number; text: string }> {
  const answer = await fetch(url, { headers: compressed });
  const text = await answer.text();
  return { bytes: Number(answer.headers.get('content-length')), text };
}

/** The sizes of a script and its static imports. */
async function scriptsFrom(
  site: string,
  path: string,
  seen = new Map<string, number>(),
): Promise<Map<string, number>> {
  if (seen.has(path)) return seen;
  const { bytes, text } = await load(site + path);
  seen.set(path, bytes);
  for (const [, relative] of text.matchAll(importPattern)) {
    if (relative) await scriptsFrom(site, new URL(relative, site + path).pathname, seen);
  }
  return seen;
}

/** The additional script of each lazy part with a budget. */
async function measureParts(site: string): Promise<Map<string, number>> {
  const page = await load(`${site}/dashboard`);
  const entry = /<link id="app-script" rel="modulepreload" href="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const initial = await scriptsFrom(site, entry);
  const { text } = await load(site + entry);
  const parts = new Map<string, number>();
  for (const [, address = '', name = ''] of text.matchAll(lazyPattern)) {
    if (!(name in partBudgets)) continue;
    const all = await scriptsFrom(site, new URL(address, site + entry).pathname, new Map(initial));
    const sum = (scripts: Map<string, number>) => [...scripts.values()].reduce((a, b) => a + b, 0);
    parts.set(name, sum(all) - sum(initial));
  }
  return parts;
}

type PageSize = Awaited<ReturnType<typeof measurePage>>;

async function measurePage(site: string, path: string) {
  const page = await load(site + path);
  const text = page.text.replace(nextPagePattern, '');
  const assets = new Set([...text.matchAll(assetPattern)].map(([, address]) => address ?? ''));
  const withExtension = (ending: string): string[] =>
    [...assets].filter((address) => address.endsWith(ending));
  const scripts = new Map<string, number>();
  for (const script of text.matchAll(modulePattern)) await scriptsFrom(site, script[1] ?? '', scripts);
  const sum = async (addresses: string[]): Promise<number> => {
    const sizes = await Promise.all(addresses.map(async (address) => (await load(site + address)).bytes));
    return sizes.reduce((a, b) => a + b, 0);
  };
  const [style, fonts] = [await sum(withExtension('.css')), await sum(withExtension('.woff2'))];
  const script = [...scripts.values()].reduce((a, b) => a + b, 0);
  const requests = 1 + scripts.size + withExtension('.css').length;
  return { html: page.bytes, script, style, fonts, requests, total: page.bytes + script + style + fonts };
}

const findFaults = (size: PageSize, budget: Budget): string[] =>
  (['script', 'requests', 'total'] as const)
    .filter((part) => size[part] > budget[part])
    .map((part) => `${part} ${size[part]} > ${budget[part]}`);

const site = await startSite();
let exceeded = 0;
console.log(
  '| page | html | script | style | fonts | requests without fonts | total |\n|---|---|---|---|---|---|---|',
);
for (const [pages, budget] of [
  [[...staticPages, unknownPage], staticBudget],
  [loginPages, loginBudget],
  [[...formPages, ...redirectingPages].filter((path) => !loginPages.includes(path)), formBudget],
  [['/dashboard'], dashboardBudget],
] as const) {
  for (const path of pages) {
    const size = await measurePage(site.url, path);
    const faults = findFaults(size, budget);
    exceeded += faults.length;
    const { html, script, style, fonts, requests, total } = size;
    console.log(
      `| ${path} | ${html} | ${script} | ${style} | ${fonts} | ${requests} | ${total} |${faults.length ? ` ✗ ${faults.join(', ')}` : ''}`,
    );
  }
}
console.log('\n| lazy part of the dashboard | additional script |\n|---|---|');
const parts = await measureParts(site.url);
for (const [name, budget] of Object.entries(partBudgets)) {
  const bytes = parts.get(name);
  const isExceeded = bytes === undefined || bytes > budget;
  exceeded += Number(isExceeded);
  console.log(`| ${name} | ${bytes ?? 'not found'} |${isExceeded ? ` ✗ the budget is ${budget}` : ''}`);
}
await site.stop();
console.log(exceeded ? `\n${exceeded} budgets exceeded` : '\nAll pages are within their budgets');
process.exitCode = exceeded ? 1 : 0;
