import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileFault } from './decode.ts';
import { columnOf, type FoundRow, neededColumns, type RowFault } from './given-homily.ts';
import { requireRoomFor } from './room.ts';

export interface FoundRows {
  readonly rows: readonly FoundRow[];
  /** Rows that are not even rows. */
  readonly faults: readonly RowFault[];
}

/** The first row names the columns, in any order; rows are counted as a spreadsheet counts them. */
export async function readCsv(text: string, mostRows = Infinity): Promise<FoundRows> {
  const [head, ...records] = await recordsOf(text, mostRows);
  if (head === undefined) throw new FileFault('The file is empty.');
  const columns = head.map(columnOf);
  const missing = neededColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new FileFault(`The first row must name the columns, and these are missing: ${missing.join(', ')}.`);
  const twice = columns.find((name, at) => name !== null && columns.indexOf(name) !== at);
  if (twice !== undefined) throw new FileFault(`The column ${twice} is there twice.`);
  const rows: FoundRow[] = [];
  const faults: RowFault[] = [];
  for (const [index, cells] of records.entries()) {
    const number = index + 2;
    if (isBlank(cells)) continue;
    if (cells.length === head.length) rows.push({ number, values: valuesOf(columns, cells) });
    else
      faults.push({ number, reason: `it has ${cells.length} cells where the first row has ${head.length}` });
  }
  return { rows, faults };
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

async function recordsOf(text: string, mostRows: number): Promise<string[][]> {
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const records: string[][] = [];
  try {
    const reading: AsyncIterable<string[]> = Readable.from(piecesOf(text)).pipe(parser);
    let written = 0;
    for await (const record of reading) {
      records.push(record);
      // A spreadsheet may have many more rows, of which nothing is written in any.
      if (!isBlank(record)) written += 1;
      requireRoomFor(written - 1, mostRows);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileFault(`The file is no CSV: ${error.message}.`);
  }
  return records;
}

const pieceBytes = 64 * 1024;

function* piecesOf(text: string): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    yield bytes.subarray(from, from + pieceBytes);
  }
}

/** Spreadsheets in some languages write semicolons. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const countOf = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}

const valuesOf = (columns: readonly (string | null)[], cells: readonly string[]): FoundRow['values'] =>
  Object.fromEntries(
    columns.flatMap((name, at) => (name === null ? [] : [[name, unguarded(cells[at] ?? '')]])),
  );

const cellNames = [
  'date',
  'title',
  'book',
  'chapter',
  'verse',
  'gospelText',
  'source',
  'copyright',
  'homilyText',
  'practice',
  'author',
  'timestamp',
] as const;
export type CellName = (typeof cellNames)[number];

export const csvHead = `${cellNames.join(',')}\r\n`;

export const csvRow = (values: Readonly<Record<CellName, string>>): string =>
  `${cellNames.map((name) => quoted(guarded(values[name]))).join(',')}\r\n`;

const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A cell that begins like a formula would be one in a spreadsheet; the mark before it is taken off again by the import. */
const guarded = (cell: string): string => (/^'*[=+@\t\r-]/.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string): string => (/^'+[=+@\t\r-]/.test(cell) ? cell.slice(1) : cell);
