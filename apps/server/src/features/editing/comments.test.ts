import { randomUUID } from 'node:crypto';
import { maxComments, type ReviewComment } from '@wayfare/contracts/calls/comments';
import { expect } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { deleteExpiredRows } from '#expired-rows-queries.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { setReviewEnabled } from '../blog/schedule.ts';
import { blogSite } from '../blog/testing/blog-site.ts';
import { test } from '../homily/testing/homily-test.ts';

const date = '2026-11-17';
const target = {
  part: 'homilyText',
  anchor: {
    quote: 'He climbed.',
    prefix: 'Zacchaeus was small. ',
    suffix: ' Nobody',
    start: 21,
    isUnique: true,
  },
};
const saying = (body: string, more: object = {}) => ({
  id: randomUUID(),
  body,
  target: null,
  replyTo: null,
  ...more,
});
const nobody = { personId: null, name: 'Somebody' };

test('editors comment on a homily, reply, resolve and delete their own comments', async ({ site }) => {
  const ruth = await site.member({ name: 'Ruth', groups: ['homily-admin'] });
  const anna = await site.member({ name: 'Anna', groups: ['homily-admin', 'editor-in-chief'] });
  const at = `/editor/homilies/${date}/comments`;
  const add = (token: string, payload: object) => site.call('POST', at, { token, payload });
  expect(statusAndCode(await add(ruth.token, saying('Too early.')))).toBe('409 review_off');
  await setReviewEnabled(site.deps, true, nobody);
  expect(statusAndCode(await add(ruth.token, saying('On nothing.')))).toBe('404 homily_not_found');
  await site.write(ruth.token, date);

  const first = saying('  Is this so?  ', { target });
  expect((await add(anna.token, first)).json()).toEqual({
    comments: [
      {
        id: first.id,
        by: 'Anna',
        isOwn: true,
        at: '2026-11-21T17:00:00.000Z',
        body: 'Is this so?',
        target,
        replyTo: null,
        resolvedBy: '',
      },
    ],
  });
  // Said again, because its answer was lost, it is there once.
  expect((await add(anna.token, first)).json().comments).toHaveLength(1);
  const answer = saying('It is.', { replyTo: first.id });
  await add(ruth.token, answer);
  expect(statusAndCode(await add(anna.token, saying('No.', { replyTo: answer.id })))).toBe(
    '404 comment_not_found',
  );
  expect(statusAndCode(await add(anna.token, saying('No.', { replyTo: randomUUID() })))).toBe(
    '404 comment_not_found',
  );
  const settled = await site.call('PUT', `${at}/${first.id}`, {
    token: ruth.token,
    payload: { isResolved: true },
  });
  // Both were said at the same moment.
  const after: ReviewComment[] = settled.json().comments;
  expect(after.toSorted((one, other) => one.by.localeCompare(other.by))).toMatchObject([
    { by: 'Anna', isOwn: false, resolvedBy: 'Ruth' },
    { by: 'Ruth', isOwn: true, replyTo: first.id, resolvedBy: '' },
  ]);
  // Nobody takes back what another said.
  const kept = await site.call('DELETE', `${at}/${first.id}`, { token: ruth.token });
  expect(kept.json().comments).toHaveLength(2);
  expect((await site.call('DELETE', `${at}/${first.id}`, { token: anna.token })).json()).toEqual({
    comments: [],
  });
  expect(
    statusAndCode(
      await site.call('PUT', `${at}/${first.id}`, { token: ruth.token, payload: { isResolved: true } }),
    ),
  ).toBe('404 comment_not_found');
});

