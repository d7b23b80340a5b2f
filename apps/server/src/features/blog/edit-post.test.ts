import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { publishDuePosts } from './schedule.ts';
import { blogSite, draft as newPost } from './testing/blog-site.ts';

const [token, otherToken] = ['luke-0123456789abcdef', 'mark-0123456789abcdef'];
const id = 'hinge';

async function editor(database: TestDatabase) {
  const site = await blogSite(database);
  const luke = await site.admin();
  let seq = 0;
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
    site.call(method, path, { token: luke.token, ...(payload && { payload }) });
  const open = async () => (await call('GET', `/posts/${id}/draft`)).json();
  return {
    ...site,
    call,
    open,
    async type(changes: object, more: object = {}) {
      const { title, slug, excerpt, category, date, content } = newPost();
      const rest = { author: '', heroImageKey: '', heroImageUrl: '', heroImageAlt: '' };
      const fields = { title, slug, excerpt, category, date, content, ...rest };
      const before = await open();
      seq += 1;
      return call('PUT', `/posts/${id}/draft`, {
        content: { ...fields, ...before.draft?.content, ...changes },
        version: before.draft?.version ?? null,
        token,
        seq,
        ...more,
      });
    },
    /** Saves the draft as it is. */
    async save(changes: object) {
      const { draft, copy } = await open();
      const payload = { ...draft.content, id, updatedAt: copy?.updatedAt, ...changes };
      return call(copy === null ? 'POST' : 'PUT', copy === null ? '/posts' : `/posts/${id}`, payload);
    },
  };
}

const test = testWith(editor);

test('a post goes from begun to published to changed, and its draft stays', async ({ site }) => {
  expect(statusAndCode(await site.call('GET', `/posts/${id}/draft`))).toBe('404 post_not_found');
  const begun = await site.type({ title: 'A hinge', content: '<p onclick=x>Half a <b>sentence</b></p>' });
  expect(begun.json()).toMatchObject({ saved: 'draft', hasChanges: false, warnings: [] });
  expect(await site.open()).toMatchObject({
    state: 'draft',
    hasChanges: false,
    copy: null,
    draft: {
      content: { title: 'A hinge', content: '<p>Half a <strong>sentence</strong></p>' },
      savedBy: 'Luke',
    },
    lock: { holder: { name: 'Luke' } },
    details: {},
  });
  expect((await site.save({ status: 'PUBLISHED', lock: token })).json()).toMatchObject({
    status: 'PUBLISHED',
  });
  const published = await site.open();
  expect(published).toMatchObject({ state: 'published', hasChanges: false, copy: { title: 'A hinge' } });
  expect(published.draft.version).toBe(begun.json().version);

  expect((await site.type({ title: 'A door' })).json()).toMatchObject({ hasChanges: true });
  expect(await site.open()).toMatchObject({ hasChanges: true, copy: { title: 'A hinge' } });
  expect((await site.save({ status: 'PUBLISHED', lock: token })).statusCode).toBe(200);
  expect(await site.open()).toMatchObject({ hasChanges: false, copy: { title: 'A door' } });
  await site.type({ slug: 'elsewhere' });
  const { version } = (await site.call('DELETE', `/posts/${id}/draft?token=${token}`)).json();
  expect(await site.open()).toMatchObject({ hasChanges: false, draft: { version } });
  const { revisions } = (await site.call('GET', `/posts/${id}/revisions`)).json();
  expect(revisions.map(({ title, publishedAt }: Record<string, string>) => [title, publishedAt])).toEqual([
    ['A door', null],
    ['A door', '2026-11-21T17:00:00.000Z'],
    ['A hinge', '2026-11-21T17:00:00.000Z'],
  ]);
});

test('a locked post is saved by the holder of the lock or by another program', async ({ site }) => {
  await site.type({ title: 'A hinge' });
  expect(statusAndCode(await site.save({ status: 'DRAFT', lock: otherToken }))).toBe('409 text_locked');
  await site.save({ status: 'DRAFT', lock: token });
  for (const [method, path, payload] of [
    ['PUT', `/posts/${id}`, { ...newPost(), lock: otherToken, updatedAt: '2026-11-21T17:00:00.000Z' }],
    [
      'POST',
      `/posts/${id}/schedule`,
      { local: '2026-12-25T05:00', zone: 'UTC', updatedAt: '2026-11-21T17:00:00.000Z', token: otherToken },
    ],
    ['DELETE', `/posts/${id}/schedule?token=${otherToken}`, undefined],
    ['DELETE', `/posts/${id}?token=${otherToken}`, undefined],
  ] as const)
    expect(statusAndCode(await site.call(method, path, payload)), `${method} ${path}`).toBe(
      '409 text_locked',
    );
  expect((await site.save({ status: 'DRAFT', title: 'Of a program' })).statusCode).toBe(200);
  expect(await site.open()).toMatchObject({
    draft: { content: { title: 'Of a program' } },
    lock: { holder: null },
  });
  const late = await site.type({ title: 'Typed before' }, { version: 1 });
  expect(late.json()).toMatchObject({ saved: 'revision', holder: null });
  const { revisions } = (await site.call('GET', `/posts/${id}/revisions`)).json();
  expect(revisions.map(({ title, origin }: Record<string, string>) => `${origin} ${title}`)).toEqual([
    'unsent Typed before',
    'other_program Of a program',
    'editor A hinge',
  ]);
});

