import { importHomilies } from '@wayfare/contracts/calls/homily-import';
import type { MemberGroup } from '@wayfare/contracts/rules/policies';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { type TestDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { listActivity } from '../activity/activity-queries.ts';
import { publishDuePosts, setReviewEnabled } from '../blog/schedule.ts';
import { blogSite, draft as post } from '../blog/testing/blog-site.ts';
import { homilySite, wholeHomily } from '../homily/testing/homily-site.ts';
import { notifyOfReviews } from './review-mails.ts';

const chiefOf = (kind: MemberGroup) => [kind, 'editor-in-chief'] as const;
const nobody = { personId: null, name: 'Somebody' };

async function homilies(database: TestDatabase, isOn = true) {
  const site = await homilySite(database);
  if (isOn) await setReviewEnabled(site.deps, true, nobody);
  const ruth = await site.member({ name: 'Ruth', groups: ['homily-admin'] });
  const anna = await site.member({ name: 'Anna', groups: chiefOf('homily-admin') });
  const step = (token: string, date: string, version: number, step: object) =>
    site.call('POST', `/editor/homilies/${date}/review`, { token, payload: { step, version } });
  const publish = (token: string, date: string, version: number) =>
    site.call('POST', `/editor/homilies/${date}/publish`, { token, payload: { version } });
  const see = async (date: string, { token } = ruth) =>
    (await site.call('GET', `/editor/homilies/${date}/draft`, { token })).json();
  return { site, ruth, anna, step, publish, see, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

const test = testWith(homilies);

const ask = { step: 'ask' };
const approve = { step: 'approve' };
const wish = (changes: string) => ({ step: 'ask_for_changes', changes });
const date = '2026-11-24';

test('with review off, responses have no review state and publishing needs no approval', async () => {
  await using here = await withDatabase((database) => homilies(database, false));
  const { version } = await here.site.write(here.ruth.token, date);
  expect(await here.see(date)).not.toHaveProperty('review');
  expect(await here.see(date, here.anna)).not.toHaveProperty('review');
  expect(statusAndCode(await here.step(here.ruth.token, date, version, ask))).toBe('409 review_off');
  expect(statusAndCode(await here.step(here.anna.token, date, version, approve))).toBe('409 review_off');
  expect((await here.publish(here.ruth.token, date, version)).statusCode).toBe(200);
});

test('requests and answers are mailed once', async ({ database, site: { ruth, anna, site, step } }) => {
  const deps = { ...site.deps, identity: site.identity };
  const { version } = await site.write(ruth.token, date);
  const listMails = async () => {
    await notifyOfReviews(deps);
    await notifyOfReviews(deps);
    const { rows } = await database.query<{ mail: string }>(
      `delete from job returning concat_ws(' ', data ->> 'kind', data -> 'to' ->> 'address', data ->> 'by', data ->> 'changes') as mail`,
    );
    return rows.map(({ mail }) => mail);
  };
  await step(ruth.token, date, version, ask);
  expect(await listMails()).toEqual([`review-requested ${anna.email} Ruth`]);
  await step(anna.token, date, version, wish('Shorter.'));
  expect(await listMails()).toEqual([`review-answered ${ruth.email} Anna Shorter.`]);
  await step(ruth.token, date, version, ask);
  await step(anna.token, date, version, approve);
  expect(await listMails()).toEqual([`review-answered ${ruth.email} Anna `]);
  await step(anna.token, date, version, ask);
  expect(await listMails()).toEqual([]);
});

test('while review is on, only an editor-in-chief changes a published recording', async ({ site: here }) => {
  const { ruth, anna, site } = here;
  const { version } = await site.write(ruth.token, date);
  const recording = (token: string, payload: object = { filename: 'homily.mp3', size: 9 }) =>
    site.call('POST', `/editor/homilies/${date}/recording`, { token, payload });
  await here.step(anna.token, date, version, approve);
  expect((await recording(ruth.token)).statusCode).toBe(200);
  expect(statusAndCode(await here.publish(ruth.token, date, version))).toBe('403 review_needed');
  expect((await here.publish(anna.token, date, version)).statusCode).toBe(200);

  expect(statusAndCode(await recording(ruth.token))).toBe('403 review_needed');
  const path = `/editor/homilies/${date}/recording`;
  const payload = { readerName: 'Nobody has read this', reflectionMs: null };
  expect(statusAndCode(await site.call('PUT', path, { token: ruth.token, payload }))).toBe(
    '403 review_needed',
  );
  expect((await site.call('PUT', path, { token: anna.token, payload })).statusCode).toBe(200);
});

test('a homily is published only after review and approval', async ({ database, site: here }) => {
  const { ruth, anna, site } = here;
  const { version } = await site.write(ruth.token, date);
  expect((await here.see(date)).review).toEqual({
    state: 'draft',
    by: '',
    at: null,
    changes: '',
    hasChangedSince: false,
    canApprove: false,
  });
  expect(statusAndCode(await here.publish(ruth.token, date, version))).toBe('403 review_needed');
  expect((await here.step(ruth.token, date, version, ask)).json()).toMatchObject({
    state: 'in_review',
    by: 'Ruth',
  });
  expect(statusAndCode(await here.publish(ruth.token, date, version))).toBe('403 review_needed');
  expect(statusAndCode(await here.step(ruth.token, date, version, approve))).toBe('403 not_allowed');
  expect(statusAndCode(await here.step(ruth.token, date, version, wish('Shorter.')))).toBe('403 not_allowed');

  expect(statusAndCode(await here.step(anna.token, date, version, wish(' ')))).toBe('400 invalid_input');
  await here.step(anna.token, date, version, wish(' Shorter, please. '));
  expect((await here.see(date)).review).toMatchObject({
    state: 'draft',
    by: 'Anna',
    changes: 'Shorter, please.',
  });
  const shorter = await site.write(ruth.token, date, { title: 'Shorter' });
  await here.step(ruth.token, date, shorter.version, ask);
  // The text that was looked at is the one that is approved.
  expect(statusAndCode(await here.step(anna.token, date, version, approve))).toBe('409 homily_changed');
  const approved = await here.step(anna.token, date, shorter.version, approve);
  expect(approved.json()).toMatchObject({ state: 'approved', by: 'Anna', canApprove: true });

  const changed = await site.write(ruth.token, date, { title: 'Shorter!' });
  expect((await here.see(date)).review).toMatchObject({ state: 'draft', hasChangedSince: true });
  expect(statusAndCode(await here.publish(ruth.token, date, changed.version))).toBe('403 review_needed');
  const back = await site.write(ruth.token, date, { title: 'Shorter' });
  expect((await here.see(date)).review).toMatchObject({ state: 'approved' });
  expect((await here.publish(ruth.token, date, back.version)).statusCode).toBe(200);

  // What is published stays so; its change is another text.
  const more = await site.write(ruth.token, date, { title: 'Longer' });
  expect(statusAndCode(await here.publish(ruth.token, date, more.version))).toBe('403 review_needed');
  expect(await here.see(date)).toMatchObject({
    state: 'scheduled',
    hasChanges: true,
    copy: { content: { title: 'Shorter' } },
  });
  const acts = (await listActivity(database, { before: null, kind: null, limit: 20 })).map(
    ({ by, act }) => `${by} ${act}`,
  );
  expect(acts.toReversed()).toEqual([
    'Somebody switched_on',
    'Ruth asked_for_review',
    'Anna asked_for_changes',
    'Ruth asked_for_review',
    'Anna approved',
    'Ruth published',
  ]);
});

test('publishing by an editor-in-chief approves the text', async ({ site: here }) => {
  const { version } = await here.site.write(here.ruth.token, date);
  expect((await here.publish(here.anna.token, date, version)).statusCode).toBe(200);
  const token = here.ruth.token;
  await here.site.call('POST', `/editor/homilies/${date}/unpublish`, { token });
  expect((await here.publish(token, date, version)).statusCode).toBe(200);
});

test('an approval moves with its homily to another day', async ({ site: here }) => {
  const { site, ruth, anna } = here;
  const { token } = ruth;
  const [one, other] = ['2026-12-01', '2026-12-02'];
  const approved = await site.write(token, one, { title: 'Looked at' });
  await here.step(anna.token, one, approved.version, approve);
  const raw = await site.write(token, other, { title: 'Not looked at' });
  const swapped = await site.call('POST', `/editor/homilies/${one}/swap`, {
    token,
    payload: { with: other, version: approved.version, withVersion: raw.version },
  });
  const [first, second] = swapped.json().days;
  expect(statusAndCode(await here.publish(token, one, first.version))).toBe('403 review_needed');
  expect((await here.publish(token, other, second.version)).statusCode).toBe(200);
  const moved = await site.call('POST', `/editor/homilies/${other}/swap`, {
    token,
    payload: { with: '2026-12-03', version: second.version },
  });
  expect((await here.see('2026-12-03')).review.state).toBe('approved');
  expect((await here.publish(token, '2026-12-03', moved.json().days[1].version)).statusCode).toBe(200);
  expect((await here.see(other)).review).toMatchObject({ state: 'draft', by: '' });
  // Asked for, thrown away, and begun anew.
  await here.step(token, one, first.version, ask);
  await site.removeDraft(token, one);
  await site.write(token, one);
  expect((await here.see(one)).review).toMatchObject({ state: 'draft', by: '' });
});

test('only an editor-in-chief can import a file while review is on', async ({ site: here }) => {
  const row = { ...wholeHomily, date: '2026-12-05' };
  const payload = {
    name: 'year.json',
    file: Buffer.from(JSON.stringify([row])).toString('base64'),
    isDryRun: false,
    replaceDrafts: [],
  };
  const send = ({ token }: { token: string }) => here.site.call('POST', '/editor/import', { token, payload });
  expect(statusAndCode(await send(here.ruth))).toBe('403 review_needed');
  expect((await here.see('2026-12-05')).draft).toBeNull();
  expect(importHomilies.response.parse((await send(here.anna)).json()).changedCount).toBe(1);
});

test('of simultaneous approvals of an unchanged text one is recorded', async ({ database, site: here }) => {
  const { site, ruth, anna } = here;
  const joan = await site.member({ name: 'Joan', groups: chiefOf('homily-admin') });
  const { version } = await site.write(ruth.token, date);
  await here.step(ruth.token, date, version, ask);
  const both = await Promise.all([anna, joan].map(({ token }) => here.step(token, date, version, approve)));
  expect(both.map((answer) => answer.json().state)).toEqual(['approved', 'approved']);
  const acts = await listActivity(database, { before: null, kind: 'homily', limit: 20 });
  expect(acts.filter(({ act }) => act === 'approved')).toHaveLength(1);
  const [saved, late] = await Promise.all([
    site.write(ruth.token, date, { title: 'Typed meanwhile' }),
    here.step(anna.token, date, version, approve),
  ]);
  expect([200, 409]).toContain(late.statusCode);
  expect(statusAndCode(await here.publish(ruth.token, date, saved.version))).toBe('403 review_needed');
});

async function posts(database: TestDatabase, isOn = true) {
  const site = await blogSite(database);
  if (isOn) await setReviewEnabled(site.deps, true, nobody);
  const luke = await site.admin();
  const anna = await site.member({ name: 'Anna', groups: chiefOf('blog-admin') });
  const step = async (token: string, id: string, step: object, version?: number) => {
    const seen = version ?? (await site.openDraft(luke.token, id)).draft?.version;
    return site.call('POST', `/posts/${id}/review`, { token, payload: { step, version: seen } });
  };
  const put = (token: string, known: { id: string }, changes: object) =>
    site.call('PUT', `/posts/${known.id}`, { token, payload: { ...known, ...changes } });
  return { site, luke, anna, step, put, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

test('a post is published only as approved, except for date and slug', async () => {
  await using here = await withDatabase(posts);
  const { site, luke, anna } = here;
  const { token } = luke;
  expect(
    statusAndCode(await site.call('POST', '/posts', { token, payload: post({ status: 'PUBLISHED' }) })),
  ).toBe('403 review_needed');
  const known = await site.create(token);
  expect(statusAndCode(await site.call('GET', `/posts/${known.id}`, { token }))).toBe('200');
  expect(statusAndCode(await here.put(token, known, { status: 'PUBLISHED' }))).toBe('403 review_needed');
  const asked = await here.step(token, known.id, ask);
  expect(asked.json()).toMatchObject({ state: 'in_review', by: 'Luke', canApprove: false });
  expect(statusAndCode(await here.step(token, known.id, approve))).toBe('403 not_allowed');
  await here.step(anna.token, known.id, approve);
  expect((await site.call('GET', `/posts`, { token })).json()[0].review).toBe('approved');
  for (const changes of [
    { title: 'Another' },
    { excerpt: 'Longer.' },
    { content: '<p>Other words.</p>' },
    { author: 'Somebody else' },
    { category: 'Mercy' },
    { heroImageUrl: '/plates/door.svg' },
  ])
    expect(
      statusAndCode(await here.put(token, known, { status: 'PUBLISHED', ...changes })),
      JSON.stringify(changes),
    ).toBe('403 review_needed');
  const out = await here.put(token, known, { status: 'PUBLISHED', slug: 'elsewhere', date: '2026-11-20' });
  expect(out.statusCode).toBe(200);
  // Published: it may go elsewhere, and back into the drawer, and out again; another text may not.
  const there = await here.put(token, out.json(), { slug: 'back-again' });
  expect(there.statusCode).toBe(200);
  expect(statusAndCode(await here.put(token, there.json(), { title: 'Changed' }))).toBe('403 review_needed');
  const shut = await here.put(token, there.json(), { status: 'DRAFT' });
  expect((await here.put(token, shut.json(), { status: 'PUBLISHED' })).statusCode).toBe(200);
});

test('approving a post approves its draft', async () => {
  await using here = await withDatabase(posts);
  const { site, luke, anna } = here;
  const { token } = luke;
  const content = { title: ' Not yet ', excerpt: 'In short. ', content: '<p>At <b>length</b>.</p>' };
  const { version, review } = (await site.saveDraft(token, 'begun', content)).json();
  expect(review).toMatchObject({ state: 'draft', canApprove: false });
  await here.step(token, 'begun', ask);
  expect((await site.call('GET', '/texts', { token })).json().texts[0].review).toBe('in_review');
  expect(statusAndCode(await here.step(anna.token, 'begun', approve, version + 1))).toBe('409 post_changed');
  expect((await here.step(anna.token, 'begun', approve)).json().state).toBe('approved');
  const payload = { ...content, id: 'begun', slug: 'not-yet', status: 'PUBLISHED' };
  expect(statusAndCode(await site.call('POST', '/posts', { token, payload }))).toBe('200');
});

const christmas = { local: '2026-12-25T05:00', zone: 'America/New_York' };
const after = '2026-12-25T10:01:00Z';

test('insignificant whitespace does not change what was approved', async () => {
  await using here = await withDatabase(posts);
  const { site, luke, anna } = here;
  const set =
    '\n<p>One <em>word</em>\n and\tanother.</p>\n\n<ul>\n  <li>A</li>\n  <li>B</li>\n</ul>\n<hr />\n';
  const known = await site.create(luke.token, { content: set });
  await here.step(anna.token, known.id, approve);
  for (const content of [
    '<p>One <em>word</em>and another.</p><ul><li>A</li><li>B</li></ul><hr />',
    '<p>One <em>word</em> and another.</p><ul><li>A B</li></ul><hr />',
    '<p>One word and another.</p><ul><li>A</li><li>B</li></ul><hr />',
  ])
    expect(
      statusAndCode(await here.put(luke.token, known, { status: 'PUBLISHED', content })),
      JSON.stringify(content),
    ).toBe('403 review_needed');
  const content = '<p>One <em>word</em> and another.</p><ul><li>A</li><li>B</li></ul><hr />';
  const out = await here.put(luke.token, known, { status: 'PUBLISHED', content });
  expect(out.statusCode).toBe(200);
});

test('a scheduled post that changed waits for approval', async () => {
  await using here = await withDatabase(posts);
  const { site, luke, anna } = here;
  const { token } = luke;
  const known = await site.create(token);
  const schedule = ({ token: of }: { token: string }, updatedAt: string) =>
    site.call('POST', `/posts/${known.id}/schedule`, { token: of, payload: { ...christmas, updatedAt } });
  expect(statusAndCode(await schedule(luke, known.updatedAt))).toBe('403 review_needed');
  await here.step(anna.token, known.id, approve);
  expect((await schedule(luke, known.updatedAt)).statusCode).toBe(200);
  const changed = (await here.put(token, known, { content: '<p>Slipped in.</p>' })).json();
  expect(changed.publishAt).toBeDefined();
  site.setTime(after);
  expect(await publishDuePosts(site.deps)).toBe(false);
  const isOut = async () => (await site.call('GET', `/posts/${known.id}`, { token })).json().status;
  expect(await isOut()).toBe('DRAFT');
  await here.step(anna.token, known.id, approve);
  expect(await publishDuePosts(site.deps)).toBe(true);
  expect(await isOut()).toBe('PUBLISHED');
});

test('posts scheduled by an editor-in-chief or before review was on are published', async () => {
  await using here = await withDatabase((database) => posts(database, false));
  const { site, luke, anna } = here;
  const [before, ofChief] = [await site.create(luke.token), await site.create(anna.token)];
  const schedule = ({ token }: { token: string }, { id, updatedAt }: { id: string; updatedAt: string }) =>
    site.call('POST', `/posts/${id}/schedule`, { token, payload: { ...christmas, updatedAt } });
  await schedule(luke, before);
  await setReviewEnabled(site.deps, true, nobody);
  expect((await schedule(anna, ofChief)).statusCode).toBe(200);
  expect((await here.put(anna.token, ofChief, { content: '<p>Better.</p>' })).json().publishAt).toBeDefined();
  // What somebody types beside it takes nothing back.
  await site.saveDraft(luke.token, before.id, { content: '<p>At <b>length</b>.</p>' });
  site.setTime(after);
  await publishDuePosts(site.deps);
  for (const { id } of [before, ofChief])
    expect((await site.call('GET', `/posts/${id}`, { token: luke.token })).json().status).toBe('PUBLISHED');
});

test('only editors-in-chief see the review queue and the switch', async ({ database }) => {
  await using here = await posts(database, false);
  const { site, luke, anna } = here;
  const turn = (token: string, isOn: boolean) =>
    site.call('PUT', '/review', { token, payload: { isEnabled: isOn } });
  expect(statusAndCode(await turn(luke.token, true))).toBe('403 not_allowed');
  expect(statusAndCode(await site.call('GET', '/review', { token: luke.token }))).toBe('403 not_allowed');
  expect(statusAndCode(await site.call('GET', '/review'))).toBe('401 authentication_required');
  const chief = await site.member({ name: 'Joan', groups: ['editor-in-chief'] });
  expect((await turn(chief.token, true)).json()).toEqual({ isEnabled: true, waiting: [] });
  await turn(anna.token, true);
  const known = await site.create(luke.token, { title: '<b>Bold</b> & wild' });
  await here.step(luke.token, known.id, ask);
  await here.step(luke.token, known.id, ask);
  const seen = await site.call('GET', '/review', { token: chief.token });
  expect(seen.json().waiting).toEqual([
    {
      kind: 'post',
      ref: known.id,
      name: '<b>Bold</b> & wild',
      askedBy: 'Luke',
      askedAt: '2026-11-21T17:00:00.000Z',
    },
  ]);
  await site.call('DELETE', `/posts/${known.id}`, { token: luke.token });
  expect((await turn(chief.token, false)).json()).toEqual({ isEnabled: false, waiting: [] });
  const acts = await listActivity(database, { before: null, kind: 'review', limit: 9 });
  expect(acts.map(({ by, act }) => `${by} ${act}`)).toEqual(['Joan switched_off', 'Joan switched_on']);
});
