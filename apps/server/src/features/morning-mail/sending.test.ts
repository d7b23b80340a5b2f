import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { setPreference } from './preference-queries.ts';
import { warmUpLimit } from './rounds.ts';
import { morningSite } from './testing/morning-site.ts';
import { fillReaders, publishHomily } from './testing/readers.ts';

const test = testWith(morningSite);

const saturday = '2026-11-21';
const sunday = '2026-11-22';

test('each reader gets the homily once, at the chosen hour', async ({ database }) => {
  await using site = await morningSite(database, '2026-11-21T10:59:00Z');
  await publishHomily(database, saturday);
  await site.reader('usual@example.org');
  await site.reader('six@example.org', { preference: { hour: 6 } });
  await site.reader('nine@example.org', { preference: { hour: 9 } });
  await site.reader('evening@example.org', { preference: { hour: 20 } });
  await site.reader('los-angeles@example.org', { preference: { zone: 'America/Los_Angeles' } });
  const arrivals: Record<string, string[]> = {};
  for (const time of ['10:59', '11:00', '11:01', '13:59', '14:00', '14:01', '17:00', '20:00']) {
    site.setTime(`${saturday}T${time}:00Z`);
    const before = site.server.deliveries.length;
    await site.runTask();
    arrivals[time] = site.server.deliveries
      .slice(before)
      .flatMap(({ to }) => to)
      .toSorted();
  }
  site.setTime('2026-11-22T01:00:00Z');
  await site.runTask();
  expect(arrivals).toEqual({
    '10:59': [],
    '11:00': ['six@example.org', 'usual@example.org'],
    '11:01': [],
    '13:59': [],
    '14:00': ['los-angeles@example.org', 'nine@example.org'],
    '14:01': [],
    '17:00': [],
    '20:00': [],
  });
  expect(site.recipients()).toHaveLength(5);
  expect(site.recipients()).toContain('evening@example.org');
});

test('a new domain sends a limited number of mails on each of its first days', async ({ database, site }) => {
  await publishHomily(database, saturday);
  await publishHomily(database, sunday);
  await fillReaders(database, 120);
  const warmUpFrom = saturday;
  await Promise.all([
    site.runTask({ warmUpFrom, batchSize: 20 }),
    site.runTask({ warmUpFrom, batchSize: 20 }),
  ]);
  await site.makeRetriesDue();
  await site.runTask({ warmUpFrom });
  expect(await site.states()).toEqual({ sent: 50 });
  expect(
    [saturday, sunday, '2026-11-28', '2026-11-29', '2026-11-20'].map((day) => warmUpLimit(day, saturday)),
  ).toEqual([50, 100, 50_000, null, 50]);
});

test('a mail has its headers, both bodies and the reader’s own link', async ({ database, site }) => {
  await publishHomily(database, saturday, 'First words.\nSecond words.');
  const ids = [
    await site.reader('ruth@example.org'),
    await site.reader('naomi@example.org', { name: 'Naomi' }),
  ];
  await site.runTask();
  const mails = site
    .mails()
    .toSorted((a, b) => String(b.headers.get('to')).localeCompare(String(a.headers.get('to'))));
  for (const [at, mail] of mails.entries()) {
    const personId = ids[at] ?? '';
    const link = `https://wayfare.example/u/${site.deps.unsubscribeTokens.sign(personId)}`;
    expect(mail.headers.get('to')).toBe(['"Ruth" <ruth@example.org>', '"Naomi" <naomi@example.org>'][at]);
    expect(mail.headers.get('message-id')).toBe(`<${saturday}.${personId}@wayfare.example>`);
    expect(mail.headers.get('list-unsubscribe')).toBe(`<${link}>`);
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.headers.get('subject')).toBe('A title · Luke 20:27–40');
    expect(mail.text).toContain('Saturday, November 21, 2026');
    expect(mail.html).toMatch(/>21<.*Saturday<.*>November 2026</s);
    for (const body of [mail.html, mail.text]) {
      for (const words of ['A Gospel.', 'A source', 'First words.', 'Second words.'])
        expect(body).toContain(words);
      expect(body).toContain(link);
      expect(body).toContain(`https://wayfare.example/dashboard/homilies/${saturday}`);
      expect(body).toContain('https://wayfare.example/homily-email-unsubscribe');
      expect(body.replaceAll(/\s+/g, ' ')).toContain('1 Hill Street, New York, NY 10001');
    }
    expect(mail.html).not.toMatch(/<img|<script|src=/);
    expect(mail.html).toContain('prefers-color-scheme:dark');
  }
  expect(Buffer.byteLength(mails[0]?.html ?? '')).toBeLessThan(9_000);
});

test('only confirmed subscribers with a working address get the mail', async ({ database, site }) => {
  await publishHomily(database, saturday);
  await site.reader('reader@example.org');
  await site.reader('no-subscription@example.org', { isSubscriber: false });
  await site.reader('unconfirmed@example.org', { isConfirmed: false });
  await site.reader('none@example.org', { preference: { rhythm: 'none' } });
  await site.reader('stopped@example.org');
  await database.query("insert into suppressed_address values ('stopped@example.org', 'complained', now())");
  await site.runTask();
  expect(site.recipients()).toEqual(['reader@example.org']);
  expect(await site.states()).toEqual({ sent: 1, skipped: 2 });
});