test('a scheduled post is published without later changes, which stay in the draft', async ({ site }) => {
  await site.type({ title: 'Early' });
  const { updatedAt } = (await site.save({ status: 'DRAFT', lock: token })).json();
  const time = { local: '2026-12-25T05:00', zone: 'UTC' };
  await site.call('POST', `/posts/${id}/schedule`, { ...time, updatedAt, token });
  await site.type({ title: 'Later' });
  expect(await site.open()).toMatchObject({ state: 'scheduled', hasChanges: true });
  // “Schedule the changes” keeps the hour.
  await site.save({ status: 'DRAFT', lock: token });
  expect(await site.open()).toMatchObject({
    state: 'scheduled',
    hasChanges: false,
    copy: { title: 'Later' },
  });
  await site.type({ title: 'Too late' });
  site.setTime('2026-12-25T05:00:00Z');
  await publishDuePosts(site.deps);
  expect(await site.open()).toMatchObject({
    state: 'published',
    hasChanges: true,
    copy: { title: 'Later', date: '2026-12-25' },
    draft: { content: { title: 'Too late' } },
  });
});

test('a post in the bin is not saved, and a begun text is deleted at once', async ({ site }) => {
  await site.type({ title: 'Begun' });
  expect((await site.call('DELETE', `/posts/${id}/draft?token=${token}`)).json()).toEqual({ version: null });
  expect(statusAndCode(await site.call('GET', `/posts/${id}/draft`))).toBe('404 post_not_found');
  expect((await site.call('GET', `/posts/${id}/revisions`)).json()).toEqual({ revisions: [] });
  await site.type({ title: 'Begun again' });
  await site.save({ status: 'DRAFT', lock: token });
  await site.call('DELETE', `/posts/${id}?token=${token}`);
  expect(await site.open()).toMatchObject({ state: 'bin', lock: { holder: null } });
  expect(statusAndCode(await site.type({ title: 'Late' }))).toBe('410 text_gone');
});

test('the list of texts contains posts and begun texts, and is searched and filtered', async ({ site }) => {
  const { token: admin } = await site.admin();
  const list = async (query = '') => {
    const { texts, next } = (await site.call('GET', `/texts${query}`)).json();
    return [texts.map(({ title }: { title: string }) => title), next];
  };
  await site.create(admin, { title: 'Bread', content: '<p>Barley <em>loaf</em></p>', status: 'PUBLISHED' });
  site.setTime('2026-11-21T17:01:00Z');
  const salt = await site.create(admin, { title: 'Salt', author: 'Ruth' });
  const time = { local: '2026-12-25T05:00', zone: 'UTC', updatedAt: salt.updatedAt };
  await site.call('POST', `/posts/${salt.id}/schedule`, time);
  const binned = await site.create(admin, { title: 'Binned' });
  await site.call('DELETE', `/posts/${binned.id}`);
  site.setTime('2026-11-21T17:02:00Z');
  await site.type({ title: 'Begun 50%' });
  expect(await list()).toEqual([['Begun 50%', 'Salt', 'Bread'], null]);
  const [begun, scheduled] = (await site.call('GET', '/texts')).json().texts;
  expect(begun).toMatchObject({ id, isBegun: true, state: 'draft', savedBy: 'Luke', publishAt: null });
  expect(scheduled).toMatchObject({
    isBegun: false,
    state: 'scheduled',
    publishAt: '2026-12-25T05:00:00.000Z',
  });
  expect(await list('?q=LOAF+bread')).toEqual([['Bread'], null]);
  expect(await list('?q=em')).toEqual([[], null]);
  expect(await list('?q=50%25')).toEqual([['Begun 50%'], null]);
  expect(await list('?state=published')).toEqual([['Bread'], null]);
  expect(await list('?state=unpublished')).toEqual([['Begun 50%', 'Salt'], null]);
  expect(await list('?author=Ruth')).toEqual([['Salt'], null]);
  expect((await site.call('GET', '/texts?after=nowhere')).statusCode).toBe(400);
  for (let count = 0; count < 50; count += 1) await site.create(admin, { title: `Post ${count}` });
  const [titles, next] = await list();
  expect(titles).toHaveLength(50);
  expect((await list(`?after=${next}`))[0]).toEqual(['Begun 50%', 'Salt', 'Bread']);
});
