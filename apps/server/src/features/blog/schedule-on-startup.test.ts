import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { runningServer } from '../../testing/running-server.ts';

test('a starting server publishes posts that came due while none ran', async ({ database }) => {
  await database.query(
    `insert into post (post_id, slug, title, excerpt, content, status, date, category,
       created_at, updated_at, publish_local, publish_zone, publish_at, publish_by)
     values ('missed', 'missed', 'The hour that was missed', '', '<p>Words.</p>', 'DRAFT', date '2026-01-01',
       '', now(), now(), '2026-02-03T05:00', 'America/New_York', '2026-02-03T10:00:00Z', 'Luke')`,
  );
  await using server = await runningServer({ DATABASE_URL: connectionUrl(database.connection) });
  const get = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  expect(await get('/blogPreviews.json')).toContain('The hour that was missed');
  expect(await get('/blog_preview')).toContain('The hour that was missed');
  expect(JSON.parse(await get('/api/blog/posts'))).toMatchObject([
    { id: 'missed', status: 'PUBLISHED', date: '2026-02-03' },
  ]);
});