test('comments move with their text, and resolved ones are deleted after ninety days', async ({ site }) => {
  const ruth = await site.member({ name: 'Ruth', groups: ['homily-admin'] });
  await setReviewEnabled(site.deps, true, nobody);
  const { version } = await site.write(ruth.token, date);
  const said = saying('Here.');
  await site.call('POST', `/editor/homilies/${date}/comments`, { token: ruth.token, payload: said });
  const list = async (of: string) =>
    (await site.call('GET', `/editor/homilies/${of}/comments`, { token: ruth.token })).json().comments;
  await site.call('POST', `/editor/homilies/${date}/swap`, {
    token: ruth.token,
    payload: { with: '2026-11-30', version },
  });
  const deleteAt = (now: string) =>
    deleteExpiredRows({ db: site.database, clock: { now: () => new Date(now) } }).run();
  expect([await list(date), await list('2026-11-30')]).toMatchObject([[], [{ id: said.id }]]);
  await site.call('PUT', `/editor/homilies/2026-11-30/comments/${said.id}`, {
    token: ruth.token,
    payload: { isResolved: true },
  });
  await deleteAt('2027-02-19T16:00:00Z');
  expect(await list('2026-11-30')).toHaveLength(1);
  await deleteAt('2027-02-19T18:00:00Z');
  expect(await list('2026-11-30')).toEqual([]);
  await site.call('POST', '/editor/homilies/2026-11-30/comments', {
    token: ruth.token,
    payload: saying('Last.'),
  });
  await site.removeDraft(ruth.token, '2026-11-30');
  expect(await list('2026-11-30')).toEqual([]);
});

test('comments on a post are visible only to its editors', async () => {
  await using site = await withDatabase(blogSite);
  const luke = await site.admin();
  const reader = await site.member({ isComplimentary: true });
  const ruth = await site.member({ groups: ['homily-admin'] });
  await setReviewEnabled(site.deps, true, nobody);
  const post = await site.create(luke.token, { slug: 'bread', status: 'DRAFT' });
  const at = `/posts/${post.id}/comments`;
  const secret = 'quodlibetarian';
  const said = saying(`${secret}, I would say.`, {
    target: { part: 'content', anchor: { quote: 'At length.', prefix: '', suffix: '', start: 0 } },
  });
  expect((await site.call('POST', at, { token: luke.token, payload: said })).json().comments).toHaveLength(1);
  for (const [as, code] of [
    [reader, 403],
    [ruth, 403],
    [{}, 401],
  ] as const)
    for (const [method, path, payload] of [
      ['GET', at, undefined],
      ['POST', at, said],
      ['PUT', `${at}/${said.id}`, { isResolved: true }],
      ['DELETE', `${at}/${said.id}`, undefined],
    ] as const)
      expect(
        (await site.call(method, path, { ...as, ...(payload && { payload }) })).statusCode,
        `${method} ${path}`,
      ).toBe(code);
  const chief = await site.member({ groups: ['blog-admin', 'editor-in-chief'] });
  await site.call('PUT', `/posts/${post.id}`, {
    token: chief.token,
    payload: { ...post, status: 'PUBLISHED' },
  });
  for (const path of ['/posts', '/postDetail/bread', `/posts/${post.id}`, `/posts/${post.id}/revisions`])
    for (const as of [reader, luke]) expect((await site.call('GET', path, as)).body).not.toContain(secret);
  await site.call('DELETE', `/posts/${post.id}`, { token: luke.token });
  expect(
    statusAndCode(await site.call('POST', at, { token: luke.token, payload: saying('In the bin.') })),
  ).toBe('410 post_gone');
});

test('invalid comments are rejected, and a text has a maximum number', async () => {
  await using site = await withDatabase(blogSite);
  const luke = await site.admin();
  await setReviewEnabled(site.deps, true, nobody);
  const post = await site.create(luke.token);
  const add = (payload: object) =>
    site.call('POST', `/posts/${post.id}/comments`, { token: luke.token, payload });
  for (const wrong of [
    { body: '  ' },
    { body: 'a'.repeat(2_001) },
    { id: 'x' },
    { target: { part: 'title', anchor: target.anchor } },
    { target: { ...target, anchor: { ...target.anchor, quote: 'q'.repeat(1_001) } } },
    { target: { ...target, anchor: { ...target.anchor, start: -1 } } },
  ])
    expect((await add({ ...saying('Fine.'), ...wrong })).statusCode).toBe(400);
  await site.database.query(
    `insert into review_comment (comment_id, kind, ref, body, author_name, created_at)
     select gen_random_uuid(), 'post', $1, 'One more', 'Luke', now() from generate_series(1, ${maxComments})`,
    [post.id],
  );
  expect(statusAndCode(await add(saying('Too many.')))).toBe('409 comments_full');
});
