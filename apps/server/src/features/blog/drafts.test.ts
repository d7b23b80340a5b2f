import { getEditedPost } from '@wayfare/contracts/calls/blog';
import { expect, test } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { createWriter } from '../writers/writer-queries.ts';
import { deleteOldPostDrafts } from './edit-post.ts';
import { blogSite, picture, draft as post } from './testing/blog-site.ts';

type Site = Awaited<ReturnType<typeof blogSite>>;

const words = (changes: object = {}) => ({
  title: 'Not yet',
  slug: '',
  excerpt: '',
  category: '',
  author: '',
  date: '',
  content: '<p>Half a sen</p>',
  heroImageKey: '',
  heroImageUrl: '',
  heroImageAlt: '',
  ...changes,
});

const told = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

const upon = (version: number | null, updatedAt: string | null = null) => ({ version, updatedAt });

function deskOf(site: Site, { token }: { token: string }, id: string) {
  const path = `/posts/${id}/unsaved`;
  return {
    see: async () => getEditedPost.response.parse((await site.call('GET', path, { token })).json()),
    look: () => site.call('GET', path, { token }),
    save: (content: object, from: object) =>
      site.call('PUT', path, { token, payload: { content: words(content), ...from } }),
  };
}

test('a draft of a new post is saved before the post exists', async () => {
  await using site = await withDatabase(blogSite);
  const luke = await site.admin();
  const desk = deskOf(site, luke, 'new-one');
  expect(told(await desk.look())).toEqual([404, 'post_not_found']);
  const tries = await Promise.all(Array.from({ length: 4 }, () => desk.save({}, upon(null))));
  expect(new Set(tries.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const { version } = tries[0]?.json() ?? {};
  site.setTime('2026-11-21T17:05:00Z');
  expect((await desk.save({}, upon(version))).json()).toEqual(tries[0]?.json());
  const next = (
    await desk.save({ content: '<p onclick=x>Half a <b>sentence</b></p><script>x</script>' }, upon(version))
  ).json();
  expect(next.version).toBeGreaterThan(version);
  expect(await desk.see()).toEqual({
    post: null,
    draft: {
      content: { ...words({ content: '<p>Half a <strong>sentence</strong></p>' }), heroImage: null },
      version: next.version,
      savedAt: '2026-11-21T17:05:00.000Z',
      savedBy: 'Luke',
    },
  });
  const begun = await site.call('GET', '/texts', luke);
  expect(begun.json().texts).toMatchObject([
    { id: 'new-one', title: 'Not yet', savedAt: '2026-11-21T17:05:00.000Z', savedBy: 'Luke' },
  ]);
  expect((await site.call('GET', '/posts', luke)).json()).toEqual([]);
});

test('saving a draft from an outdated version fails', async () => {
  await using site = await withDatabase(blogSite);
  const luke = await site.admin();
  const mark = await site.member({ name: 'Mark', groups: ['blog-admin'] });
  const { id, updatedAt } = await site.create(luke.token);
  const [ofLuke, ofMark] = [deskOf(site, luke, id), deskOf(site, mark, id)];
  expect(told(await ofLuke.save({}, upon(null)))).toEqual([409, 'post_changed']);
  const { version } = (await ofLuke.save({ title: 'Of Luke' }, upon(null, updatedAt))).json();
  for (const from of [upon(null, updatedAt), upon(version - 1), upon(version + 9)])
    expect(told(await ofMark.save({ title: 'Of Mark' }, from))).toEqual([409, 'post_changed']);
  expect((await ofMark.see()).draft).toMatchObject({ content: { title: 'Of Luke' }, savedBy: 'Luke' });
  expect((await ofMark.save({ title: 'Of Mark' }, upon(version))).statusCode).toBe(200);
  expect((await ofLuke.see()).draft).toMatchObject({ content: { title: 'Of Mark' }, savedBy: 'Mark' });
  // Readers, the list and the post itself know nothing of it.
  expect((await site.call('GET', `/posts/${id}`, luke)).json().updatedAt).toBe(updatedAt);
});

test('saving a post deletes its draft only if the editor has seen it', async () => {
  await using site = await withDatabase(blogSite);
  const luke = await site.admin();
  const payload = post();
  const desk = deskOf(site, luke, payload.id);
  const { version } = (await desk.save({}, upon(null))).json();
  const create = (draftVersion?: number | null) =>
    site.call('POST', '/posts', { ...luke, payload: { ...payload, draftVersion } });
  expect(told(await create(null))).toEqual([409, 'post_changed']);
  const made = (await create(version)).json();
  expect((await desk.see()).draft).toBeNull();

  const save = (changes: object) =>
    site.call('PUT', `/posts/${made.id}`, { ...luke, payload: { ...made, ...changes } });
  const later = (await desk.save({}, upon(null, made.updatedAt))).json();
  expect(told(await save({ title: 'Over it', draftVersion: null }))).toEqual([409, 'post_changed']);
  expect((await desk.see()).draft?.version).toBe(later.version);
  const saved = await save({ title: 'With it', draftVersion: later.version });
  expect((await desk.see()).draft).toBeNull();
  // The answer was lost, and meanwhile somebody began anew: that stays.
  const { updatedAt } = saved.json();
  await desk.save({ title: 'Begun anew' }, upon(null, updatedAt));
  expect((await save({ title: 'With it', draftVersion: later.version })).json()).toEqual(saved.json());
  expect((await desk.see()).draft?.content.title).toBe('Begun anew');
  // A client that knows of no drafts means the post alone.
  expect((await save({ title: 'From elsewhere', updatedAt })).statusCode).toBe(200);
  expect((await desk.see()).draft).toBeNull();
  expect(told(await desk.save({ title: 'Late' }, upon(null, updatedAt)))).toEqual([409, 'post_changed']);
});

test('drafts are for blog-admins, and invalid drafts are rejected', async () => {
  await using site = await withDatabase(blogSite);
  const reader = await site.member({ name: 'Ruth', groups: [] });
  const [stranger, admin] = [deskOf(site, reader, 'one'), deskOf(site, await site.admin(), 'one')];
  expect((await stranger.look()).statusCode).toBe(403);
  expect((await stranger.save({}, upon(null))).statusCode).toBe(403);
  expect((await site.call('GET', '/texts', reader)).statusCode).toBe(403);
  expect((await site.call('GET', '/posts/one/unsaved')).statusCode).toBe(401);
  expect(told(await admin.save({ content: '<ul><li>'.repeat(200) }, upon(null)))).toEqual([
    400,
    'post_too_complex',
  ]);
  for (const wrong of [{ title: 'x'.repeat(201) }, { content: 'x'.repeat(400_001) }, { slug: 7 }])
    expect((await admin.save(wrong, upon(null))).statusCode).toBe(400);
  expect((await admin.save({ content: 'x'.repeat(1_100_000) }, upon(null))).statusCode).toBe(413);
  expect((await admin.look()).statusCode).toBe(404);
});

test('a picture that only a draft uses is kept and rendered', async () => {
  await using site = await withDatabase(blogSite);
  const luke = await site.admin();
  const { key } = await site.upload(luke.token, 'hill.png', await picture(60, 40).png().toBuffer());
  await site.call('POST', '/uploads/done', { ...luke, payload: { key } });
  const desk = deskOf(site, luke, 'with-picture');
  const content = `<figure><img src="/media/${key}" alt="A hill" /></figure>`;
  await desk.save({ heroImageKey: key, content }, upon(null));
  const { rows } = await site.database.query('select used_at is not null as "isUsed" from upload');
  expect(rows).toEqual([{ isUsed: true }]);
  const { draft } = await desk.see();
  expect(draft?.content.heroImage).toMatchObject({ width: 60, height: 40 });
  expect(draft?.content.content).toContain('width="60"');
});

test('a draft is deleted ninety days after its last save', async () => {
  await using site = await withDatabase(blogSite);
  const luke = await site.admin();
  await deskOf(site, luke, 'old').save({}, upon(null));
  site.setTime('2026-12-01T17:00:00Z');
  await deskOf(site, luke, 'young').save({}, upon(null));
  site.setTime('2027-02-20T17:00:00Z');
  await deleteOldPostDrafts(site.deps).run();
  const begun = (await site.call('GET', '/texts', luke)).json().texts;
  expect(begun.map(({ id }: { id: string }) => id)).toEqual(['young']);
});

test('a post keeps its author if a client omits the field', async () => {
  await using site = await withDatabase(blogSite);
  const luke = await site.admin();
  const made = await site.create(luke.token, { author: '  Ruth  Keller ' });
  expect(made.author).toBe('Ruth Keller');
  const { author: _, ...without } = made;
  const save = (payload: object) => site.call('PUT', `/posts/${made.id}`, { ...luke, payload });
  const changed = (await save({ ...without, title: 'Another' })).json();
  expect(changed.author).toBe('Ruth Keller');
  expect((await save({ ...changed, author: '' })).json().author).toBe('');
  const revision = await site.call('GET', `/posts/${made.id}/history/1`, luke);
  expect(revision.json().post.author).toBe('Ruth Keller');
});

test('author suggestions list the writers, then authors of posts and homilies', async () => {
  await using site = await withDatabase(blogSite);
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

test('category suggestions list each category in use once', async () => {
  await using site = await withDatabase(blogSite);
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
