// `npm run bench:growth`: response times of a site with 100,000 homilies and posts and a million members. Compares the last
// pages of the lists with the first ones, and the status of a subscription with that of a new site. Each page is requested
// once, because the site caches it. Takes two minutes. Fails if one of them takes 15 % longer.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openPostgres } from '../packages/postgres/src/postgres.ts';
import { type RunningSite, startSite } from '../scripts/running-site.ts';
import { alternate } from './figures.ts';
import { createReader, loadTestKey } from './sign-in.ts';

const texts = 100_000;
const members = 1_000_000;
const requests = 300;
const maxRatio = 1.15;

/** Copies a sample text and adds members. The copies are not indexed: what is measured does not read the index. */
const steps = [
  `insert into post select (jsonb_populate_record(post, jsonb_build_object('post_id', 'copy-' || number,
     'slug', 'copy-' || number, 'created_at', now() - number * interval '1 hour'))).*
   from post, generate_series(1, ${texts}) number
   where post_id = (select min(post_id) from post where status = 'PUBLISHED')`,
  `insert into homily select (jsonb_populate_record(homily, jsonb_build_object('date', current_date - 400 - number))).*
   from homily, generate_series(1, ${texts}) number where date = (select min(date) from homily)`,
  'truncate search_queue',
  `insert into person select gen_random_uuid(), gen_random_uuid(), now() from generate_series(1, ${members})`,
  `insert into subscription (person_id, subscription_id, status, plan, period_started_at, period_ends_at, fetched_at)
   select person_id, 'sub_' || person_id, 'active', 'yearly', now(), now() + interval '300 days', now()
   from person where person_id not in (select person_id from subscription)`,
];

async function fill({ dataDir }: RunningSite): Promise<void> {
  const postgres = await openPostgres({ dataDir: join(dataDir, 'postgres') });
  const client = new Client(postgres.connection('wayfare'));
  await client.connect();
  await client.query('begin');
  for (const [index, step] of steps.entries()) {
    console.log(`Filling ${index + 1} of ${steps.length}`);
    await client.query(step);
  }
  await client.query('commit');
  await client.query('analyze');
  await client.end();
  await postgres.close();
}

async function read(site: RunningSite, path: string, token?: string): Promise<Record<string, unknown>> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api${path}`, {
    headers: { 'x-load-test': loadTestKey, ...authorization },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

type Ask = (index: number) => Promise<unknown>;

async function compare(name: string, first: Ask, second: Ask): Promise<void> {
  const time = (ask: Ask) => {
    let index = 0;
    return async () => {
      const started = performance.now();
      await ask(index++);
      return performance.now() - started;
    };
  };
  const [firstMs, secondMs] = await alternate(time(first), time(second), requests);
  const ratio = secondMs / firstMs;
  if (ratio > maxRatio) process.exitCode = 1;
  console.log(
    `| ${name} | ${firstMs.toFixed(2)} | ${secondMs.toFixed(2)} | ${ratio.toFixed(2)} | ${maxRatio} |`,
  );
}

const settings = { LOAD_TEST_KEY: loadTestKey };
const [small, full] = [await startSite({ settings }), await startSite({ settings })];
await fill(full);
await pause(5_000);
console.log('\n| | first, ms | second, ms | ratio | limit |\n|---|---|---|---|---|');
const signIn = async (site: RunningSite) => (await (await createReader(site)).signIn()).IdToken;
const tokens = { small: await signIn(small), full: await signIn(full) };
await compare(
  'status, few and many members',
  () => read(small, '/subscription/user-sub-status', tokens.small),
  () => read(full, '/subscription/user-sub-status', tokens.full),
);
const { totalPages } = (await read(full, '/homily/homily-feed')) as { totalPages: number };
await compare(
  'feed, first and last pages',
  (index) => read(full, `/homily/homily-feed?page=${index + 2}`),
  (index) => read(full, `/homily/homily-feed?page=${totalPages - 1 - index}`),
);
const hourMs = 3_600_000;
const postsBefore = (hours: number) =>
  read(full, `/blog/posts?after=${new Date(Date.now() - hours * hourMs).toISOString()}_copy-0`);
await compare(
  'posts, first and last pages',
  (index) => postsBefore(index * 10),
  (index) => postsBefore(texts - 100 - index * 10),
);
await small.stop();
await full.stop();
