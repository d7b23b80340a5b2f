import type { BodyOf, ResponseOf } from '@wayfare/contracts/calls/contract';
import { type importHomilies as importContract, maxImportRows } from '@wayfare/contracts/calls/homily-import';
import type { Publisher } from '#features/desk/review/review.ts';
import { isReviewOn } from '#features/desk/review/review-queries.ts';
import { problem } from '#http/answers/problems.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { FileFault } from './decode.ts';
import { importHomilies } from './import-homilies.ts';
import type { ReadFile } from './read-file.ts';
import { readInThread } from './read-in-thread.ts';
import { linesAbout, rowsInWords, summaryOf } from './report.ts';

/** Whoever has more to mend begins with these. */
const mostLines = 500;

/** A file that an editor sent, as the command would take it. */
export async function importFile(
  deps: Pick<HomilyDeps, 'db' | 'clock'>,
  { name, file, isDryRun, isPartial, replaceDrafts }: BodyOf<typeof importContract>,
  by: Publisher,
): Promise<ResponseOf<typeof importContract>> {
  // A file publishes what is in it, and nobody reads a year of days one by one before it is seen.
  if (!by.canApprove && (await isReviewOn(deps.db)))
    throw problem('review_needed', {
      message:
        'Texts are reviewed here before they are published, and a file publishes at once: please ask an editor-in-chief to import it.',
    });
  const read = await readOrRefuse(name, Buffer.from(file, 'base64'));
  const leftOut = read.faultCount;
  if (leftOut > 0 && !isPartial && !isDryRun)
    throw problem('file_refused', {
      message: `Nothing was imported, because ${rowsInWords(leftOut)} cannot be read. Mend the file, or leave them out.`,
    });
  const agreed = new Set(replaceDrafts);
  const done = await importHomilies(deps, read.homilies, {
    isDryRun,
    by,
    mayReplaceDraft: (date) => isDryRun || agreed.has(date),
  });
  const lines = linesAbout(read);
  const more = lines.length - mostLines;
  return {
    lines: more > 0 ? [...lines.slice(0, mostLines), `And ${more} more.`] : lines,
    summary: summaryOf({ ...done, leftOut }, { isDryRun, isPartial }),
    changedCount: done.added + done.changed,
    skippedCount: leftOut,
    replaced: done.replaced.map(({ date, title }) => ({ date, title })),
    draftConflicts: done.withOwnDraft.map(({ date, draftTitle }) => ({ date, title: draftTitle })),
  };
}

async function readOrRefuse(name: string, bytes: Uint8Array): Promise<ReadFile> {
  try {
    return await readInThread({ name, bytes, mostRows: maxImportRows });
  } catch (error) {
    throw error instanceof FileFault ? problem('file_refused', { message: error.message }) : error;
  }
}
