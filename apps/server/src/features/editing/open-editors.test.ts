import { expect, test } from 'vitest';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { blogSite } from '../blog/testing/blog-site.ts';
import { homilySite } from '../homily/testing/homily-site.ts';
import { deleteExpiredHeartbeats } from './open-editors.ts';

test('other editors of a day are listed until a minute after their last heartbeat', async () => {
  await using db = await testDatabase();
  await using site = await homilySite(db, { now: '2026-11-21T17:00:00Z' });
  const ruth = await site.member({ name: 'Ruth', groups: ['homily-admin'] });
  const luke = await site.member({ name: 'Luke', groups: ['homily-admin'] });
  const tell = async ({ token }: { token: string }, date = '2026-11-23') =>
    (await site.call('POST', `/editor/homilies/${date}/open`, { token })).json().others;
  expect(await tell(ruth)).toEqual([]);
  site.setTime('2026-11-21T17:00:20Z');
  expect(await tell(luke)).toEqual([{ name: 'Ruth', since: '2026-11-21T17:00:00.000Z' }]);
  expect(await tell(luke, '2026-11-24')).toEqual([]);
  // She goes on telling, and has had it open since she came.
  site.setTime('2026-11-21T17:01:00Z');
  expect(await tell(ruth)).toEqual([{ name: 'Luke', since: '2026-11-21T17:00:20.000Z' }]);
  site.setTime('2026-11-21T17:01:40Z');
  expect(await tell(luke)).toEqual([{ name: 'Ruth', since: '2026-11-21T17:00:00.000Z' }]);
  site.setTime('2026-11-21T17:02:01Z');
  expect(await tell(luke)).toEqual([]);
  // Whoever comes back after that comes anew.
  await tell(ruth);
  expect(await tell(luke)).toEqual([{ name: 'Ruth', since: '2026-11-21T17:02:01.000Z' }]);
  site.setTime('2026-11-21T18:00:00Z');
  await deleteExpiredHeartbeats(site.deps).run();
  expect((await db.query('select from open_editor')).rowCount).toBe(0);
});

test('other editors of a post are listed, even before it is saved', async () => {
  await using db = await testDatabase();
  await using site = await blogSite(db);
  const [one, other] = [await site.admin(), await site.admin()];
  const tell = async ({ token }: { token: string }) =>
    (await site.call('POST', '/posts/not-yet-there/open', { token })).json().others;
  expect(await tell(one)).toEqual([]);
  expect(await tell(other)).toHaveLength(1);
  const stranger = await site.call('POST', '/posts/not-yet-there/open');
  const reader = await site.member({ isComplimentary: true });
  const reading = await site.call('POST', '/posts/not-yet-there/open', { token: reader.token });
  expect([stranger.statusCode, reading.statusCode]).toEqual([401, 403]);
});
