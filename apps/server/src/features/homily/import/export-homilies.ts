import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { type Homily, listHomiliesAfter } from '../homily-queries.ts';
import { csvHeader, csvRow } from './csv.ts';

const batchSize = 500;

export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export type ExportFormat = 'csv' | 'json';

/** Published homilies, in a form that the import reads back unchanged. */
export async function* exportHomilies(
  db: Db,
  stretch: DateRange,
  format: ExportFormat,
): AsyncIterable<string> {
  if (format === 'csv') {
    yield csvHeader;
    for await (const homily of listInBatches(db, stretch)) yield csvRow(toCells(homily));
    return;
  }
  let separator = '[\n';
  for await (const { publishedAt: timestamp, ...homily } of listInBatches(db, stretch)) {
    yield `${separator}${JSON.stringify({ ...homily, timestamp })}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const toCells = ({ publishedAt, chapter, ...homily }: Homily) => ({
  ...homily,
  chapter: String(chapter),
  timestamp: publishedAt.toISOString(),
});

async function* listInBatches(db: Db, { from, to }: DateRange): AsyncIterable<Homily> {
  // `after` is exclusive.
  let some = await listHomiliesAfter(db, { after: addDays(from, -1), to, limit: batchSize });
  while (some.length > 0) {
    yield* some;
    const after = some.at(-1)?.date ?? to;
    some = some.length < batchSize ? [] : await listHomiliesAfter(db, { after, to, limit: batchSize });
  }
}
