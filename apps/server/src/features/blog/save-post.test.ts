import { expect } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { blogSite, draft } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';
import { hostileHtml } from './testing/hostile-html.ts';

test('creating the same post repeatedly creates it once', async ({ site, token }) => {
  const payload = draft({ content: '<p>Bread</p><script>alert(1)</script>' });
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => site.call('POST', '/posts', { token, payload })),
  );
  expect(tries.map(statusAndCode)).toEqual(tries.map(() => '200'));
  expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
  expect(tries[0]?.json()).toMatchObject({
    id: payload.id,
    content: '<p>Bread</p>',
    status: 'DRAFT',
    createdAt: '2026-11-21T17:00:00.000Z',
    updatedAt: '2026-11-21T17:00:00.000Z',
    heroImageKey: '',
    heroImage: null,
  });
  expect(await site.listRevisions(token, payload.id)).toHaveLength(1);
  expect(
    statusAndCode(await site.call('POST', '/posts', { token, payload: { ...payload, title: 'Wine' } })),
  ).toBe('409 post_exists');
  const sameSlug = await site.call('POST', '/posts', { token, payload: draft({ slug: payload.slug }) });
  expect(statusAndCode(sameSlug)).toBe('409 slug_taken');
  expect(sameSlug.json().message).toContain(payload.slug);
  const { rows } = await site.database.query('select title from post');
  expect(rows).toEqual([{ title: payload.title }]);
});

test('the second of two editors to save gets a conflict', async ({ site }) => {
  const luke = await site.admin();
  const mark = await site.member({ name: 'Mark', groups: ['blog-admin'] });
  const loaded = await site.create(luke.token);
  site.setTime('2026-11-21T18:00:00Z');
  const save = (token: string, changes: object) =>
    site.call('PUT', `/posts/${loaded.id}`, { token, payload: { ...loaded, ...changes } });
  const first = await save(luke.token, { title: 'By Luke', createdAt: '1999-01-01T00:00:00Z' });
  expect(first.json()).toMatchObject({ title: 'By Luke', createdAt: loaded.createdAt });
  expect(first.json().updatedAt).toBe('2026-11-21T18:00:00.000Z');
  expect(statusAndCode(await save(mark.token, { title: 'By Mark' }))).toBe('409 post_changed');
  // An answer that was lost is asked for again with what was loaded before.
  expect((await save(luke.token, { title: 'By Luke' })).json()).toEqual(first.json());
  const { updatedAt } = (await site.call('GET', `/posts/${loaded.id}`, mark)).json();
  expect((await save(mark.token, { title: 'By both', updatedAt })).json().title).toBe('By both');
  expect(await site.listRevisions(mark.token, loaded.id)).toMatchObject([
    { number: 3, title: 'By both', savedBy: 'Mark' },
    { number: 2, title: 'By Luke', savedBy: 'Luke' },
    { number: 1, title: loaded.title, savedBy: 'Luke' },
  ]);
  expect(statusAndCode(await site.call('PUT', '/posts/nothing', { ...mark, payload: loaded }))).toBe(
    '404 post_not_found',
  );
});

test('revisions list word counts without markup', async ({ site, token }) => {
  const loaded = await site.create(token, {
    content: '<p>See <a href="https://a.org/b">this</a>.</p><p><em>B</em>read</p>',
  });
  const content = `<p>${'word '.repeat(13_000)}</p>`;
  await site.call('PUT', `/posts/${loaded.id}`, { token, payload: { ...loaded, content } });
  const revisions = await site.listRevisions(token, loaded.id);
  expect(revisions.map(({ wordCount }) => wordCount)).toEqual([13_000, 3]);
});

test('only one of four simultaneous saves succeeds', async ({ site, token }) => {
  const loaded = await site.create(token);
  const saves = Array.from({ length: 4 }, (_, at) =>
    site.call('PUT', `/posts/${loaded.id}`, { token, payload: { ...loaded, title: `Number ${at}` } }),
  );
  const answers = await Promise.all(saves);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  const revisions = await site.listRevisions(token, loaded.id);
  expect(revisions.map(({ number }) => number)).toEqual([2, 1]);
});

