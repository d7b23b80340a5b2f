import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { deleteExpiredRows } from '#expired-rows-queries.ts';
import { exportData } from '#features/account/export-data.ts';
import { deletePerson } from '#features/person/person-queries.ts';
import { sharingSite } from '../site/testing/sharing-site.ts';

const test = testWith(sharingSite);

test('only subscribers can share, and only published days up to today', async ({ site }) => {
  await site.publish(site.editor.token, '2026-11-22');
  await site.write(site.editor.token, '2026-11-20');
  const reader = await site.member({ name: 'Orpah' });
  const stranger = await site.call('POST', '/share-links', { payload: { date: site.date, message: '' } });
  expect(stranger.statusCode).toBe(401);
  expect((await site.share({}, reader.token)).json().message).toBe('Subscription required');
  expect((await site.share({}, site.editor.token)).statusCode).toBe(403);
  for (const date of ['2026-11-22', '2026-11-20', '2026-11-19'])
    expect([date, (await site.share({ date })).json().code]).toEqual([date, 'homily_not_found']);
  for (const date of ['tomorrow', '2026-02-30', '2026-11-21/../22', ''])
    expect([date, (await site.share({ date })).statusCode]).toEqual([date, 400]);
  expect((await site.database.query('select from share_link')).rowCount).toBe(0);
});

test('a subscriber can create ten share links a day, even in parallel requests', async ({ site }) => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => site.share()));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429, 429]);
  expect(refused[0]?.json().message).toBe('You can share 10 pages in a day. Please wait about 24 hours.');
  expect((await site.share()).statusCode).toBe(429);
  const naomi = await site.member({ name: 'Boaz', isComplimentary: true });
  expect((await site.share({}, naomi.token)).statusCode).toBe(200);
  site.setTime('2026-11-22T17:00:01Z');
  expect((await site.share()).statusCode).toBe(200);
});

test('a share link expires after two weeks, and an unknown link has its own page', async ({ site }) => {
  const link = await site.link();
  site.setTime('2026-12-05T16:59:59Z');
  expect((await site.open(link)).statusCode).toBe(200);
  site.setTime('2026-12-05T17:00:00Z');
  const closed = await site.open(link);
  expect(closed.statusCode).toBe(410);
  expect(closed.body).toContain('This page has closed');
  expect(closed.body).toContain('href="/"');
  expect(closed.body).not.toContain('Cleverness');
  const token = link.slice('/day/'.length);
  for (const other of [
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.toLowerCase(),
    `${token}A`,
    token.slice(1),
    '2026-11-21',
    `..%2f${token}`,
    'x'.repeat(190),
  ]) {
    const unknown = await site.open(`/day/${other}`);
    expect([other, unknown.statusCode]).toEqual([other, 404]);
    expect(unknown.body).not.toContain('Cleverness');
  }
  site.setTime('2027-03-10T12:00:00Z');
  await deleteExpiredRows(site.deps).run();
  expect((await site.open(link)).statusCode).toBe(404);
});

test('a share link stops working when its homily is unpublished or moved', async ({ site }) => {
  const link = await site.link();
  const payload = {};
  const taken = await site.call('POST', `/editor/homilies/${site.date}/unpublish`, {
    token: site.editor.token,
    payload,
  });
  expect(taken.statusCode).toBe(200);
  expect((await site.open(link)).statusCode).toBe(410);
  await site.publish(site.editor.token, site.date);
  expect((await site.open(link)).statusCode).toBe(200);
  await site.database.query("update homily set date = '2026-11-18' where date = '2026-11-21'");
  expect((await site.open(link)).statusCode).toBe(410);
  for (const path of [`${link}?date=2026-11-18`, `${link}/2026-11-18`])
    expect((await site.open(path)).body).not.toContain('Cleverness');
});

test('a share link works only during the subscription, and is deleted with the account', async ({ site }) => {
  const link = await site.link({ message: 'For you' });
  const account = await site.deps.identity.findBySub(site.ruth.sub);
  if (account === null) throw new Error('Ruth is gone.');
  expect(await exportData({ ...site.deps, identity: site.identity }, account)).toMatchObject({
    shareLinks: [{ date: site.date, message: 'For you', expiresAt: new Date('2026-12-05T17:00:00Z') }],
  });
  await site.end(site.ruth.sub);
  await expect.poll(async () => (await site.open(link)).statusCode, { timeout: 5_000 }).toBe(410);
  const { rows } = await site.database.query<{ id: string }>('select person_id as id from share_link');
  await deletePerson(site.database, rows[0]?.id ?? '');
  expect((await site.database.query('select from share_link')).rowCount).toBe(0);
  expect((await site.open(link)).statusCode).toBe(404);
});

test('a share link does not work while the account of the sender is disabled', async ({ site }) => {
  const link = await site.link();
  await site.identity.disable(site.ruth.sub);
  expect((await site.open(link)).statusCode).toBe(410);
  await site.identity.enable(site.ruth.sub);
  expect((await site.open(link)).statusCode).toBe(200);
});

test('turning off sharing disables creating and opening share links', async ({ site }) => {
  const link = await site.link();
  await using closed = await sharingSite(site.database, { canShare: false });
  expect((await closed.share()).json().code).toBe('sharing_off');
  expect((await closed.open(link)).statusCode).toBe(410);
});
