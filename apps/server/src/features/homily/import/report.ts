import type { ReadFile } from './read-file.ts';

export const rowsInWords = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/** What is to be told of the rows of a file, a line each. */
export const linesAbout = ({
  faults,
  faultCount,
  replaced,
  replacedCount,
}: Omit<ReadFile, 'homilies'>): string[] => [
  ...faults.map(({ number, reason }) => `row ${number}: ${reason}`),
  ...(faultCount > faults.length
    ? [`and ${rowsInWords(faultCount - faults.length)} more that cannot be read`]
    : []),
  ...replaced.map(
    ({ number, date, by }) => `row ${number}: replaced by row ${by}, which has the same date ${date}`,
  ),
  ...(replacedCount > replaced.length
    ? [`and ${rowsInWords(replacedCount - replaced.length)} more replaced by later ones`]
    : []),
];

interface Done {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Days with a draft that is not published, which were passed over. */
  readonly kept: number;
  /** Rows that cannot be read. */
  readonly leftOut: number;
}

interface How {
  readonly isDryRun: boolean;
  /** Whether rows that cannot be read are left out, or stop everything. */
  readonly isPartial: boolean;
}

export function summaryOf(
  { added, changed, unchanged, kept, leftOut }: Done,
  { isDryRun, isPartial }: How,
): string {
  const wouldImport =
    leftOut > 0 && !isPartial
      ? `Nothing would be imported, because ${rowsInWords(leftOut)} cannot be read. Without them: `
      : 'Would import: ';
  const beginning = isDryRun ? wouldImport : 'Imported: ';
  const passedOver = kept > 0 ? `, ${kept} kept as ${kept === 1 ? 'it is' : 'they are'}` : '';
  return `${beginning}${added} new, ${changed} changed, ${unchanged} unchanged${passedOver}${leftOut > 0 && isPartial ? `, ${leftOut} left out` : ''}.`;
}
