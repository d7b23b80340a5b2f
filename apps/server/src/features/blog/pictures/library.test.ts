import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Db } from '#adapters/db/database.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { listActivity } from '#features/activity/activity-queries.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { setReviewEnabled } from '../schedule.ts';
import { blogSite, picture } from '../testing/blog-site.ts';
import { deleteUnusedUploadsTask } from './upload.ts';
import { markUsed } from './upload-queries.ts';

async function library(database: TestDatabase) {
  const site = await blogSite(database);
  const { token } = await site.admin();
  let width = 20;
  return {
    ...site,
    token,
    /** A picture that is like no other, ready to be used. */
    async send(fileName: string) {
      width += 1;
      const { key } = await site.upload(token, fileName, await picture(width, 20).png().toBuffer());
      await site.call('POST', '/uploads/done', { token, payload: { key } });
      return { key, at: `/pictures/${key.split('/')[1]}` };
    },
    async list(query = '') {
      return (await site.call('GET', `/pictures${query}`, { token })).json();
    },
    open: (at: string) => site.call('GET', at, { token }),
    say: (at: string, words: object) =>
      site.call('PUT', at, { token, payload: { alt: '', credit: '', license: '', ...words } }),
    remove: (at: string) => site.call('DELETE', at, { token }),
  };
}

const test = testWith(library);

const img = (key: string, alt = '') => `<p>x</p><img src="/media/${key}" alt="${alt}">`;

test('the library lists each picture with its description and the posts using it', async ({ site }) => {
  const { token, call } = site;
  const [door, loaf, well] = [
    await site.send('door.png'),
    await site.send('loaf.png'),
    await site.send('w.png'),
  ];
  // What no post bears is not in it.
  expect(await site.list()).toEqual({ pictures: [], next: null });
  await site.create(token, {
    id: 'out',
    title: 'Bread',
    status: 'PUBLISHED',
    heroImageKey: door.key,
    content: img(loaf.key),
  });
  await site.create(token, { id: 'later', title: 'Advent', content: img(door.key) });
  const later = (await call('GET', '/posts/later', { token })).json();
  await call('POST', '/posts/later/schedule', {
    token,
    payload: { local: '2026-12-25T05:00', zone: 'UTC', updatedAt: later.updatedAt },
  });
  await site.create(token, { id: 'away', title: 'Away', content: img(well.key) + img(door.key) });
  await call('DELETE', '/posts/away', { token });
  await site.saveDraft(token, 'begun', { content: img(loaf.key) });
  // What is being written of a post is that post.
  await site.saveDraft(token, 'out', { excerpt: 'Shorter.' });
  const out = (await call('GET', '/posts/out', { token })).json();

  const words = { alt: 'A red door', credit: 'Ruth  Field', license: 'CC BY 4.0' };
  expect((await site.say(door.at, words)).json()).toMatchObject({ ...words, credit: 'Ruth Field' });
  const opened = (await site.open(door.at)).json();
  expect(opened).toMatchObject({
    key: door.key,
    url: `/media/${door.key}`,
    fileName: 'door.png',
    alt: 'A red door',
    addedAt: '2026-11-21T17:00:00.000Z',
    revisionCount: 1,
    usedIn: [
      { postId: 'out', title: 'Bread', state: 'published' },
      { postId: 'later', title: 'Advent', state: 'scheduled' },
      { postId: 'away', title: 'Away', state: 'bin' },
    ],
  });
  const { revisionCount: _older, ...listed } = opened;
  const { pictures } = await site.list();
  expect(pictures).toHaveLength(3);
  expect(pictures.find(({ key }: { key: string }) => key === door.key)).toEqual(listed);
  expect((await site.open(loaf.at)).json().usedIn).toEqual([
    { postId: 'out', title: 'Bread', state: 'published' },
    { postId: 'begun', title: 'Begun', state: 'draft' },
  ]);

  const found = async (query: string) =>
    (await site.list(query)).pictures.map(({ fileName }: { fileName: string }) => fileName).toSorted();
  expect(await found('?q=RED+ruth')).toEqual(['door.png']);
  expect(await found('?q=bread')).toEqual(['door.png', 'loaf.png']);
  expect(await found('?q=begun+loaf.png')).toEqual(['loaf.png']);
  expect(await found('?q=red+begun')).toEqual([]);
  expect(await found('?q=%25')).toEqual([]);
  expect(await found('?unused=1')).toEqual([]);

  // It is history in the version of before.
  const save = { ...out, content: '<p>None.</p>', heroImageKey: '', heroImageUrl: '' };
  expect((await call('PUT', '/posts/out', { token, payload: save })).statusCode).toBe(200);
  expect((await site.open(door.at)).json()).toMatchObject({ revisionCount: 2, usedIn: [{}, {}] });
  await site.database.query("delete from draft where ref = 'begun'");
  expect(await found('?unused=1')).toEqual(['loaf.png']);
  expect(statusAndCode(await site.open('/pictures/00000000-0000-4000-8000-000000000000'))).toBe(
    '404 picture_not_found',
  );
});

