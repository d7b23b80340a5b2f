import { expect, test } from 'vitest';
import { formatEntry, listChanges } from './activity.tsx';

const entry = { number: 1, at: '2026-11-23T09:14:00.000Z', before: {}, after: {} };

test('an entry is a sentence with the editor, the action and the text', () => {
  const entries = [
    { by: 'Ruth', act: 'published', kind: 'homily', ref: '2026-11-23', name: 'Salt' },
    { by: '', act: 'moved', kind: 'homily', ref: '2026-11-23', name: '' },
    { by: 'The clock', act: 'published', kind: 'post', ref: 'a1', name: 'A hinge' },
    { by: 'Luke', act: 'corrected', kind: 'day', ref: '2026-12-25', name: 'Christmas Day' },
    { by: 'Luke', act: 'published', kind: 'post', ref: 'a1', name: 'A hinge', after: { isBySchedule: true } },
    { by: 'Naomi', act: 'asked_for_review', kind: 'post', ref: 'a1', name: 'A hinge' },
    { by: 'Naomi', act: 'asked_for_changes', kind: 'homily', ref: '2026-11-23', name: '' },
    { by: 'Naomi', act: 'switched_on', kind: 'review', ref: '', name: '' },
  ] as const;
  expect(entries.map((one) => formatEntry({ ...entry, ...one }))).toEqual([
    'Ruth published the homily of November 23, 2026, “Salt”.',
    'Somebody moved the homily of November 23, 2026.',
    'The clock published the post “A hinge”.',
    'Luke corrected the day December 25, 2026, “Christmas Day”.',
    'The schedule that Luke set published the post “A hinge”.',
    'Naomi asked for a review of the post “A hinge”.',
    'Naomi asked for changes to the homily of November 23, 2026.',
    'Naomi switched on the review of texts.',
  ]);
});

test('only fields that changed are listed', () => {
  const before = { title: 'Salz', author: '', category: 'Lent', date: '2026-11-22', status: 'DRAFT' };
  const after = { ...before, title: 'Salt', category: '', date: '2026-11-23', status: 'PUBLISHED' };
  expect(listChanges(before, after)).toEqual([
    'title: Salt (before: Salz)',
    'date: November 23, 2026 (before: November 22, 2026)',
    'status: published (before: draft)',
    'category: none (before: Lent)',
  ]);
  expect(listChanges({}, { ...after, slug: 'salt' })).toEqual([
    'title: Salt',
    'date: November 23, 2026',
    'status: published',
    'address: salt',
  ]);
  expect(listChanges({}, { local: '2026-12-01T05:00', zone: 'America/New_York' })).toEqual([
    'opens: December 1, 2026, 5:00 AM',
    'by the clock of: America/New_York',
  ]);
  expect(listChanges({}, { isNew: true, isBySchedule: true })).toEqual(['new: yes']);
});
