import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { listActivity } from '#features/activity/activity-queries.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { publishDuePosts, setReviewEnabled } from '../schedule.ts';
import { blogSite, picture } from '../testing/blog-site.ts';

async function library(database: TestDatabase) {
  const site = await blogSite(database);
  const { token } = await site.admin();
  let width = 20;
  const send = async (type = 'png') => {
    width += 1;
    return (await site.upload(token, `${width}.${type}`, await picture(width, 20).png().toBuffer())).key;
  };
  return {
    ...site,
    token,
    send,
    replace: (key: string, other: string, by = token) =>
      site.call('POST', `/pictures/${key.split('/')[1]}/replace`, { token: by, payload: { key: other } }),
    post: async (id: string) => (await site.call('GET', `/posts/${id}`, { token })).json(),
    revisions: (id: string) => site.listRevisions(token, id),
  };
}

const test = testWith(library);

const img = (key: string, alt = '') => `<p>x</p><img src="/media/${key}" alt="${alt}">`;

test('replacing a picture changes every text and adds revisions', async ({ site }) => {
  const { token, call } = site;
  const [old, beside, other] = [await site.send(), await site.send(), await site.send()];
  const both = `${img(old, 'A &amp; “B”')}${img(beside)}<figure>${img(old)}<figcaption>Ruth</figcaption></figure>`;
  const out = await site.create(token, { status: 'PUBLISHED', content: both, heroImageKey: beside });
  const hero = await site.create(token, { heroImageKey: old, heroImageAlt: 'A door' });
  const apart = await site.create(token, { content: img(beside) });
  const binned = await site.create(token, { content: img(old) });
  await call('DELETE', `/posts/${binned.id}`, { token });
  const content = { content: img(old, 'Mine'), heroImageKey: old };
  const { version } = (await site.saveDraft(token, 'begun', content)).json();
  const words = { alt: 'A red door', credit: 'Ruth', license: '' };
  await call('PUT', `/pictures/${old.split('/')[1]}`, { token, payload: words });

  const made = await site.replace(old, other);
  expect(made.json()).toMatchObject({ key: other, ...words });
  expect(
    made
      .json()
      .usedIn.map(({ postId }: { postId: string }) => postId)
      .toSorted(),
  ).toEqual([out.id, hero.id, binned.id, 'begun'].toSorted());
  const shown = await site.post(out.id);
  expect(shown.content.match(/src="[^"]*"/g)).toEqual(
    [other, beside, other].map((key) => `src="/media/${key}"`),
  );
  expect(shown.content).toContain('alt="A &amp; “B”"');
  expect(shown).toMatchObject({ status: 'PUBLISHED', heroImageKey: beside });
  expect(await site.post(hero.id)).toMatchObject({ heroImageKey: other, heroImageAlt: 'A door' });
  expect((await site.post(apart.id)).updatedAt).toBe(apart.updatedAt);
  expect([(await site.revisions(out.id)).length, (await site.revisions(apart.id)).length]).toEqual([2, 1]);
  expect((await site.revisions(out.id))[0]?.savedBy).toBe('Luke');
  const { draft: begun } = await site.openDraft(token, 'begun');
  expect(begun?.content).toMatchObject({ heroImageKey: other });
  expect(begun?.content.content).toContain(`src="/media/${other}"`);
  // An editor who has the text open is warned, and nothing is overwritten.
  expect(begun?.version).not.toBe(version);
  expect(statusAndCode(await call('PUT', `/posts/${out.id}`, { token, payload: out }))).toBe(
    '409 post_changed',
  );
  // Readers see it at once, and the one of before is there still.
  const read = (await call('GET', `/postDetail/${out.slug}`, { token })).json();
  expect(read.content).not.toContain(old);
  expect((await call('GET', `/pictures/${old.split('/')[1]}`, { token })).json()).toMatchObject({
    usedIn: [],
    revisionCount: 3,
  });
  expect(await listActivity(site.database, { before: null, kind: 'picture', limit: 9 })).toMatchObject([
    { act: 'replaced', by: 'Luke', name: 'A red door', after: { posts: 4 } },
  ]);
});

test('an invalid replacement picture is rejected', async ({ site }) => {
  const [old, refused] = [await site.send(), await site.send('gif')];
  const post = await site.create(site.token, { heroImageKey: old });
  const nowhere = old.replace(/[0-9a-f]{12}\//, '000000000000/');
  expect(statusAndCode(await site.replace(old, old))).toBe('400 picture_same');
  expect(statusAndCode(await site.replace(old, nowhere))).toBe('404 upload_not_found');
  expect(statusAndCode(await site.replace(nowhere, old))).toBe('404 picture_not_found');
  expect(statusAndCode(await site.replace(old, refused))).toBe('404 upload_missing');
  // The same file under another name.
  const again = await site.upload(site.token, 'again.png', await picture(21, 20).png().toBuffer());
  expect(statusAndCode(await site.replace(old, again.key))).toBe('400 picture_same');
  expect((await site.post(post.id)).updatedAt).toBe(post.updatedAt);
});

const christmas = { local: '2026-12-25T05:00', zone: 'America/New_York' };

test('with review on, replacing a picture publishes nothing unapproved', async ({ site }) => {
  const { token, call } = site;
  const chief = await site.member({ name: 'Anna', groups: ['blog-admin', 'editor-in-chief'] });
  const [old, other] = [await site.send(), await site.send()];
  const out = await site.create(token, { status: 'PUBLISHED', heroImageKey: old });
  const draft = await site.create(token, { heroImageKey: old });
  const waits = await site.create(token, { content: img(old) });
  const schedule = (by: string, { id, updatedAt }: { id: string; updatedAt: string }) =>
    call('POST', `/posts/${id}/schedule`, { token: by, payload: { ...christmas, updatedAt } });
  await schedule(token, waits);
  await setReviewEnabled(site.deps, true, { personId: null, name: 'Somebody' });

  // Of three posts two must not change, and so none does.
  const refused = await site.replace(old, other);
  expect(statusAndCode(refused)).toBe('403 review_needed');
  expect(refused.json().message).toMatch(/an editor-in-chief replaces it there\.$/);
  for (const { id, updatedAt } of [out, draft, waits])
    expect((await site.post(id)).updatedAt).toBe(updatedAt);

  // Replacing a picture does not approve other changes to a scheduled post.
  const held = await site.create(token, { content: img(old) });
  await schedule(chief.token, held);
  const slipped = { ...held, content: `${img(old)}<p>Slipped in.</p>` };
  expect((await call('PUT', `/posts/${held.id}`, { token, payload: slipped })).statusCode).toBe(200);
  expect((await site.replace(old, other, chief.token)).statusCode).toBe(200);
  expect((await site.post(out.id)).heroImageKey).toBe(other);
  site.setTime('2026-12-25T10:01:00Z');
  await publishDuePosts(site.deps);
  const stateOf = async (id: string) => (await site.post(id)).status;
  expect([await stateOf(waits.id), await stateOf(held.id)]).toEqual(['PUBLISHED', 'DRAFT']);
  expect((await site.post(held.id)).content).toContain(other);

  // A draft without approval can be changed by any editor.
  await call('DELETE', `/posts/${out.id}`, { token });
  await call('DELETE', `/posts/${waits.id}`, { token });
  const third = await site.send();
  expect((await site.replace(other, third)).statusCode).toBe(200);
  expect((await site.post(draft.id)).heroImageKey).toBe(third);
});
