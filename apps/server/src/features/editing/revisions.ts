import type { ListedTextRevision } from '@wayfare/contracts/calls/editing';
import { addDays, startOfDay, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, hours, minutes } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { StoredContent, TextRef } from './kind.ts';
import {
  deleteOldRevisions,
  findNewestRevision,
  findRevision,
  findRevisionByHash,
  insertRevision,
  type ListedRevision,
  listRevisions,
  type NewestRevision,
  replaceRevision,
} from './revision-queries.ts';

/** The editor saves every few seconds. */
const maxRevisionMs = minutes(5);

interface Save extends StoredContent<unknown> {
  readonly savedAt: Date;
  readonly savedBy: string | null;
  readonly byName: string;
}

/**
 * Adds a revision, or replaces the newest one if `isOwn` says that the same editor began it less than five minutes ago.
 * Published and restored contents have a revision of their own. The draft must be locked.
 */
export async function recordSave(
  tx: Db,
  text: TextRef,
  save: Save,
  isOwn: (newest: NewestRevision) => boolean,
): Promise<void> {
  const newest = await findNewestRevision(tx, text);
  const continues =
    newest !== null &&
    newest.origin === 'editor' &&
    newest.publishedAt === null &&
    save.savedAt.getTime() - newest.beganAt.getTime() < maxRevisionMs &&
    isOwn(newest) &&
    (await findRevisionByHash(tx, text, save.hash)) === null;
  if (continues) await replaceRevision(tx, text, newest.number, save);
  else await insertRevision(tx, text, { ...save, origin: 'editor', publishedAt: null });
}

const present = ({ number, savedAt, byName, origin, publishedAt }: Omit<ListedRevision, 'title'>) => ({
  number,
  savedAt: savedAt.toISOString(),
  savedBy: byName || null,
  origin,
  publishedAt: publishedAt?.toISOString() ?? null,
});

export async function getHistory(db: Db, text: TextRef): Promise<{ revisions: ListedTextRevision[] }> {
  const rows = await listRevisions(db, text);
  return {
    revisions: rows.map((row) => ({ ...present(row), title: row.title, wordCount: row.wordCount })),
  };
}

/** Throws `revision_not_found`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the kind of the text
export async function getRevision<Content>(
  db: Db,
  text: TextRef,
  number: number,
): Promise<ReturnType<typeof present> & { readonly content: Content }> {
  const revision = await findRevision<Content>(db, text, number);
  if (revision === null) throw problem('revision_not_found');
  return { ...present(revision), content: revision.content };
}

interface PruneDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Of the site: its days begin by it. */
  readonly timeZone: string;
}

const allKeptForDays = 30;
const batchSize = 500;

export const pruneRevisions = ({ db, clock, timeZone }: PruneDeps): ScheduledTask => ({
  name: 'prune-revisions',
  nextRun: (now) => addTime(now, hours(6)),
  run: async () => {
    // Whole days only: the last revision of a part of a day is not the last of the day.
    const firstDay = addDays(toCalendarDate(clock.now(), timeZone), -allKeptForDays);
    const before = startOfDay(firstDay, timeZone);
    let count = batchSize;
    while (count === batchSize) count = await deleteOldRevisions(db, { before, timeZone, limit: batchSize });
  },
});
