import type { BodyOf, ResponseOf } from '@wayfare/contracts/calls/contract';
import { type importHomilies as importContract, maxImportRows } from '@wayfare/contracts/calls/homily-import';
import type { Publisher } from '#features/editing/review.ts';
import { isReviewEnabled } from '#features/editing/review-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { UnreadableFileError } from './decode.ts';
import { type Imported, importHomilies } from './import-homilies.ts';
import type { ReadFile } from './read-file.ts';
import { readInThread } from './read-in-thread.ts';

export const formatRowCount = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/** One line per row with an error or a later duplicate. */
export const describeRows = ({ errors, replaced }: Omit<ReadFile, 'homilies'>): string[] => [
  ...errors.map(({ number, reason }) => `row ${number}: ${reason}`),
  ...replaced.map(
    ({ number, date, by }) => `row ${number}: replaced by row ${by}, which has the same date ${date}`,
  ),
];

type ImportRequest = BodyOf<typeof importContract>;

export function formatSummary(
  { added, changed, unchanged, skipped }: Imported,
  leftOut: number,
  { isDryRun, isPartial }: { readonly isDryRun: boolean; readonly isPartial: boolean },
): string {
  const wouldImport =
    leftOut > 0 && !isPartial
      ? `Nothing would be imported, because ${formatRowCount(leftOut)} cannot be read. Without them: `
      : 'Would import: ';
  const beginning = isDryRun ? wouldImport : 'Imported: ';
  const passedOver = skipped > 0 ? `, ${skipped} kept as ${skipped === 1 ? 'it is' : 'they are'}` : '';
  return `${beginning}${added} new, ${changed} changed, ${unchanged} unchanged${passedOver}${leftOut > 0 && isPartial ? `, ${leftOut} left out` : ''}.`;
}

const maxLines = 500;

export async function importFile(
  deps: Pick<HomilyDeps, 'db' | 'clock'>,
  { name, file, isDryRun, replaceDrafts }: ImportRequest,
  by: Publisher,
): Promise<ResponseOf<typeof importContract>> {
  // An import publishes at once, without a review of each text.
  if (!by.canApprove && (await isReviewEnabled(deps.db)))
    throw problem('review_needed', {
      message:
        'Texts are reviewed here before they are published, and a file publishes at once: please ask an editor-in-chief to import it.',
    });
  const read = await readOrRefuse(name, Buffer.from(file, 'base64'));
  const leftOut = read.errors.length;
  if (leftOut > 0 && !isDryRun)
    throw problem('file_refused', {
      message: `Nothing was imported, because ${formatRowCount(leftOut)} cannot be read. Please correct the file.`,
    });
  const agreed = new Set(replaceDrafts);
  const done = await importHomilies(deps, read.homilies, {
    isDryRun,
    by,
    mayReplaceDraft: (date) => isDryRun || agreed.has(date),
  });
  const lines = describeRows(read);
  const more = lines.length - maxLines;
  return {
    lines: more > 0 ? [...lines.slice(0, maxLines), `And ${more} more.`] : lines,
    summary: formatSummary(done, leftOut, { isDryRun, isPartial: false }),
    changedCount: done.added + done.changed,
    skippedCount: leftOut,
    replaced: done.replaced.map(({ date, title }) => ({ date, title })),
    draftConflicts: done.draftConflicts.map(({ date, draftTitle }) => ({ date, title: draftTitle })),
  };
}

async function readOrRefuse(name: string, bytes: Uint8Array): Promise<ReadFile> {
  try {
    return await readInThread({ name, bytes, maxRows: maxImportRows });
  } catch (error) {
    throw error instanceof UnreadableFileError ? problem('file_refused', { message: error.message }) : error;
  }
}