test('a picture takes its description from the first post that has one', async ({ site }) => {
  const { token, call } = site;
  const [door, loaf] = [await site.send('door.png'), await site.send('loaf.png')];
  const altOf = async (at: string) => (await site.open(at)).json().alt;
  const long = `Bread &amp; “wine”\n${'x'.repeat(600)}`;
  const post = await site.create(token, {
    heroImageKey: door.key,
    heroImageAlt: 'A red door',
    content: img(loaf.key) + img(loaf.key, long),
  });
  expect([await altOf(door.at), await altOf(loaf.at)]).toEqual([
    'A red door',
    `Bread & “wine” ${'x'.repeat(600)}`.slice(0, 500),
  ]);
  await call('PUT', `/posts/${post.id}`, { token, payload: { ...post, heroImageAlt: 'Another' } });
  expect(await altOf(door.at)).toBe('A red door');
});

test('a post shows the hero image credit as soon as the library has it', async ({ site }) => {
  const { token, call } = site;
  const door = await site.send('door.png');
  const { slug } = await site.create(token, { heroImageKey: door.key, status: 'PUBLISHED' });
  const creditNow = async () => (await call('GET', `/postDetail/${slug}`, { token })).json().heroImage.credit;
  expect(await creditNow()).toBeUndefined();
  const payload = { alt: 'A door', credit: 'Photo: Ruth Amsel', license: 'CC BY 4.0' };
  expect((await call('PUT', door.at, { token, payload })).statusCode).toBe(200);
  await expect.poll(creditNow).toBe('Photo: Ruth Amsel');
});

test('while review is on, only an editor-in-chief changes a published credit', async ({ site }) => {
  const { token, call } = site;
  const chief = await site.member({ name: 'Anna', groups: ['blog-admin', 'editor-in-chief'] });
  const door = await site.send('door.png');
  const out = await site.create(token, { heroImageKey: door.key, status: 'PUBLISHED' });
  await setReviewEnabled(site.deps, true, { personId: null, name: 'Somebody' });
  const payload = { alt: 'A door', credit: 'Nobody has read this', license: '' };
  expect(statusAndCode(await call('PUT', door.at, { token, payload }))).toBe('403 review_needed');
  expect((await call('PUT', door.at, { token, payload: { ...payload, credit: '' } })).statusCode).toBe(200);
  expect((await call('PUT', door.at, { token: chief.token, payload })).statusCode).toBe(200);
  const { heroImage } = (await call('GET', `/postDetail/${out.slug}`, { token })).json();
  expect(heroImage.credit).toBe(payload.credit);
});

test('a post whose picture gets another credit must be approved again', async ({ site }) => {
  const { token, call } = site;
  const chief = await site.member({ name: 'Anna', groups: ['blog-admin', 'editor-in-chief'] });
  const door = await site.send('door.png');
  const draft = await site.create(token, { heroImageKey: door.key });
  await setReviewEnabled(site.deps, true, { personId: null, name: 'Somebody' });
  const { version } = (await site.openDraft(token, draft.id)).draft ?? {};
  const approve = { step: { step: 'approve' }, version };
  const answer = await call('POST', `/posts/${draft.id}/review`, { token: chief.token, payload: approve });
  expect(answer.json()).toMatchObject({ state: 'approved' });
  const payload = { alt: 'A door', credit: 'Nobody has read this', license: '' };
  const { database } = site;
  const { rows } = await database.query<{ approved: string[] }>('select approved from review');
  await database.query("update review set approved = '{}'");
  const locked = Promise.withResolvers<void>();
  const approval = database.transaction(async (tx) => {
    await tx.query('select from draft where ref = $1 for update', [draft.id]);
    locked.resolve();
    await pause(300);
    await tx.query('update review set approved = $1', [rows[0]?.approved ?? []]);
  });
  await locked.promise;
  // The approval is saved while the credit is changed.
  expect((await call('PUT', door.at, { token, payload })).statusCode).toBe(200);
  await approval;
  const publish = { ...draft, status: 'PUBLISHED' };
  expect(statusAndCode(await call('PUT', `/posts/${draft.id}`, { token, payload: publish }))).toBe(
    '403 review_needed',
  );
});

