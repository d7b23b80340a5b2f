// Posts by the hundred thousand, written straight into the running site's embedded database.
import { join } from 'node:path';
import { pgDatabase } from '../apps/server/src/adapters/db/pg-database.ts';
import { openPostgres } from '../packages/postgres/src/postgres.ts';

const atOnce = 2_000;

/** As long as an essay of the samples, each a little different from the others. */
const insertPosts = `
  insert into post (post_id, slug, title, excerpt, content, status, hero_key, hero_plate, hero_alt, date, category,
                    created_at, updated_at)
  select 'post-' || n, 'post-' || n, 'Post number ' || n, 'In short.',
         repeat('<p>Post number ' || n || ' speaks of bread, of doors, of the road and of ' || md5(n::text) || '.</p>', 80),
         'PUBLISHED', '', 'door', '', date '2026-11-19', 'Justice',
         timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01'
  from generate_series($1::int, $2::int) as n`;

export async function fillWithPosts(dataDir: string, posts: number): Promise<void> {
  const postgres = await openPostgres({ dataDir: join(dataDir, 'postgres'), database: 'wayfare' });
  const database = pgDatabase(postgres.connection('wayfare'), console);
  for (let from = 1; from <= posts; from += atOnce)
    await database.query(insertPosts, [from, Math.min(from + atOnce - 1, posts)]);
  await database.query('analyze post');
  await database.query("select pg_notify('post_changed', '')");
  await database.close();
  await postgres.close();
}
