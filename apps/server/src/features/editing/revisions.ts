import { addDays, startOfDay, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { hours, minutes } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { every, type ScheduledTask } from '#scheduler.ts';
import type { EditingDeps, Saver, StoredText } from './kind.ts';
import {
  deleteOldRevisions,
  findNewestRevision,
  findRevisionByHash,
  insertRevisions,
  replaceRevision,
} from './revision-queries.ts';

/** The editor saves every few seconds. */
const maxRevisionMs = minutes(5);

/**
 * Adds a revision, or replaces the newest one if it is newer than revision `after`, and was begun by an editor less than
 * five minutes ago. Published and restored contents have a revision of their own. The draft must be locked.
 */
export async function recordSave(tx: Db, text: StoredText, after: number, { by, now }: Saver): Promise<void> {
  const newest = await findNewestRevision(tx, text);
  const continues =
    newest !== null &&
    newest.number > after &&
    newest.origin === 'editor' &&
    newest.publishedAt === null &&
    now.getTime() - newest.beganAt.getTime() < maxRevisionMs &&
    (await findRevisionByHash(tx, text)) === null;
  if (continues) await replaceRevision(tx, newest.number, text, now);
  else await insertRevisions(tx, [text], { by, now, origin: 'editor' });
}

const allKeptForDays = 30;
const batchSize = 500;

/** `timeZone` is that of the site. */
export const pruneRevisions = ({
  db,
  clock,
  timeZone,
}: Pick<EditingDeps, 'db' | 'clock'> & { readonly timeZone: string }): ScheduledTask =>
  every(hours(6), 'prune-revisions', async () => {
    // Whole days only: the last revision of a part of a day is not the last of the day.
    const firstDay = addDays(toCalendarDate(clock.now(), timeZone), -allKeptForDays);
    const before = startOfDay(firstDay, timeZone);
    let count = batchSize;
    while (count === batchSize) count = await deleteOldRevisions(db, { before, timeZone, limit: batchSize });
  });
