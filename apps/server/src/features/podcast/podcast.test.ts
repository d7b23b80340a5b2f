import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { deleteExpiredRows } from '#expired-rows-queries.ts';
import { grantComplimentary } from '#features/billing/access-queries.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { exportData } from '../account/export-data.ts';
import { findEnclosures, findTexts, podcastSite } from './testing/podcast-site.ts';

const test = testWith(podcastSite);

const date = '2026-11-21';

test('a feed lists the published recordings, and each enclosure has the stated length', async ({ site }) => {
  for (const each of ['2026-11-19', '2026-11-20', date, '2026-11-22'])
    await site.publish(site.editor.token, each, { title: `Of ${each} & <more>\u0007` });
  const files = [await site.record('2026-11-20', 'older'), await site.record(date, 'newer', 20_000)];
  // One of tomorrow, and one that is not published.
  await site.record('2026-11-22', 'tomorrow');
  await site.write(site.editor.token, '2026-11-18');
  await site.record('2026-11-18', 'draft');
  const { address } = await site.feed();
  expect(address).toMatch(new RegExp(`^${site.publicUrl}/feed/[\\w-]{22}/homilies\\.xml$`));
  const answer = await site.visit(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  });
  const { body } = answer;
  expect(findTexts(body, 'guid')).toEqual(['homily:2026-11-21', 'homily:2026-11-20']);
  expect(findTexts(body, 'title')).toEqual([
    'Way &amp; Fare, read aloud',
    'Of 2026-11-21 &amp; &lt;more&gt;',
    'Of 2026-11-20 &amp; &lt;more&gt;',
  ]);
  expect(findTexts(body, 'pubDate')[0]).toBe('Sat, 21 Nov 2026 17:00:00 GMT');
  expect(findTexts(body, 'itunes:duration')).toEqual(['61', '61']);
  expect(findTexts(body, 'itunes:block')).toEqual(['yes']);
  expect(body).toContain('Read by Fr. &lt;Luke&gt;.');
  expect(body).not.toContain('itunes:email');
  expect(body).not.toContain('Cleverness');
  // The feed does not contain its own token.
  expect(body).not.toContain(address.split('/')[4]);
  const packed = await site.visit(address, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(body);

  const enclosures = findEnclosures(body);
  expect(enclosures.map(({ length }) => length)).toEqual(files.toReversed().map(({ length }) => length));
  for (const [at, { url, length }] of enclosures.entries()) {
    expect(url).toMatch(/^http:\/\/[^/]+\/audio\/[\w-]{43}\/\d{4}-\d\d-\d\d-[0-9a-f]{12}\.mp3$/);
    const file = files.toReversed()[at] ?? Buffer.of();
    const head = await site.visit(url, { method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(length)]);
    const whole = await site.visit(url);
    expect(whole.rawPayload.equals(file)).toBe(true);
    const part = async (range: string) => {
      const { statusCode, rawPayload, headers } = await site.visit(url, { headers: { range } });
      return [statusCode, rawPayload.toString(), headers['content-range'], headers['content-type']];
    };
    const of = `/${length}`;
    expect(await part('bytes=0-1')).toEqual([
      206,
      file.toString().slice(0, 2),
      `bytes 0-1${of}`,
      'audio/mpeg',
    ]);
    expect((await part('bytes=-3'))[1]).toBe(file.toString().slice(-3));
    expect((await part(`bytes=${length}-`)).slice(0, 3)).toEqual([416, '', `bytes *${of}`]);
  }
  expect((await site.visit(address, { method: 'HEAD' })).statusCode).toBe(200);
  const [, chapters = ''] = /<podcast:chapters url="([^"]+)"/.exec(body) ?? [];
  expect((await site.visit(chapters)).json()).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, title: 'Gospel' },
      { startTime: 20, title: 'Reflection' },
    ],
  });
  // A new recording has a new address, and the old one stops working.
  await site.record(date, 'once more');
  expect((await site.visit(enclosures[0]?.url ?? '')).statusCode).toBe(410);
});

const polls = 1_000;
const guesses = 400;

