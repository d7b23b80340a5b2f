import { swapHomilies } from '@wayfare/contracts/calls/homily-editor';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { testDatabase } from '#adapters/db/testing/test-database.ts';
import { homilySite } from './testing/homily-site.ts';

async function swappingSite(database: Awaited<ReturnType<typeof testDatabase>>) {
  const site = await homilySite(database);
  const { token } = await site.member({ name: 'Luke', groups: ['homily-admin'] });
  const see = (date: string) => site.openDraft(token, date);
  return {
    ...site,
    token,
    see,
    swap: (date: string, payload: object) =>
      site.call('POST', `/editor/homilies/${date}/swap`, { token, payload }),
    /** With the current versions. */
    async swapNow(date: string, other: string) {
      const [one, two] = [await see(date), await see(other)];
      const payload = { with: other, version: one.draft?.version, withVersion: two.draft?.version };
      const answer = await site.call('POST', `/editor/homilies/${date}/swap`, { token, payload });
      return swapHomilies.response.parse(answer.json()).days;
    },
    titles: async (date: string) =>
      (await site.listRevisions(token, date)).map(({ number, title }) => `${number} ${title}`),
  };
}

const test = testWith(swappingSite);

test('swapping two days swaps drafts, published versions and histories', async ({ site }) => {
  const [past, future] = ['2026-11-20', '2026-12-08'];
  await site.publish(site.token, past, { title: 'Of the past' });
  await site.write(site.token, past, { title: 'Of the past, changed' });
  await site.write(site.token, future, { title: 'Deleted once' });
  await site.removeDraft(site.token, future);
  await site.write(site.token, future, { title: 'Of the future' });
  const [here, there] = await site.swapNow(past, future);
  expect([here, there]).toMatchObject([
    { date: past, state: 'draft' },
    { date: future, state: 'scheduled' },
  ]);
  expect(await site.see(past)).toMatchObject({
    state: 'draft',
    draft: { version: here?.version, content: { title: 'Of the future' }, savedBy: 'Luke' },
    copy: null,
  });
  expect(await site.see(future)).toMatchObject({
    state: 'scheduled',
    hasChanges: true,
    draft: { version: there?.version, content: { title: 'Of the past, changed' } },
    copy: { content: { title: 'Of the past' } },
  });
  expect(await site.titles(past)).toEqual(['2 Of the future', '1 Deleted once']);
  expect(await site.titles(future)).toEqual(['2 Of the past, changed', '1 Of the past']);
  // A published homily moved to a future day is hidden.
  expect((await site.call('GET', `/homilies/${future}`, { token: site.token })).statusCode).toBe(404);
  await site.swapNow(future, past);
  expect((await site.see(past)).state).toBe('published');
  expect(await site.titles(past)).toEqual(['2 Of the past, changed', '1 Of the past']);
});

test('a published day can be swapped with a published or an empty one', async ({ site }) => {
  await site.publish(site.token, '2026-11-20', { title: 'One' });
  await site.publish(site.token, '2026-11-21', { title: 'Two' });
  await site.swapNow('2026-11-21', '2026-11-20');
  const titleOn = async (date: string) =>
    (await site.call('GET', `/homilies/${date}`, { token: site.token })).json().title;
  expect([await titleOn('2026-11-20'), await titleOn('2026-11-21')]).toEqual(['Two', 'One']);
  expect(await site.swapNow('2026-11-20', '2026-12-24')).toMatchObject([
    { date: '2026-11-20', state: 'new', version: null },
    { date: '2026-12-24', state: 'scheduled' },
  ]);
  expect(await site.titles('2026-11-20')).toEqual([]);
  expect(await site.titles('2026-12-24')).toEqual(['1 Two']);
});

test('a swap with an outdated version is rejected', async ({ site }) => {
  const [one, other, free] = ['2026-12-01', '2026-12-02', '2026-12-03'];
  const { version } = await site.write(site.token, one, { title: 'One' });
  const { version: seen } = await site.write(site.token, other, { title: 'Other' });
  const { version: withVersion } = await site.write(site.token, other, { title: 'Other, later' });
  const codeOf = async (date: string, payload: object) => (await site.swap(date, payload)).json().code;
  expect(await codeOf(one, { with: other, version, withVersion: seen })).toBe('homily_changed');
  expect(await codeOf(one, { with: other, version })).toBe('homily_changed');
  expect(await codeOf(one, { with: other, version: 999_999, withVersion })).toBe('homily_changed');
  expect(await codeOf(one, { with: free, version, withVersion })).toBe('homily_changed');
  expect(await codeOf(free, { with: one, version: 1, withVersion: version })).toBe('homily_not_found');
  expect(await codeOf(one, { with: one, version, withVersion: version })).toBe('invalid_input');
  expect(await codeOf(one, { with: '1969-12-31', version })).toBe('invalid_input');
  expect((await site.see(one)).draft?.content.title).toBe('One');
  expect((await site.see(other)).draft?.content.title).toBe('Other, later');
});

test('of two concurrent swaps one succeeds', async ({ site }) => {
  const [one, other] = ['2026-12-01', '2026-12-02'];
  const { version } = await site.write(site.token, one, { title: 'One' });
  const { version: withVersion } = await site.write(site.token, other, { title: 'Other' });
  const answers = await Promise.all([
    site.swap(one, { with: other, version, withVersion }),
    site.swap(other, { with: one, version: withVersion, withVersion: version }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await site.see(one)).draft?.content.title).toBe('Other');
});