test('an invalid post is rejected with a message, and valid text is kept as is', async ({ site, token }) => {
  const send = (changes: Record<string, unknown>) =>
    site.call('POST', '/posts', { token, payload: draft(changes) });
  const wrong: readonly (readonly [object, number, string])[] = [
    [{ slug: '' }, 400, 'Slug is required.'],
    [{ slug: '   ' }, 400, 'Slug is required.'],
    [{ slug: undefined }, 400, 'Slug is required.'],
    [{ slug: 'Upper' }, 400, 'small letters'],
    [{ slug: 'a--b' }, 400, 'small letters'],
    [{ slug: 'a/b' }, 400, 'small letters'],
    [{ slug: 'edit' }, 400, 'kept for the editor'],
    [{ id: '../x' }, 400, ': id'],
    [{ id: 'x'.repeat(65) }, 400, ': id'],
    [{ title: 'x'.repeat(201) }, 400, 'title'],
    [{ title: ' ', status: 'PUBLISHED' }, 400, 'needs a title'],
    [{ content: '<p> </p><script>1</script>', status: 'PUBLISHED' }, 400, 'needs some text'],
    [{ status: 'SECRET' }, 400, 'status'],
    [{ date: '2026-02-30' }, 400, 'date'],
    [{ content: null }, 400, 'content'],
    [{ heroImageKey: 'images/../../x' }, 400, 'upload it again'],
    [{ heroImageKey: 'images/0b7c9c0e-1111-4222-8333-444455556666/main.webp' }, 400, 'upload it again'],
    [{ content: 'x'.repeat(1_100_000) }, 413, 'too large'],
  ];
  for (const [changes, status, words] of wrong) {
    const answer = await send({ ...changes });
    expect([changes, answer.statusCode]).toEqual([changes, status]);
    expect(answer.json().message).toContain(words);
  }
  for (const slug of [...hostileHtml, 'two\nlines', '%', '\u0001', 'x'.repeat(3_000)])
    expect([slug, (await send({ slug })).statusCode]).toEqual([slug, 400]);
  expect((await site.database.query('select from post')).rowCount).toBe(0);
  const title = '</script><img src=x onerror=alert(1)> “ä” 🕊 &amp;';
  const kept = (
    await send({ title, excerpt: title, heroImageAlt: title, date: '2026-11-20T09:00:00Z' })
  ).json();
  expect(kept).toMatchObject({ title, excerpt: title, heroImageAlt: title, date: '2026-11-20' });
  expect((await send({ date: undefined })).json().date).toBe('2026-11-21');
  const plate = (await send({ heroImageUrl: '/plates/door.svg' })).json();
  expect(plate).toMatchObject({ heroImageKey: '', heroImageUrl: '/plates/door.svg', heroImage: null });
  expect((await send({ heroImageUrl: 'https://evil.example/x.png' })).json().heroImageUrl).toBe('');
});

test('the decoration flag is kept until the hero changes or gets a description', async ({ site, token }) => {
  const made = await site.create(token, { heroImageUrl: '/plates/door.svg', heroIsDecoration: true });
  expect(made.heroIsDecoration).toBe(true);
  const { heroIsDecoration: _, ...ofAnOlderClient } = made;
  let { updatedAt } = made;
  async function saved(changes: object): Promise<unknown> {
    const payload = { ...ofAnOlderClient, updatedAt, ...changes };
    const post = (await site.call('PUT', `/posts/${made.id}`, { token, payload })).json();
    ({ updatedAt } = post);
    return post.heroIsDecoration;
  }
  expect(await saved({ title: 'By somebody who knows nothing of it' })).toBe(true);
  expect(await saved({ heroImageUrl: '/plates/loaf.svg' })).toBe(false);
  expect(await saved({ heroImageAlt: 'A door', heroIsDecoration: true })).toBe(false);
  expect(await saved({ heroImageUrl: '', heroIsDecoration: true })).toBe(false);
});

test.each(['0000-01-01', '1969-12-31', '2101-01-01', '9999-12-31', '2026-02-30'])(
  'a post dated %s is rejected',
  async (date) => {
    await using site = await withDatabase(blogSite);
    const { token } = await site.admin();
    expect(statusAndCode(await site.call('POST', '/posts', { token, payload: draft({ date }) }))).toBe(
      '400 invalid_input',
    );
  },
);

test.each([
  ['lists within lists', '<ul><li>'.repeat(200)],
  ['layers that are never closed', '<div>'.repeat(70_000)],
  ['emphasis within emphasis', '<b><i>'.repeat(60)],
  ['layers that comments seem to close', '<b><!--</b>-->'.repeat(9_000)],
  ['lists and paragraphs in turn', '<p><li>'.repeat(9_000)],
  ['more pieces than a book', '<p>a</p>'.repeat(45_000)],
])('a post of %s is rejected before it is parsed', async (_, content) => {
  await using site = await withDatabase(blogSite);
  const { token } = await site.admin();
  const before = process.threadCpuUsage();
  const refused = await site.call('POST', '/posts', { token, payload: draft({ content }) });
  const { user, system } = process.threadCpuUsage(before);
  expect(statusAndCode(refused)).toBe('400 post_too_complex');
  expect(refused.json().message).toContain('plain text');
  expect(user + system).toBeLessThan(300_000);
});

test('a long post of many paragraphs and lists is accepted', async ({ site, token }) => {
  const list = `${'<ul><li>'.repeat(10)}a${'</li></ul>'.repeat(10)}`;
  const content = `<p>${'Bread and wine. '.repeat(50)}</p>${list}<p>a<br>b`.repeat(300);
  expect(statusAndCode(await site.call('POST', '/posts', { token, payload: draft({ content }) }))).toBe(
    '200',
  );
});

test('sanitizing a costly text does not block the main thread', async ({ site, token }) => {
  await site.create(token);
  const before = process.threadCpuUsage();
  const payload = draft({ content: '<'.repeat(400_000) });
  const saved = await site.call('POST', '/posts', { token, payload });
  const { user, system } = process.threadCpuUsage(before);
  expect(saved.json().content).toBe('&lt;'.repeat(400_000));
  // A single pass of the library over this takes longer, and it makes two to save and two to show.
  expect(user + system).toBeLessThan(300_000);
});
