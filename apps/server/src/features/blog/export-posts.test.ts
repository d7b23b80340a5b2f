import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { exportPosts } from './export-posts.ts';
import { blogSite, draft } from './testing/blog-site.ts';

test('an export has the texts that were only begun, under names that their slugs do not change', async () => {
  await using site = await withDatabase(blogSite);
  const { token } = await site.admin();
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
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-export-'));
  const { db, storage } = site.deps;
  expect(await exportPosts({ db, storage }, folder)).toMatchObject({ posts: 2 });
  expect((await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()).toEqual([
    `begun-${id}.md`,
    'bread.md',
  ]);
  expect(await readFile(join(folder, `begun-${id}.md`), 'utf8')).toContain('isBegun: true');
  const all = JSON.parse(await readFile(join(folder, 'posts.json'), 'utf8'));
  expect(all).toMatchObject([{ slug: 'bread' }, { id, title: 'Rye', isBegun: true }]);
  await rm(folder, { recursive: true });
});