test('a Sunday reader gets the homily after Sunday has begun on the site', async ({ database, site }) => {
  for (const date of [saturday, sunday]) await publishHomily(database, date);
  await site.reader('here@example.org', { preference: { rhythm: 'sundays' } });
  await site.reader('auckland@example.org', { preference: { rhythm: 'sundays', zone: 'Pacific/Auckland' } });
  await site.runTask();
  expect(site.recipients()).toEqual([]);
  // Sunday, six in the morning in Auckland; still Saturday in New York.
  site.setTime('2026-11-21T17:00:00Z');
  await site.runTask();
  expect(site.recipients()).toEqual([]);
  site.setTime('2026-11-22T11:00:00Z');
  await site.runTask();
  expect(site.recipients()).toEqual(['here@example.org']);
  // The next morning in Auckland; still Sunday in New York.
  site.setTime('2026-11-22T17:00:00Z');
  await site.runTask();
  expect(site.recipients()).toEqual(['auckland@example.org', 'here@example.org']);
});

test('a homily that is published late is sent until noon', async ({ database, site }) => {
  await site.reader('new-york@example.org');
  await site.reader('los-angeles@example.org', { preference: { zone: 'America/Los_Angeles' } });
  await site.runTask();
  site.setTime('2026-11-21T14:30:00Z');
  await site.runTask();
  expect(await site.states()).toEqual({});
  // A quarter past noon in New York, a quarter past nine in Los Angeles.
  site.setTime('2026-11-21T17:15:00Z');
  await publishHomily(database, saturday);
  await site.runTask();
  expect(site.recipients()).toEqual(['los-angeles@example.org']);
  site.setTime('2026-11-21T20:00:00Z');
  await site.runTask();
  expect(site.recipients()).toHaveLength(1);
  site.setTime('2026-11-22T16:59:00Z');
  await publishHomily(database, sunday);
  await site.runTask();
  expect(site.recipients()).toEqual([
    'los-angeles@example.org',
    'los-angeles@example.org',
    'new-york@example.org',
  ]);
});

test('unpublishing stops the mail, and the newest version is sent', async ({ database, site }) => {
  await publishHomily(database, saturday, 'The first wording.');
  await fillReaders(database, 30);
  await site.runTask({ batchSize: 5, isStopped: () => site.server.deliveries.length >= 5 });
  const got = site.recipients().length;
  expect(got).toBeLessThan(30);
  await database.query('delete from homily');
  await site.runTask();
  expect(site.recipients()).toHaveLength(got);
  await publishHomily(database, saturday, 'The mended wording.');
  await site.makeRetriesDue();
  await site.runTask();
  expect(new Set(site.recipients()).size).toBe(30);
  expect(site.recipients()).toHaveLength(30);
  const texts = site.mails().map(({ text }) => text);
  expect(texts.filter((text) => text.includes('The first wording.'))).toHaveLength(got);
  expect(texts.filter((text) => text.includes('The mended wording.'))).toHaveLength(30 - got);
});

test('a reader who changes to a past hour gets the mail at once, but not twice', async ({ database }) => {
  await using site = await morningSite(database, '2026-11-21T13:00:00Z');
  await publishHomily(database, saturday);
  await site.reader('early@example.org', { preference: { hour: 6 } });
  const changing = await site.reader('changing@example.org', { preference: { hour: 9 } });
  await site.runTask();
  expect(site.recipients()).toEqual(['early@example.org']);
  const { rows } = await database.query<{ sub: string }>('select sub from person where person_id = $1', [
    changing,
  ]);
  const choose = (hour: number) =>
    setPreference(site.deps, rows[0]?.sub ?? '', {
      rhythm: 'daily',
      hour,
      zone: 'America/New_York',
    });
  await choose(6);
  await site.runTask();
  expect(site.recipients()).toEqual(['changing@example.org', 'early@example.org']);
  await choose(8);
  await site.runTask();
  site.setTime('2026-11-21T14:30:00Z');
  await choose(9);
  await site.runTask();
  expect(site.recipients()).toHaveLength(2);
});

test('a name that would add a header or a link is left out', async ({ database, site }) => {
  await publishHomily(database, saturday);
  const names = ['Ruth\r\nBcc: eve@example.net', 'see evil.example', '"><b>', 'r'.repeat(900), '平和'];
  for (const [at, name] of names.entries()) await site.reader(`reader-${at}@example.org`, { name });
  await site.runTask();
  const tos = site
    .mails()
    .map(({ headers }) => headers.get('to'))
    .toSorted();
  expect(tos).toEqual(
    [
      'reader-0@example.org',
      'reader-1@example.org',
      '"><b> <reader-2@example.org>',
      'reader-3@example.org',
      '平和 <reader-4@example.org>',
    ].toSorted(),
  );
  for (const { headers } of site.mails()) expect(headers.has('bcc')).toBe(false);
  expect(site.server.deliveries.every(({ to }) => to.length === 1)).toBe(true);
});
