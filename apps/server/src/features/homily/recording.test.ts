import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { silentMp3 } from '#adapters/sound/testing/mp3.ts';
import { deletePerson, findPerson } from '#features/person/person-queries.ts';
import { deleteUnusedRecordingsHourly } from '#features/recording/delete-unused.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { recordingSite, today } from './testing/recording-site.ts';

const test = testWith(recordingSite);

const files = async (folder: string, name: string): Promise<string[]> =>
  readdir(join(folder, name)).catch(() => []);

test('without FFmpeg an MP3 is published without tags, for readers with access only', async ({ site }) => {
  const reader = await site.member({ isComplimentary: true });
  const stranger = await site.member({});
  expect(await site.seen()).toEqual({ ready: null, pending: null, acceptsOnlyMp3: true });
  expect(await site.heard(reader.token)).toBeNull();
  const tagged = Buffer.concat([
    Buffer.from(
      'ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0012TIT2\u0000\u0000\u0000\u0008\u0000\u0000\u0000Secret!',
      'latin1',
    ),
    silentMp3(60_000),
    Buffer.from('TAG Secret, 48.2082 16.3738'.padEnd(128, ' '), 'latin1'),
  ]);
  const sent = await site.send(tagged, 'a homily.MP3', { readerName: ' Łukasz  K. ', reflectionMs: 20_000 });
  expect(sent.json().pending).toMatchObject({ state: 'waiting' });
  expect(await site.heard(reader.token)).toBeNull();
  await site.work();
  const { ready, pending } = await site.settled();
  expect(pending).toBeNull();
  expect(ready).toMatchObject({
    durationMs: 60_003,
    readerName: 'Łukasz K.',
    reflectionMs: 20_000,
  });

  const heard = await site.heard(reader.token);
  expect(heard).toMatchObject({
    durationMs: 60_003,
    readerName: 'Łukasz K.',
    chapters: [
      { startMs: 0, title: 'Gospel' },
      { startMs: 20_000, title: 'Reflection' },
    ],
    position: null,
  });
  const whole = await site.fetchPart(heard?.url ?? '');
  expect([whole.status, whole.headers['content-type']]).toEqual([200, 'audio/mpeg']);
  expect(whole.body.length).toBe(heard?.bytes);
  expect(whole.body.toString('latin1')).not.toMatch(/Secret|48\.2082/);
  const title = Buffer.from('The God of people with names', 'utf16le');
  for (const words of [title, Buffer.from('Łukasz K.', 'utf16le'), Buffer.from('CHAP'), Buffer.from('CTOC')])
    expect(whole.body.includes(words)).toBe(true);
  const sha256 = createHash('sha256').update(whole.body).digest('hex');
  expect(heard?.url.endsWith(`/${sha256}.mp3`)).toBe(true);
  expect(whole.headers.etag).toBe(`"${sha256}"`);

  const feedOf = async (token?: string) => {
    const answer = await site.call('GET', '/homily-feed', token === undefined ? {} : { token });
    return answer.json().Items[0].recording;
  };
  expect(await feedOf(reader.token)).toEqual({ durationMs: 60_003, readerName: 'Łukasz K.' });
  expect(await feedOf(stranger.token)).toBeUndefined();
  expect(await feedOf()).toBeUndefined();
  expect((await site.call('GET', `/homilies/${today}`, { token: stranger.token })).statusCode).toBe(403);
  expect((await site.call('GET', site.path, { token: reader.token })).statusCode).toBe(403);
  expect(sent.headers['cache-control']).not.toMatch(/public/);
});

