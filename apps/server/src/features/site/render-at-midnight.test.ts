import { expect, test } from 'vitest';
import { renderAtMidnight, type Site } from './site.ts';

const still: Site = {
  paths: () => [],
  find: () => undefined,
  pageData: () => expect.unreachable(),
  dashboardFor: () => expect.unreachable(),
  dashboard: () => expect.unreachable(),
  editor: () => expect.unreachable(),
  notFound: () => expect.unreachable(),
  rerender: async () => undefined,
};

test.each([
  ['an ordinary evening', '2026-11-22T04:59:59Z', '2026-11-22T05:00:00.000Z'],
  ['the very stroke of midnight', '2026-11-22T05:00:00Z', '2026-11-23T05:00:00.000Z'],
  ['the night the clocks go back', '2026-11-01T12:00:00Z', '2026-11-02T05:00:00.000Z'],
  ['the night the clocks go forward', '2027-03-14T12:00:00Z', '2027-03-15T04:00:00.000Z'],
  ['the eve of a leap day', '2028-02-28T12:00:00Z', '2028-02-29T05:00:00.000Z'],
])('on %s the next run is at midnight in New York', (_, now, next) => {
  expect(renderAtMidnight(still, 'America/New_York').nextRun(new Date(now)).toISOString()).toBe(next);
});
