import { defaultPostSharing } from '@wayfare/contracts/rules/post-sharing';
import { expect } from 'vitest';
import { postToMarkdown, toExportedPost } from './export-posts.ts';
import { findPost } from './stored-post-queries.ts';
import { draft as post } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

const sharing = {
  searchTitle: 'Bread, and who breaks it',
  searchDescription: 'An essay on tables.',
  shareText: 'Read this before supper.',
  sharePicture: 'hero',
  canonicalUrl: 'https://elsewhere.example/bread',
  noindex: true,
} as const;

test('sharing fields are stored with each version, kept if omitted', async ({ database, site, token }) => {
  const made = await site.create(token);
  expect(made).toMatchObject(defaultPostSharing);
  const save = (payload: object) => site.call('PUT', `/posts/${made.id}`, { token, payload });
  const changed = (await save({ ...made, ...sharing })).json();
  expect(changed).toMatchObject(sharing);
  const { title, slug, content, status, updatedAt } = changed;
  const later = (await save({ title: `${title}!`, slug, content, status, updatedAt })).json();
  expect(later).toMatchObject(sharing);
  const revision = await site.call('GET', `/posts/${made.id}/revisions/2`, { token });
  expect(revision.json().content).toMatchObject(sharing);
  await site.saveDraft(token, made.id, { canonicalUrl: 'javascript:1' });
  const { draft } = await site.openDraft(token, made.id);
  expect(draft?.content).toMatchObject({ ...sharing, canonicalUrl: 'javascript:1' });
  const stored = await findPost(database, made.id);
  if (stored === null) throw new Error('The post is gone.');
  expect(await toExportedPost(stored)).toMatchObject(sharing);
  expect(await postToMarkdown(stored)).toContain('canonicalUrl: "https://elsewhere.example/bread"');
});

test('reader calls do not return sharing fields', async ({ site, token }) => {
  const made = await site.create(token, { ...sharing, status: 'PUBLISHED' });
  const reader = await site.member({ isComplimentary: true });
  const list = await site.call('GET', '/posts');
  const detail = await site.call('GET', `/postDetail/${made.slug}`, { token: reader.token });
  for (const answer of [list, detail]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('elsewhere.example');
    expect(answer.body).not.toContain('Read this before supper');
  }
});

test('an invalid canonical URL or a too long sharing field is rejected', async ({ site, token }) => {
  for (const canonicalUrl of [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,hi',
    'mailto:ruth@example.org',
    '/dashboard/blog/x',
    '//elsewhere.example/x',
    'https://user:secret@elsewhere.example/',
    'https://elsewhere',
    `https://elsewhere.example/${'x'.repeat(500)}`,
    'https://elsewhere.example/"><script>alert(1)</script> x',
  ]) {
    const answer = await site.call('POST', '/posts', { token, payload: { ...post(), canonicalUrl } });
    expect([canonicalUrl, answer.statusCode]).toEqual([canonicalUrl, 400]);
  }
  const tidied = await site.create(token, {
    id: 'tidied',
    slug: 'tidied',
    canonicalUrl: ' elsewhere.example/a"b ',
    searchTitle: '  Two   words ',
  });
  expect(tidied).toMatchObject({ canonicalUrl: 'https://elsewhere.example/a%22b', searchTitle: 'Two words' });
  for (const long of ['searchTitle', 'searchDescription', 'shareText']) {
    const payload = { ...post(), [long]: 'x'.repeat(16_000) };
    expect((await site.call('POST', '/posts', { token, payload })).statusCode).toBe(400);
  }
});
