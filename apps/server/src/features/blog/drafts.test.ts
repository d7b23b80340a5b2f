import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { createWriter } from '../writers/writer-queries.ts';
import { deleteOldPostDrafts } from './edit-post.ts';
import { picture } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

test('an editor who lost the lock overwrites no changes of others', async ({ site }) => {
  const luke = await site.admin();
  const post = await site.create(luke.token);
  await site.saveDraft(luke.token, post.id, { title: 'Second try' });
  const save = (changes: object) =>
    site.call('PUT', `/posts/${post.id}`, { ...luke, payload: { ...post, ...changes } });
  expect(statusAndCode(await save({ title: 'Over it', lock: randomUUID() }))).toBe('409 post_changed');
  // A repeated save, whose response was lost.
  expect((await save({ lock: randomUUID() })).statusCode).toBe(200);
  expect((await site.openDraft(luke.token, post.id)).draft?.content.title).toBe('Second try');
});

test('drafts are for blog-admins, and invalid drafts are rejected', async ({ site }) => {
  const reader = await site.member({ name: 'Ruth', groups: [] });
  const luke = await site.admin();
  const path = '/posts/one/draft';
  expect((await site.call('GET', path, reader)).statusCode).toBe(403);
  expect((await site.saveDraft(reader.token, 'one')).statusCode).toBe(403);
  expect((await site.call('GET', '/texts', reader)).statusCode).toBe(403);
  expect((await site.call('GET', path)).statusCode).toBe(401);
  expect(statusAndCode(await site.saveDraft(luke.token, 'one', { content: '<ul><li>'.repeat(200) }))).toBe(
    '400 post_too_complex',
  );
  for (const wrong of [{ title: 'x'.repeat(201) }, { content: 'x'.repeat(400_001) }, { slug: 7 }])
    expect((await site.saveDraft(luke.token, 'one', wrong)).statusCode).toBe(400);
  const long = await site.saveDraft(luke.token, 'one', { content: 'x'.repeat(1_100_000) });
  expect(long.statusCode).toBe(413);
  expect((await site.call('GET', path, luke)).statusCode).toBe(404);
});

test('a picture that only a draft uses is kept and rendered', async ({ site }) => {
  const luke = await site.admin();
  const { key } = await site.upload(luke.token, 'hill.png', await picture(60, 40).png().toBuffer());
  await site.call('POST', '/uploads/done', { ...luke, payload: { key } });
  const content = `<figure><img src="/media/${key}" alt="A hill" /></figure>`;
  await site.saveDraft(luke.token, 'with-picture', { heroImageKey: key, content });
  const { rows } = await site.database.query('select used_at is not null as "isUsed" from upload');
  expect(rows).toEqual([{ isUsed: true }]);
  const { draft } = await site.openDraft(luke.token, 'with-picture');
  expect(draft?.content.heroImage).toMatchObject({ width: 60, height: 40 });
  expect(draft?.content.content).toContain('width="60"');
});

test('a draft is deleted ninety days after its last save', async ({ site }) => {
  const luke = await site.admin();
  await site.saveDraft(luke.token, 'old');
  // More than one transaction deletes.
  await site.database.query(
    `insert into draft (kind, ref, content, hash, saved_at)
     select kind, ref || number, content, hash, saved_at from draft, generate_series(1, 150) as number`,
  );
  site.setTime('2026-12-01T17:00:00Z');
  await site.saveDraft(luke.token, 'young');
  site.setTime('2027-02-20T17:00:00Z');
  await deleteOldPostDrafts(site.deps).run();
  const begun = (await site.call('GET', '/texts', luke)).json().texts;
  expect(begun.map(({ id }: { id: string }) => id)).toEqual(['young']);
});

test('a post keeps its author if a client omits the field', async ({ site }) => {
  const luke = await site.admin();
  const made = await site.create(luke.token, { author: '  Ruth  Keller ' });
  expect(made.author).toBe('Ruth Keller');
  const { author: _, ...without } = made;
  const save = (payload: object) => site.call('PUT', `/posts/${made.id}`, { ...luke, payload });
  const changed = (await save({ ...without, title: 'Another' })).json();
  expect(changed.author).toBe('Ruth Keller');
  expect((await save({ ...changed, author: '' })).json().author).toBe('');
});

test('author suggestions list the writers, then authors of posts and homilies', async ({ site }) => {
  const luke = await site.admin();
  const writers = [
    { name: 'Ruth Keller', line: 'keeps bees.', portrait: '' },
    { name: 'Amos Bell', line: '', portrait: '' },
  ];
  for (const [at, writer] of writers.entries())
    await createWriter(site.database, writer, new Date(Date.UTC(2026, 10, 1 + at)));
  for (const author of ['ruth keller', 'Zoe Winters', 'Élise Martin', 'zoe winters', ''])
    await site.create(luke.token, { author });
  const binned = await site.create(luke.token, { author: 'Nobody Now' });
  await site.call('DELETE', `/posts/${binned.id}`, luke);
  expect((await site.call('GET', '/authors', luke)).json()).toEqual({
    names: ['Ruth Keller', 'Amos Bell', 'Élise Martin', expect.stringMatching(/^zoe winters$/i)],
  });
  const reader = await site.member({ isComplimentary: true });
  expect((await site.call('GET', '/authors', reader)).statusCode).toBe(403);
});

test('category suggestions list each category in use once', async ({ site }) => {
  const luke = await site.admin();
  for (const category of ['Saints', 'Éducation', 'justice', 'Saints', ''])
    await site.create(luke.token, { category });
  const binned = await site.create(luke.token, { category: 'Gone' });
  await site.call('DELETE', `/posts/${binned.id}`, luke);
  expect((await site.call('GET', '/categories', luke)).json()).toEqual({
    categories: ['Éducation', 'justice', 'Saints'],
  });
  const reader = await site.member({ isComplimentary: true });
  expect((await site.call('GET', '/categories', reader)).statusCode).toBe(403);
  expect((await site.call('GET', '/categories')).statusCode).toBe(401);
});
