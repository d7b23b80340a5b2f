import { expect, test } from 'vitest';
import { othersInWords } from './use-others-here.ts';

const since = '2026-11-23T09:14:00';

test('who else has a text open is said in one sentence', () => {
  const ruth = { name: 'Ruth', since };
  expect([
    othersInWords([]),
    othersInWords([ruth]),
    othersInWords([{ ...ruth, name: '' }]),
    othersInWords([ruth, ruth]),
    othersInWords([ruth, ruth, ruth]),
  ]).toEqual([
    null,
    'Ruth has had this open since 9:14 AM.',
    'Somebody else has had this open since 9:14 AM.',
    'Ruth and one more have this open too.',
    'Ruth and 2 more have this open too.',
  ]);
});