test('polling an unchanged feed only queries the subscription', async ({ site }) => {
  await site.publish(site.editor.token, date);
  await site.record(date, 'aloud');
  const { address } = await site.feed();
  const first = await site.visit(address);
  const etag = String(first.headers.etag);
  const modified = String(first.headers['last-modified']);
  const before = site.queries();
  for (let poll = 0; poll < polls; poll += 1) {
    const { statusCode } = await site.visit(address, { headers: { 'if-none-match': etag } });
    if (statusCode !== 304) throw new Error(String(statusCode));
  }
  // The notification of the new feed may arrive after the first request.
  expect(site.queries() - before).toBeLessThan(5);
  const again = async (headers: Record<string, string>) =>
    (await site.visit(address, { headers })).statusCode;
  expect(await again({ 'if-none-match': etag.replace('W/', '') })).toBe(304);
  expect(await again({ 'if-modified-since': modified })).toBe(304);
  await site.publish(site.editor.token, date, { title: 'Another name' });
  await expect.poll(() => again({ 'if-none-match': etag, 'if-modified-since': modified })).toBe(200);
});

test('deleting a feed stops its addresses at once, and no address is logged', async ({ site }) => {
  await site.publish(site.editor.token, date);
  await site.record(date, 'aloud');
  const closed = await site.feed();
  const second = await site.feed(site.ruth.token, 'Car');
  const [episode] = findEnclosures((await site.visit(closed.address)).body);
  const [other] = findEnclosures((await site.visit(second.address)).body);
  const status = async (address = '') => (await site.visit(address)).statusCode;
  const naomi = await site.member({ isComplimentary: true });
  expect((await site.close(closed.feedId, naomi.token)).statusCode).toBe(404);
  expect((await site.close(closed.feedId)).statusCode).toBe(200);
  await expect.poll(() => status(closed.address), { timeout: 15_000 }).toBe(410);
  expect(await status(episode?.url)).toBe(410);
  expect([await status(second.address), await status(other?.url)]).toEqual([200, 200]);
  // Requesting deletion of the account closes the feeds before the queued deletion runs.
  const leaving = { sub: site.ruth.sub, email: site.ruth.email, name: 'Ruth' };
  await deleteAccount({ db: site.database, identity: site.identity }, leaving);
  await expect.poll(() => status(second.address), { timeout: 15_000 }).toBe(410);
  expect(await status(other?.url)).toBe(410);
  const log = site.lines.join('\n');
  const secrets = [closed.address, second.address].map((address) => address.split('/')[4] ?? '-');
  secrets.push(...[episode, other].map((each) => each?.url.split('/')[4] ?? '-'));
  for (const secret of secrets) expect(log).not.toContain(secret);
  const left = await site.database.query('select * from podcast_feed, podcast_feed_network');
  expect(left.rows).toEqual([]);
});

test('guessing addresses is rate-limited without affecting other feeds', async ({ site }) => {
  await site.publish(site.editor.token, date);
  await site.record(date, 'aloud');
  const { address } = await site.feed();
  const [episode] = findEnclosures((await site.visit(address)).body);
  const found = new Map<number, number>();
  for (let guess = 0; guess < guesses; guess += 1) {
    const made = guess.toString(36).padStart(22, 'x');
    const where =
      guess % 2 === 0
        ? `/feed/${made}/homilies.xml`
        : episode?.url.replace(/\/audio\/[\w-]{22}/, `/audio/${made}`);
    const { statusCode } = await site.visit(where ?? '');
    found.set(statusCode, (found.get(statusCode) ?? 0) + 1);
  }
  expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([404, 410, 429]);
  expect(found.get(429)).toBe(guesses - 300);
  site.setTime('2026-11-21T17:20:00Z');
  expect((await site.visit('/feed/x/homilies.xml')).headers['retry-after']).toBe('2400');
  expect((await site.visit(address)).statusCode).toBe(200);
  expect((await site.visit('/feed/x/homilies.xml', { from: '198.51.100.7' })).statusCode).toBe(410);
  // Changing any character of the token or the date invalidates it.
  const url = episode?.url ?? '';
  for (const forged of [url.replace('2026-11-21', '2026-11-20'), url.replace(/.(?=\/2026)/, 'Q')])
    expect((await site.visit(forged, { from: '198.51.100.8' })).statusCode).toBe(forged === url ? 200 : 404);
});

