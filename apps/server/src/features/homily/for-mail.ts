import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { Db } from '#adapters/db/database.ts';
import { findWholeDraft, listWrittenBetween } from './editing/overview-queries.ts';
import { findHomily, readChange } from './reading/queries.ts';

/** What readers of that date read, or will; null where nothing is published. */
export async function findPublished(db: Db, date: string): Promise<HomilyContent | null> {
  return findHomily(db, date);
}

/** Never the same after anything that readers see has changed. */
export const changeOfHomilies = (db: Db): Promise<number> => readChange(db);

/** As it was last saved; null where nothing is written. */
export async function findDraft(db: Db, date: string): Promise<HomilyContent | null> {
  return (await findWholeDraft(db, date))?.content ?? null;
}

/** Of the days from one on, those that nothing is published for. */
export async function daysWithout(db: Db, from: string, count: number): Promise<string[]> {
  const written = await listWrittenBetween(db, from, addDays(from, count - 1));
  const ready = new Set(written.filter(({ isPublished }) => isPublished).map(({ date }) => date));
  return Array.from({ length: count }, (_, ahead) => addDays(from, ahead)).filter((date) => !ready.has(date));
}