test('range and conditional requests are answered', async ({ site }) => {
  const reader = await site.member({ isComplimentary: true });
  await site.send(silentMp3(30_000));
  await site.work();
  await site.settled();
  const { url = '', bytes = 0 } = (await site.heard(reader.token)) ?? {};
  const whole = await site.fetchPart(url);
  const etag = String(whole.headers.etag);
  const changed = String(whole.headers['last-modified']);
  const part = async (range: string, headers: Record<string, string> = {}) => {
    const answer = await site.fetchPart(url, { range, ...headers });
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    return [answer.status, answer.headers['content-range'], answer.body.length];
  };
  expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${bytes}`, 2]);
  expect(await part('bytes=-500')).toEqual([206, `bytes ${bytes - 500}-${bytes - 1}/${bytes}`, 500]);
  expect(await part('bytes=1000-')).toEqual([206, `bytes 1000-${bytes - 1}/${bytes}`, bytes - 1_000]);
  expect(await part(`bytes=5-${bytes * 2}`)).toEqual([206, `bytes 5-${bytes - 1}/${bytes}`, bytes - 5]);
  expect(await part(`bytes=${bytes}-`)).toEqual([416, `bytes */${bytes}`, 0]);
  expect(await part('bytes=-0')).toEqual([416, `bytes */${bytes}`, 0]);
  for (const other of ['bytes=0-1,5-6', 'bytes=9-5', 'lines=0-1', 'bytes=-', 'bytes=a-b'])
    expect(await part(other)).toEqual([200, undefined, bytes]);
  expect((await part('bytes=0-1', { 'if-range': etag }))[0]).toBe(206);
  expect((await part('bytes=0-1', { 'if-range': changed }))[0]).toBe(206);
  expect((await part('bytes=0-1', { 'if-range': '"another"' }))[0]).toBe(200);
  expect((await part('bytes=0-1', { 'if-range': new Date(0).toUTCString() }))[0]).toBe(200);
  const middle = await site.fetchPart(url, { range: 'bytes=1000-1999' });
  expect(middle.headers['content-type']).toBe('audio/mpeg');
  expect(middle.body.equals(whole.body.subarray(1_000, 2_000))).toBe(true);
  const head = await site.fetchPart(url, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(bytes), 0]);
  for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': changed }]) {
    const known = await site.fetchPart(url, headers);
    expect([known.status, known.body.length]).toEqual([304, 0]);
  }
  // Changed and expired addresses do not work.
  for (const other of [
    url.replace(/(?<=recordings\/)./, (letter) => (letter === 'a' ? 'b' : 'a')),
    url.replace(/(?<=recordings\/.{40})./, (letter) => (letter === 'a' ? 'b' : 'a')),
    url.replace(/.(?=\.mp3)/, (letter) => (letter === '0' ? '1' : '0')),
    url.replace(/(?<=recordings\/)[^/]+/, ''),
    `${url}x`,
    '/recordings/x/y.mp3',
  ])
    expect((await site.fetchPart(other)).status).toBe(404);
  site.setTime('2026-11-21T18:59:59Z');
  expect((await site.fetchPart(url)).status).toBe(200);
  site.setTime('2026-11-21T19:00:00Z');
  expect((await site.fetchPart(url)).status).toBe(404);
});

test('a recording link works while its member has access and does not reveal them', async ({ site }) => {
  const [ruth, naomi] = [
    await site.member({ isComplimentary: true }),
    await site.member({ isComplimentary: true }),
  ];
  await site.work();
  await site.send(silentMp3(30_000));
  const edited = (await site.settled()).ready?.url ?? '';
  const urlOf = async (token: string) => (await site.heard(token))?.url ?? '';
  const [hers, others] = [await urlOf(ruth.token), await urlOf(naomi.token)];
  // The same address, so that the browser cache is used.
  expect(await urlOf(ruth.token)).toBe(hers);
  expect(new Set([hers, others, edited]).size).toBe(3);
  for (const telling of [ruth.sub, today])
    expect(Buffer.from(hers.split('/')[2] ?? '', 'base64url').toString('latin1') + hers).not.toContain(
      telling,
    );
  const statusOf = async (url: string) => (await site.fetchPart(url, { range: 'bytes=0-1' })).status;
  expect([await statusOf(hers), await statusOf(others), await statusOf(edited)]).toEqual([206, 206, 206]);
  await site.database.query('delete from complimentary where person_id = $1', [
    await findPerson(site.database, ruth.sub),
  ]);
  site.setTime('2026-11-21T17:00:02Z');
  expect([await statusOf(hers), await statusOf(others)]).toEqual([403, 206]);
  await deletePerson(site.database, (await findPerson(site.database, naomi.sub)) ?? '');
  site.setTime('2026-11-21T17:00:04Z');
  expect([await statusOf(others), await statusOf(edited)]).toEqual([403, 206]);
});

test('invalid recordings are rejected with a message, before or after the upload', async ({ site }) => {
  const refusal = async (filename: string, size: number) =>
    statusAndCode(await site.announce(filename, size));
  expect(await refusal('homily.pdf', 5)).toBe('400 recording_type');
  expect(await refusal('homily.wav', 5)).toBe('400 recording_type');
  expect(await refusal('homily.mp3', 0)).toBe('400 recording_refused');
  expect(await refusal('homily.mp3', 201 * 1024 * 1024)).toBe('413 recording_too_large');
  expect(
    statusAndCode(
      await site.call('POST', '/editor/homilies/2026-12-24/recording', {
        token: site.token,
        payload: { filename: 'homily.mp3', size: 5 },
      }),
    ),
  ).toBe('404 homily_not_found');
  const early = (await site.announce('homily.mp3', 5)).json();
  expect(
    statusAndCode(
      await site.call('POST', `${site.path}/sent`, {
        token: site.token,
        payload: { recordingId: early.recordingId },
      }),
    ),
  ).toBe('404 recording_missing');

  await site.work();
  const why = async (bytes: Buffer) => {
    await site.send(bytes);
    const { ready, pending } = await site.settled();
    expect(ready).toBeNull();
    // The upload is deleted after the state changes.
    await expect.poll(() => files(site.directory, 'originals')).toEqual([]);
    return pending?.reason;
  };
  expect(await why(Buffer.from('%PDF-1.7 a letter'.repeat(400)))).toBe(
    'This file is not a recording that can be played.',
  );
  expect(await why(silentMp3(2_000))).toBe('This recording is shorter than three seconds.');
  expect(await files(site.directory, 'recordings')).toEqual([]);
  await expect.poll(() => files(site.directory, 'at-work')).toEqual([]);
});

test('a recording is moved and deleted with its homily', async ({ site }) => {
  const reader = await site.member({ isComplimentary: true });
  const { token } = site;
  await site.send(silentMp3(10_000));
  await site.work();
  await site.settled();
  const before = '2026-11-20';
  await site.publish(token, before, { title: 'Another one' });
  const versionOf = async (date: string) => (await site.openDraft(token, date)).draft?.version;
  const swapped = await site.call('POST', `/editor/homilies/${today}/swap`, {
    token,
    payload: { with: before, version: await versionOf(today), withVersion: await versionOf(before) },
  });
  expect(swapped.statusCode).toBe(200);
  expect(await site.heard(reader.token)).toBeNull();
  const { url = '' } = (await site.heard(reader.token, before)) ?? {};
  expect((await site.fetchPart(url)).status).toBe(200);

  const unpublish = await site.call('POST', `/editor/homilies/${before}/unpublish`, { token, payload: {} });
  expect(unpublish.statusCode).toBe(200);
  expect((await site.fetchPart(url)).status).toBe(404);
  const edited = (await site.seen(before)).ready;
  expect((await site.fetchPart(edited?.url ?? '')).status).toBe(200);

  expect((await site.removeDraft(token, before)).statusCode).toBe(200);
  expect(await site.seen(before)).toMatchObject({ ready: null, pending: null });
  await deleteUnusedRecordingsHourly(site.deps).run();
  expect(await files(site.directory, 'recordings')).toEqual([]);
  expect(await files(site.directory, 'originals')).toEqual([]);
});

test('a new recording replaces the old one once it is ready, at a new address', async ({ site }) => {
  const { token } = site;
  const reader = await site.member({ isComplimentary: true });
  await site.work();
  await site.send(silentMp3(10_000));
  await site.settled();
  const first = await site.heard(reader.token);
  await site.send(Buffer.from('no recording at all'.repeat(99)));
  expect((await site.settled()).pending?.state).toBe('failed');
  expect(await site.heard(reader.token)).toEqual(first);
  await site.send(silentMp3(20_000));
  await site.settled();
  const second = await site.heard(reader.token);
  expect(second?.durationMs).toBeGreaterThan(20_000);
  expect(second?.url).not.toBe(first?.url);

  // The reader and the chapters are in the file too, so there is a new file.
  const described = await site.call('PUT', site.path, {
    token,
    payload: { readerName: 'Ruth', reflectionMs: 7_000 },
  });
  expect(described.json().ready).toMatchObject({ readerName: 'Ruth', reflectionMs: 7_000 });
  await expect
    .poll(async () => (await site.heard(reader.token))?.url, { timeout: 5_000 })
    .not.toBe(second?.url);
  const third = await site.heard(reader.token);
  expect(third).toMatchObject({
    durationMs: second?.durationMs,
    readerName: 'Ruth',
    recordingId: second?.recordingId,
  });
  const { body } = await site.fetchPart(third?.url ?? '');
  expect(body.includes(Buffer.from('Ruth', 'utf16le'))).toBe(true);

  // Replaced files stay for another day for players that have opened them.
  expect((await site.fetchPart(first?.url ?? '')).status).toBe(200);
  await deleteUnusedRecordingsHourly(site.deps).run();
  expect(await files(site.directory, 'recordings')).toHaveLength(3);
  site.setTime('2026-11-22T18:00:00Z');
  await deleteUnusedRecordingsHourly(site.deps).run();
  expect(await files(site.directory, 'recordings')).toHaveLength(1);
  site.setTime('2026-11-21T17:00:00Z');

  const removed = await site.call('DELETE', site.path, { token });
  expect(removed.json()).toMatchObject({ ready: null, pending: null });
  expect((await site.fetchPart(third?.url ?? '')).status).toBe(404);
  expect(await site.heard(reader.token)).toBeNull();
  expect((await site.call('DELETE', site.path, { token })).statusCode).toBe(404);
  const { rows } = await site.database.query<{ act: string }>(
    "select act from activity where act like '%recorded' order by number",
  );
  expect(rows.map(({ act }) => act)).toEqual(['recorded', 'recorded', 'unrecorded']);
});

test('a recording fails after four killed workers, and can be retried', async ({ site }) => {
  const killed = (times: number) =>
    site.database.query(
      `with left_so as (update recording set state = 'working')
       update job set attempt_count = $1, claim = gen_random_uuid() where state = 'waiting'`,
      [times],
    );
  const { recordingId } = (await site.send(silentMp3(12_000))).json().pending;
  await killed(4);
  await site.work();
  const { ready, pending } = await site.settled();
  const why = 'Something went wrong on our side. Please send the recording again.';
  expect([ready, pending]).toEqual([null, { recordingId, state: 'failed', reason: why }]);
  await site.stopWork();
  await site.send(silentMp3(12_000));
  await killed(1);
  await site.work();
  expect((await site.settled()).ready?.durationMs).toBeGreaterThan(12_000);
  await expect.poll(() => files(site.directory, 'at-work')).toEqual([]);
});

test('listening positions are shared between devices, and the latest wins', async ({ site }) => {
  const reader = await site.member({ isComplimentary: true });
  const stranger = await site.member({});
  await site.work();
  await site.send(silentMp3(60_000));
  await site.settled();
  const { recordingId } = (await site.heard(reader.token)) ?? {};
  const keep = (given: object, token = reader.token) =>
    site.call('PUT', '/listening-position', {
      token,
      payload: {
        date: today,
        recordingId,
        positionMs: 5_000,
        isFinished: false,
        reachedAt: '2026-11-21T16:59:00.000Z',
        ...given,
      },
    });
  expect((await keep({})).statusCode).toBe(200);
  expect((await site.heard(reader.token))?.position).toEqual({ positionMs: 5_000, isFinished: false });
  await keep({ positionMs: 1_000, reachedAt: '2026-11-21T16:58:00.000Z' });
  expect((await site.heard(reader.token))?.position).toEqual({ positionMs: 5_000, isFinished: false });
  await keep({ positionMs: 999_999, isFinished: true, reachedAt: '2030-01-01T00:00:00.000Z' });
  expect((await site.heard(reader.token))?.position).toEqual({ positionMs: 60_003, isFinished: true });
  // A fast clock does not block later positions.
  site.setTime('2026-11-21T17:01:00Z');
  await keep({ positionMs: 2_000, reachedAt: '2026-11-21T17:00:30.000Z' });
  expect((await site.heard(reader.token))?.position).toEqual({ positionMs: 2_000, isFinished: false });
  expect((await keep({}, stranger.token)).json().code).toBe('subscription_required');
  expect((await keep({ recordingId: '0b7c9c0e-1111-4222-8333-444455556666' })).json().code).toBe(
    'recording_not_found',
  );
  expect((await keep({ date: '2026-11-25' })).json().code).toBe('homily_not_found');
});

test('a long recording is uploaded in parts that can be repeated', async ({ site }) => {
  const bytes = silentMp3(60_000);
  const { uploadUrl, recordingId, partBytes } = (await site.announce('homily.mp3', bytes.length)).json();
  expect(partBytes).toBe(4 * 1024 * 1024);
  const put = async (first: number, last: number, total = bytes.length) => {
    const answer = await fetch(uploadUrl, {
      method: 'PUT',
      body: new Uint8Array(bytes.subarray(first, last + 1)),
      headers: { 'content-type': 'audio/mpeg', 'content-range': `bytes ${first}-${last}/${total}` },
    });
    return answer.status;
  };
  const end = bytes.length - 1;
  // Parts after a gap and parts of another total length are rejected.
  expect(await put(200_000, end)).toBe(403);
  expect(await put(0, 199_999, bytes.length + 5)).toBe(403);
  expect(await put(0, 199_999)).toBe(200);
  expect(await put(0, 199_999)).toBe(200);
  expect(
    (await site.call('POST', `${site.path}/sent`, { token: site.token, payload: { recordingId } }))
      .statusCode,
  ).toBe(404);
  expect(await put(200_000, 299_999)).toBe(200);
  expect(await put(250_000, 299_999)).toBe(200);
  expect(await put(300_000, end)).toBe(200);
  expect(await put(300_000, end)).toBe(200);
  expect(await put(0, 199_999)).toBe(403);
  await site.call('POST', `${site.path}/sent`, { token: site.token, payload: { recordingId } });
  await site.work();
  expect((await site.settled()).ready?.durationMs).toBe(60_003);
});
