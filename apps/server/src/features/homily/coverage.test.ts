import { getCoverage } from '@wayfare/contracts/calls/homily-editor';
import { expect } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { fillHomilies, homilySite } from './testing/homily-site.ts';
import { test } from './testing/homily-test.ts';

type Site = Awaited<ReturnType<typeof homilySite>>;

const tellerOf = (site: Site, token: string) => async (query: string) =>
  getCoverage.response.parse((await site.call('GET', `/editor/coverage${query}`, { token })).json());

test('coverage reports the first day without a homily, and the Sundays and feasts of the next two weeks without one', async () => {
  await using site = await withDatabase((database) => homilySite(database, { now: '2026-11-21T17:00:00Z' }));
  const { token } = await site.member({ groups: ['homily-admin'] });
  const told = tellerOf(site, token);
  const missing = async () => {
    const { firstGap, feastsWithoutHomily } = await told('?from=2027-05-01&days=42');
    return { firstGap, feasts: feastsWithoutHomily.map(({ date, celebration }) => `${date} ${celebration}`) };
  };
  expect(await missing()).toEqual({
    firstGap: { date: '2026-11-21', hasDraft: false },
    feasts: [
      '2026-11-22 Our Lord Jesus Christ, King of the Universe',
      '2026-11-29 First Sunday of Advent',
      '2026-11-30 Saint Andrew, Apostle',
    ],
  });
  await site.publish(token, '2026-11-21');
  await site.publish(token, '2026-11-22');
  await site.write(token, '2026-11-23');
  expect(await missing()).toEqual({
    firstGap: { date: '2026-11-23', hasDraft: true },
    feasts: ['2026-11-29 First Sunday of Advent', '2026-11-30 Saint Andrew, Apostle'],
  });
  await site.publish(token, '2026-11-23');
  await site.publish(token, '2026-11-30');
  expect(await missing()).toEqual({
    firstGap: { date: '2026-11-24', hasDraft: false },
    feasts: ['2026-11-29 First Sunday of Advent'],
  });
});

test('a complete year has no gap, and the number of queries does not depend on the days', async () => {
  await using site = await withDatabase((database) => homilySite(database, { now: '2026-11-21T17:00:00Z' }));
  const { token } = await site.member({ groups: ['homily-admin'] });
  const told = tellerOf(site, token);
  await fillHomilies(site.database, 400, '2027-12-20');
  await told('?from=2026-11-01&days=366');
  const before = site.queries();
  const { firstGap, days } = await told('?from=2026-11-29&days=42');
  const forSixWeeks = site.queries() - before;
  expect([firstGap, days.length]).toEqual([null, 42]);
  await told('?from=2026-11-29&days=7');
  expect([forSixWeeks, site.queries() - before - forSixWeeks]).toEqual([7, 7]);
});

test('coverage shows whether the mail of a day is pending, being sent or sent', async ({ database }) => {
  // 5 a.m. in the time zone of the site.
  await using site = await homilySite(database, { now: '2026-11-21T10:00:00Z' });
  const { token } = await site.member({ groups: ['homily-admin'] });
  const told = tellerOf(site, token);
  for (const date of ['2026-11-01', '2026-11-20', '2026-11-21', '2026-11-22'])
    await site.publish(token, date);
  await site.write(token, '2026-11-23');
  const mails = async () => {
    const { days } = await told('?from=2026-11-01&days=30');
    const of = (date: string) => days.find((day) => day.date === date)?.mail;
    return ['2026-11-01', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(of);
  };
  const round = (day: string, isDone: boolean, isUsual = true) =>
    database.query(
      `insert into morning_round (day, zone, hour, is_default, send_until, queued_at)
       values ($1, 'America/New_York', 6, $2, $1::date + interval '17 hours', case when $3 then now() end)`,
      [day, isUsual, isDone],
    );
  expect(await mails()).toEqual([null, 'none', 'pending', 'pending', 'none']);
  await round('2026-11-20', true);
  // Rounds at individually chosen hours do not count.
  await round('2026-11-21', true, false);
  expect(await mails()).toEqual([null, 'sent', 'pending', 'pending', 'none']);
  site.setTime('2026-11-21T11:01:00Z');
  await round('2026-11-21', false);
  expect(await mails()).toEqual([null, 'sent', 'sending', 'pending', 'none']);
  await database.query("update morning_round set queued_at = now() where day = '2026-11-21'");
  site.setTime('2026-11-21T18:00:00Z');
  expect(await mails()).toEqual([null, 'sent', 'sent', 'pending', 'none']);
  // A homily published after noon gets no mail.
  await database.query('delete from morning_round');
  expect(await mails()).toEqual([null, 'none', 'none', 'pending', 'none']);
});

test('coverage of a month lists its weeks, and an invalid month means the current one', async () => {
  await using site = await withDatabase((database) => homilySite(database, { now: '2026-11-21T17:00:00Z' }));
  const { token } = await site.member({ groups: ['homily-admin'] });
  const of = async (month: string) => {
    const { days } = await tellerOf(site, token)(`?month=${month}`);
    return [days[0]?.date, days.at(-1)?.date];
  };
  expect(await of('2027-02')).toEqual(['2027-01-31', '2027-03-06']);
  for (const none of ['', 'soon', '2026-13', '1969-12'])
    expect(await of(none)).toEqual(['2026-11-01', '2026-12-05']);
});

test('coverage lists posts only for editors of the blog', async ({ site }) => {
  await site.database.query(
    `insert into post (post_id, slug, title, excerpt, content, status, date, category,
                       created_at, updated_at)
     select id, id, 'Title of ' || id, '', '', status, date, '', now(), now()
     from (values ('out', 'PUBLISHED', '2026-11-24'::date), ('draft', 'DRAFT', '2026-11-24'),
                  ('elsewhere', 'PUBLISHED', '2026-01-01')) as given (id, status, date)`,
  );
  // Midnight in London, which is 7 p.m. of the 25th in the time zone of the site.
  await site.database.query(
    `insert into post (post_id, slug, title, excerpt, content, status, date, category,
                       created_at, updated_at, publish_local, publish_zone, publish_at, binned_at)
     select id, id, 'Title of ' || id, '', '', 'DRAFT', '2026-01-01', '', now(), now(),
            '2026-11-26 00:00', 'Europe/London', '2026-11-26T00:00:00Z', binned_at
     from (values ('waiting', null), ('binned', now())) as given (id, binned_at)`,
  );
  const postsSeenBy = async (groups: ('homily-admin' | 'blog-admin')[]) => {
    const { token } = await site.member({ groups });
    const { days } = await tellerOf(site, token)('?from=2026-11-22&days=7');
    return days.flatMap(({ date, posts }) => posts.map((post) => ({ date, ...post })));
  };
  expect(await postsSeenBy(['homily-admin'])).toEqual([]);
  expect(await postsSeenBy(['homily-admin', 'blog-admin'])).toEqual([
    { date: '2026-11-24', id: 'out', title: 'Title of out', state: 'published' },
    { date: '2026-11-25', id: 'waiting', title: 'Title of waiting', state: 'scheduled' },
  ]);
});