test('a long picture list is paged without gaps', async ({ site }) => {
  await site.database.query(
    `insert into upload (key, type, created_at, finished_at, used_at, width, height, file_name)
     select 'images/00000000-0000-4000-8000-' || lpad(number::text, 12, '0') || '/main.webp', 'image/png', at, at, at,
            9, 9, number::text
     from generate_series(1, 60) as number, lateral (select timestamptz '2026-01-01' + number / 9 * interval '1 day') as day(at)`,
  );
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: { pictures: { fileName: string }[]; next: string | null } = await site.list(
      next === '' ? '' : `?after=${next}`,
    );
    seen.push(...page.pictures.map(({ fileName }) => fileName));
    ({ next } = page);
  }
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => String(60 - index)));
  expect(statusAndCode(await site.call('GET', '/pictures?after=x', { token: site.token }))).toBe(
    '400 invalid_input',
  );
});

test('deleting a used picture fails and names the posts', async ({ site }) => {
  const { token, call } = site;
  const door = await site.send('door.png');
  const bread = await site.create(token, { title: 'Bread', content: img(door.key), status: 'PUBLISHED' });
  const salt = await site.create(token, { title: 'Salt', heroImageKey: door.key });
  const link = `<p><a href="https://wayfare.example/media/${door.key}">The whole picture</a></p>`;
  const oil = await site.create(token, { title: 'Oil', content: link });
  const refused = await site.remove(door.at);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'picture_used', message: 'Posts use this picture: “Bread”, “Oil”, “Salt”.' },
  ]);
  await call('PUT', `/posts/${bread.id}`, { token, payload: { ...bread, content: '<p>None.</p>' } });
  await site.saveDraft(token, 'begun', { heroImageKey: door.key });
  for (const { id } of [salt, oil]) await call('DELETE', `/posts/${id}`, { token });
  expect((await site.remove(door.at)).json().message).toBe('A post uses this picture: “Begun”.');
  await site.database.query("delete from draft where ref = 'begun'");
  expect((await site.inject('GET', `/media/${door.key}`)).statusCode).toBe(200);
  // In the bin and in history, where it is no more than missed.
  expect((await site.remove(door.at)).statusCode).toBe(200);
  expect((await site.inject('GET', `/media/${door.key}`)).statusCode).toBe(404);
  expect(await readdir(join(site.directory, 'images', door.key.split('/')[1] ?? '')).catch(() => [])).toEqual(
    [],
  );
  expect(statusAndCode(await site.remove(door.at))).toBe('404 picture_not_found');
  expect(await listActivity(site.database, { before: null, kind: 'picture', limit: 9 })).toMatchObject([
    { act: 'deleted', by: 'Luke', name: 'door.png' },
  ]);
});

test('an interrupted picture deletion is completed by the cleanup task', async ({ site }) => {
  const door = await site.send('door.png');
  const { id, ...post } = await site.create(site.token, { heroImageKey: door.key });
  await site.call('PUT', `/posts/${id}`, {
    token: site.token,
    payload: { ...post, heroImageKey: '', heroImageUrl: '' },
  });
  const { storage } = site.deps;
  const unpublish = storage.unpublish.bind(storage);
  storage.unpublish = () => Promise.reject(new Error('The storage is away.'));
  expect((await site.remove(door.at)).statusCode).toBe(500);
  storage.unpublish = unpublish;
  expect(await site.list()).toEqual({ pictures: [], next: null });
  site.setTime('2026-11-23T17:00:00Z');
  await deleteUnusedUploadsTask(site.deps).run();
  expect((await site.inject('GET', `/media/${door.key}`)).statusCode).toBe(404);
  expect((await site.database.query('select from upload')).rowCount).toBe(0);
});

/** Somebody acts while a transaction is open, and is let go on only when they wait for it. */
async function whileItWaits<Answer>(
  database: TestDatabase,
  change: (tx: Db) => Promise<unknown>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const [held, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = database.transaction(async (tx) => {
    await change(tx);
    held.resolve();
    await waits.promise;
  });
  await held.promise;
  const acting = act();
  const waiting = () =>
    database.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  waits.resolve();
  await changing;
  return acting;
}

test('a save and a deletion of its picture at the same time conflict', async ({ site }) => {
  const { token } = site;
  const door = await site.send('door.png');
  const post = await site.create(token, { heroImageKey: door.key });
  const none = { ...post, heroImageKey: '', heroImageUrl: '' };
  const unused = (await site.call('PUT', `/posts/${post.id}`, { token, payload: none })).json();
  const saved = (tx: Db) =>
    tx.query('update post set pictures = $1', [[door.key]]).then(() => markUsed(tx, [door.key], new Date()));
  expect(statusAndCode(await whileItWaits(site.database, saved, () => site.remove(door.at)))).toBe(
    '409 picture_used',
  );

  await site.database.query("update post set pictures = '{}'");
  const doomed = (tx: Db) =>
    tx.query('update upload set deletion_started_at = now(), used_at = null where key = $1', [door.key]);
  const save = () =>
    site.call('PUT', `/posts/${post.id}`, { token, payload: { ...unused, content: img(door.key) } });
  expect(statusAndCode(await whileItWaits(site.database, doomed, save))).toBe('400 image_unusable');
});
