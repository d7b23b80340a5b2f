import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { exportPosts } from './export-posts.ts';
import { draft } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

test('an export has begun texts, under names that their slugs do not change', async ({ site, token }) => {
  await site.create(token, { slug: 'bread' });
  const { id, status: _, ...content } = draft({ slug: '../bread', title: 'Rye', author: '' });
  const payload = {
    content: { ...content, heroImageUrl: '', heroImageKey: '', heroImageAlt: '' },
    version: null,
    token: 'a'.repeat(32),
    seq: 1,
  };
  const saved = await site.call('PUT', `/posts/${id}/draft`, { token, payload });
  expect(saved.statusCode, saved.body).toBe(200);
  const folder = await testFolder();
  const { db, storage } = site.deps;
  expect(await exportPosts({ db, storage }, folder)).toMatchObject({ posts: 2 });
  expect((await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()).toEqual([
    `begun-${id}.md`,
    'bread.md',
  ]);
  expect(await readFile(join(folder, `begun-${id}.md`), 'utf8')).toContain('isBegun: true');
  const all = JSON.parse(await readFile(join(folder, 'posts.json'), 'utf8'));
  expect(all).toMatchObject([{ slug: 'bread' }, { id, title: 'Rye', isBegun: true }]);
});
