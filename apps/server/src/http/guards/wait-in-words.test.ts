import { expect, test } from 'vitest';
import { formatWait } from './rate-limit.ts';

test.each([
  [1, 'a little'],
  [60, 'a little'],
  [61, 'about 2 minutes'],
  [600, 'about 10 minutes'],
  [2_940, 'about 49 minutes'],
  [2_941, 'about an hour'],
  [3_561, 'about an hour'],
  [3_600, 'about an hour'],
  [7_200, 'about 2 hours'],
])('%i seconds are: please wait %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
