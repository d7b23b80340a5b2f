import { expect, test } from 'vitest';
import { formatProgress, progressTracker } from './mail-send-today.ts';

test('the rate and the time left come from the last seconds', () => {
  const tracker = progressTracker(1_000);
  expect(tracker.step({ sent: 0, through: 0 }, 0)).toMatchObject({ perSecond: 0, secondsLeft: null });
  expect(tracker.step({ sent: 90, through: 100 }, 1_000)).toEqual({
    sent: 90,
    through: 100,
    readers: 1_000,
    perSecond: 90,
    secondsLeft: 9,
  });
  expect(tracker.step({ sent: 90, through: 100 }, 30_000)).toMatchObject({ perSecond: 0, secondsLeft: null });
  expect(tracker.step({ sent: 990, through: 1_000 }, 31_000)).toMatchObject({
    perSecond: 900,
    secondsLeft: 0,
  });
});

test.each([
  [
    { through: 0, secondsLeft: null, perSecond: 0 },
    '[........................] 0 of 1000, 0 a second, no progress',
  ],
  [
    { through: 500, secondsLeft: 50, perSecond: 10 },
    '[############............] 500 of 1000, 10 a second, 50 s left',
  ],
  [
    { through: 1_000, secondsLeft: 0, perSecond: 2.5 },
    '[########################] 1000 of 1000, 2.5 a second, 0 s left',
  ],
  [
    { through: 250, secondsLeft: 7_500, perSecond: 0.1 },
    '[######..................] 250 of 1000, 0.1 a second, 2 h 5 min left',
  ],
])('%j in words', (step, words) => {
  expect(formatProgress({ sent: 0, readers: 1_000, ...step })).toBe(words);
});