test('a feed has no recordings without a subscription, and again after resubscribing', async ({ site }) => {
  await site.publish(site.editor.token, date);
  await site.record(date, 'aloud');
  const { address } = await site.feed();
  const open = await site.visit(address);
  const [episode] = findEnclosures(open.body);
  const guids = async () => findTexts((await site.visit(address)).body, 'guid');
  const [homily] = await guids();
  await site.end(site.ruth.sub);
  const ended = ['subscription-ended:2026-11-21', homily];
  await expect.poll(guids).toEqual(ended);
  const told = await site.visit(address, { headers: { 'if-none-match': String(open.headers.etag) } });
  expect(told.statusCode).toBe(200);
  expect(told.headers['last-modified']).not.toBe(open.headers['last-modified']);
  expect(findTexts(told.body, 'title')[1]).toBe('Your subscription has ended');
  const [bells, ...others] = findEnclosures(told.body);
  expect(others).toEqual([]);
  const head = await site.visit(bells?.url ?? '', { method: 'HEAD' });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(bells?.length)]);
  const refused = await site.visit(episode?.url ?? '', { headers: { range: 'bytes=0-1' } });
  expect([refused.statusCode, refused.body.includes('aloud')]).toEqual([403, false]);
  site.setTime('2026-11-23T17:00:00Z');
  expect(await guids()).toEqual(ended);
  expect((await site.createFeed()).json().code).toBe('subscription_required');
  const list = (await site.call('GET', '/podcast-feeds', { token: site.ruth.token })).json();
  expect([list.hasRecordings, list.feeds.length]).toEqual([true, 1]);

  await grantComplimentary(site.database, site.ruth.sub, { now: new Date() });
  await expect.poll(guids).toEqual([homily]);
  const [back] = findEnclosures((await site.visit(address)).body);
  expect(back).toEqual(episode);
  expect((await site.visit(back?.url ?? '')).statusCode).toBe(200);
  // A second end adds a new item.
  await site.end(site.ruth.sub);
  await expect.poll(guids).toEqual(['subscription-ended:2026-11-23', homily]);
});

test('a feed used from many networks sends its owner one mail and keeps working', async ({ site }) => {
  await using quiet = await podcastSite(site.database, { isQuiet: true });
  const { address, feedId } = await site.feed();
  const mails = async () => (await site.database.query("select data from job where name = 'mail'")).rows;
  const askFrom = async (count: number, where: typeof site.visit = site.visit) => {
    for (let network = 0; network < count; network += 1)
      expect((await where(address, { from: `203.0.${network}.9` })).statusCode).toBe(200);
  };
  await askFrom(20);
  // An address of the same subnet.
  expect((await site.visit(address, { from: '203.0.3.77' })).statusCode).toBe(200);
  expect(await mails()).toEqual([]);
  await askFrom(22, quiet.visit);
  expect(await mails()).toEqual([]);
  await askFrom(25);
  expect(await mails()).toMatchObject([{ data: { kind: 'feed-shared', feedName: 'My phone' } }]);
  const { rows } = await site.database.query<{ hash: Uint8Array }>(
    'select network_hash as hash from podcast_feed_network',
  );
  expect(rows.map(({ hash }) => hash.length)).toEqual(Array.from({ length: 25 }, () => 6));
  site.setTime('2026-11-29T17:00:00Z');
  expect((await site.visit(address)).statusCode).toBe(200);
  await deleteExpiredRows(site.deps).run();
  expect((await site.database.query('select from podcast_feed_network')).rowCount).toBe(1);
  const list = (await site.call('GET', '/podcast-feeds', { token: site.ruth.token })).json();
  expect(list.hasRecordings).toBe(false);
  expect(list.feeds).toEqual([{ feedId, name: 'My phone', createdOn: date, lastUsedOn: '2026-11-29' }]);
});

test('a member has at most ten feeds, and the download lists them without addresses', async ({ site }) => {
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, at) => site.createFeed(site.ruth.token, `App\n${at} `)),
  );
  expect(made.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    409,
    409,
  ]);
  expect((await site.createFeed(site.ruth.token, ' ')).json()).toMatchObject({ code: 'invalid_input' });
  expect((await site.createFeed(site.editor.token)).json().code).toBe('subscription_required');
  const account = await site.identity.findBySub(site.ruth.sub);
  if (account === null) throw new Error('There is no account.');
  const identity = { listSessions: async () => [] };
  const data = JSON.stringify(await exportData({ ...site.deps, identity }, account));
  for (const answer of made.filter(({ statusCode }) => statusCode === 200)) {
    expect(data).toContain(`"name":"${answer.json().feed.name}"`);
    expect(data).not.toContain(answer.json().url.split('/')[4]);
  }
});
