import { expect, test } from 'vitest';
import { describeMove, formatGap, formatMail, getSign } from './state-labels.ts';

const today = '2026-11-21';
interface Missing {
  readonly hasDraft?: boolean;
  /** Names by date. */
  readonly feasts?: Readonly<Record<string, string>>;
}

const toGapText = (date: string | null, { hasDraft = false, feasts = {} }: Missing = {}) =>
  formatGap({
    today,
    firstGap: date === null ? null : { date, hasDraft },
    feastsWithoutHomily: Object.entries(feasts).map(([at, celebration]) => ({ date: at, celebration })),
  });

test('one sentence names the first day without a homily', () => {
  expect(toGapText('2026-12-08')).toBe('The next day without a homily is Tuesday, December 8.');
  expect(toGapText('2027-01-01')).toBe('The next day without a homily is Friday, January 1, 2027.');
  expect(toGapText(today)).toBe('Today has no homily.');
  expect(toGapText('2026-11-30', { hasDraft: true, feasts: { '2026-11-30': 'Saint Andrew, Apostle' } })).toBe(
    'The next day without a homily is Monday, November 30 (Saint Andrew, Apostle). A draft is begun.',
  );
  expect(toGapText(null)).toBe('Every day of the year to come has a homily.');
});

test('a day of the calendar has a shape, a short label and the state of its mail', () => {
  expect(getSign({ state: 'published', hasUnpublishedChanges: true })).toEqual({
    shape: 'unpublished',
    label: 'Changes not published',
  });
  expect(getSign({ state: 'draft', hasUnpublishedChanges: true }).label).toBe('Draft');
  expect(formatMail({ mail: 'pending', state: 'scheduled' })).toBe('Mail at 6:00\u00a0a.m.');
  expect(formatMail({ mail: 'none', state: 'published' })).toBe('No mail went out');
  expect(formatMail({ mail: 'none', state: 'new' })).toBeNull();
  expect(formatMail({ mail: null, state: 'published' })).toBeNull();
});

test('a sentence describes how a move changes what readers see', () => {
  expect(describeMove('2026-11-20', 'published', '2026-12-08', today)).toBe(
    'What is published for Friday, November 20, 2026 becomes scheduled: readers do not find it any more until Tuesday, December 8, 2026.',
  );
  expect(describeMove('2026-12-08', 'scheduled', today, today)).toBe(
    'What is scheduled for Tuesday, December 8, 2026 is published at once, under today’s date.',
  );
  expect(describeMove('2026-11-20', 'published', '2026-11-19', today)).toBeNull();
  expect(describeMove('2026-11-20', 'draft', '2026-12-08', today)).toBeNull();
});
