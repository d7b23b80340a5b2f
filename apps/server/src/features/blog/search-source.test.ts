import { expect } from 'vitest';
import { findDifferences } from '#features/search/entry-queries.ts';
import { publishDuePosts } from './schedule.ts';
import { postSearchSource } from './search-source.ts';
import { test } from './testing/blog-test.ts';

test('the search index follows every change of a post and has no drafts', async ({ site, token }) => {
  const searched = async () => {
    expect((await findDifferences(site.database, postSearchSource)).wrong).toEqual([]);
    const { rows } = await site.database.query<{ slug: string; body: string }>(
      'select slug, body from search_entry order by slug',
    );
    return rows.map(({ slug, body }) => `${slug}: ${body}`);
  };
  const content =
    '<h2>On <strong>br</strong>ead</h2><ul><li>One &amp; two</li></ul><p>At<br>length <a href="https://example.org/secret">here</a><sup><a role="doc-noteref" id="fnref-1" href="#fn-1">1</a></sup>.</p>' +
    '<table><tbody><tr><td>rye</td><td>wheat</td></tr></tbody></table>' +
    '<section role="doc-endnotes"><ol><li id="fn-1">A note. <a role="doc-backlink" href="#fnref-1">↩</a></li></ol></section>';
  let post = await site.create(token, { slug: 'bread', content });
  expect(await searched()).toEqual([]);
  const save = async (changes: object) => {
    const answer = await site.call('PUT', `/posts/${post.id}`, { token, payload: { ...post, ...changes } });
    expect(answer.statusCode, answer.body).toBe(200);
    post = answer.json();
  };
  await save({ status: 'PUBLISHED' });
  expect(await searched()).toEqual(['bread: On bread\nOne & two\nAt\nlength here.\nrye\nwheat\nA note.']);
  await save({ slug: 'loaves', content: '<p>Shorter.</p>' });
  expect(await searched()).toEqual(['loaves: Shorter.']);
  await save({ status: 'DRAFT' });
  expect(await searched()).toEqual([]);
  const local = '2026-11-21T13:00';
  const asked = { local, zone: 'America/New_York', updatedAt: post.updatedAt };
  const scheduled = await site.call('POST', `/posts/${post.id}/schedule`, { token, payload: asked });
  expect(scheduled.statusCode, scheduled.body).toBe(200);
  expect(await searched()).toEqual([]);
  site.setTime('2026-11-21T18:00:01Z');
  await publishDuePosts(site.deps);
  expect(await searched()).toEqual(['loaves: Shorter.']);
  expect((await site.call('DELETE', `/posts/${post.id}`, { token })).statusCode).toBe(200);
  expect(await searched()).toEqual([]);
});
