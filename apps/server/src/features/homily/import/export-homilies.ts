import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { csvHead, csvRow } from './csv.ts';
import { type KeptHomily, listHomiliesAfter } from './import-queries.ts';

const atOnce = 500;

export interface Stretch {
  readonly from: string;
  readonly to: string;
}

export type ExportFormat = 'csv' | 'json';

/** What readers see, and will, in pieces of text that the import reads back as they were. */
export async function* exportHomilies(db: Db, stretch: Stretch, format: ExportFormat): AsyncIterable<string> {
  if (format === 'csv') {
    yield csvHead;
    for await (const homily of keptIn(db, stretch)) yield csvRow(cellsOf(homily));
    return;
  }
  let separator = '[\n';
  for await (const { date, content, publishedAt } of keptIn(db, stretch)) {
    yield `${separator}${JSON.stringify({ date, ...content, timestamp: publishedAt.toISOString() })}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function cellsOf({ date, content, publishedAt }: KeptHomily) {
  return { ...content, date, chapter: String(content.chapter), timestamp: publishedAt.toISOString() };
}

async function* keptIn(db: Db, { from, to }: Stretch): AsyncIterable<KeptHomily> {
  // The first date itself belongs to it.
  let some = await listHomiliesAfter(db, { after: addDays(from, -1), to, limit: atOnce });
  while (some.length > 0) {
    yield* some;
    const after = some.at(-1)?.date ?? to;
    some = some.length < atOnce ? [] : await listHomiliesAfter(db, { after, to, limit: atOnce });
  }
}
