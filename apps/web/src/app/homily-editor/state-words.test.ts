import type { HomilyState } from '@wayfare/contracts/calls/homily-editor';
import { expect, test } from 'vitest';
import { publishingInWords, readinessInWords, stateInWords } from './state-words.ts';

const today = '2026-11-21';
const covered = (...states: HomilyState[]) => ({
  today,
  days: states.map((state, index) => ({
    date: `2026-11-${21 + index}`,
    state,
    hasUnpublishedChanges: false,
    title: '',
    celebration: '',
    rank: 'weekday' as const,
    color: 'green' as const,
  })),
});

test('how far the days ahead are ready is said in one line', () => {
  expect(readinessInWords(covered('published', 'scheduled'))).toBe('Every day in sight is ready.');
  expect(readinessInWords(covered('draft', 'scheduled'))).toBe(
    'Today is not ready. Of the next seven days one is not.',
  );
  expect(readinessInWords(covered('published', 'scheduled', 'missing', 'draft'))).toBe(
    'Ready through November 22. Of the next seven days 2 are not.',
  );
  const later = [...Array<HomilyState>(7).fill('scheduled'), 'missing' as const];
  expect(readinessInWords(covered(...later))).toBe(
    'Ready through November 27. The next seven days are ready.',
  );
});

test('a homily that changed since it was published says both', () => {
  expect(stateInWords({ state: 'published', hasUnpublishedChanges: true })).toBe(
    'Published, with changes that are not published',
  );
  expect(stateInWords({ state: 'scheduled', hasUnpublishedChanges: true })).toBe(
    'Scheduled, with changes that are not scheduled',
  );
  expect(stateInWords({ state: 'draft', hasUnpublishedChanges: true })).toBe('Draft');
});

test('a day to come is scheduled for its morning, and any other is published at once', () => {
  expect(publishingInWords('2026-11-22', today)).toMatchObject({ verb: 'Schedule' });
  expect(publishingInWords('2026-11-22', today).said).toContain('the morning of Sunday, November 22, 2026');
  expect(publishingInWords(today, today)).toEqual({
    verb: 'Publish',
    said: 'Readers find it from now on, under today’s date.',
  });
});
