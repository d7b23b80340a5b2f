import type { HomilyFeed } from '@wayfare/contracts/calls/homily';
import { expect, test } from 'vitest';
import { findInFeed } from './load-homily.ts';

/** Every second day, newest first, three on a page. */
const dates = Array.from({ length: 20 }, (_, index) => `2026-10-${String(2 + index).padStart(2, '0')}`)
  .filter((_, index) => index % 2 === 0)
  .toReversed();

function createFeed(all: readonly string[]) {
  const requestedPages: number[] = [];
  const feedPage = async (page: number): Promise<HomilyFeed> => {
    requestedPages.push(page);
    const Items = all.slice((page - 1) * 3, page * 3).map((date) => ({
      date,
      book: 'Luke',
      chapter: 1,
      verse: '1',
      gospelText: 'Gospel.',
      homilyText: `Of ${date}.`,
      timestamp: '',
    }));
    return { Items, totalPages: Math.ceil(all.length / 3), totalCount: all.length };
  };
  return { requestedPages, feedPage };
}

test.each(dates)('%s is found with at most three requests', async (date) => {
  const { requestedPages, feedPage } = createFeed(dates);
  expect(await findInFeed(date, feedPage)).toMatchObject({ date });
  expect(requestedPages.length).toBeLessThanOrEqual(3);
});

test.each(['2026-09-30', '2026-10-03', '2026-10-19', '2026-11-30'])('%s is not found', async (date) => {
  expect(await findInFeed(date, createFeed(dates).feedPage)).toBeNull();
  expect(await findInFeed(date, createFeed([]).feedPage)).toBeNull();
});
