import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { checkRowCount, UnreadableFileError } from './decode.ts';
import {
  type Column,
  columns,
  findColumn,
  type RawRow,
  type RowError,
  requiredColumns,
} from './imported-homily.ts';

/** The header may be in any order. Rows are numbered as in a spreadsheet. */
export async function* readCsv(
  text: AsyncIterable<string>,
  { head: beginning, maxRows }: { readonly head: string; readonly maxRows: number },
): AsyncGenerator<RawRow | RowError> {
  let head: readonly (Column | null)[] | null = null;
  let written = 0;
  for await (const { record: cells, info } of parseRecords(text, detectDelimiter(beginning))) {
    const number = info.records + info.empty_lines;
    if (head === null) {
      head = parseHeader(cells);
      continue;
    }
    // Spreadsheets often end with many empty rows.
    if (cells.every((cell) => cell.trim() === '')) continue;
    written += 1;
    checkRowCount(written, maxRows);
    if (cells.length === head.length) yield { number, values: toValues(head, cells) };
    else yield { number, reason: `it has ${cells.length} cells where the first row has ${head.length}` };
  }
  if (head === null) throw new UnreadableFileError('The file is empty.');
}

function parseHeader(cells: readonly string[]): readonly (Column | null)[] {
  const head = cells.map(findColumn);
  const missing = requiredColumns.filter((name) => !head.includes(name));
  if (missing.length > 0)
    throw new UnreadableFileError(
      `The first row must name the columns, and these are missing: ${missing.join(', ')}.`,
    );
  const twice = head.find((name, at) => name !== null && head.indexOf(name) !== at);
  if (twice !== undefined) throw new UnreadableFileError(`The column ${twice} is there twice.`);
  return head;
}

interface CsvRecord {
  readonly record: string[];
  readonly info: Info;
}

async function* parseRecords(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    // The parser builds an Error for each row with another number of cells: 9 seconds for 400,000 empty lines.
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  // The loop below throws its errors.
  pipeline(Readable.from(text), parser, () => {});
  try {
    yield* parser as AsyncIterable<CsvRecord>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError(`The file is no CSV: ${error.message}.`);
  }
}

/** Some locales of spreadsheet programs write semicolons. */
function detectDelimiter(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const countOf = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}

const toValues = (head: readonly (Column | null)[], cells: readonly string[]): RawRow['values'] =>
  Object.fromEntries(
    head.flatMap((name, at) => (name === null ? [] : [[name, unescapeFormula(cells[at] ?? '')]])),
  );

export const csvHeader = `${columns.join(',')}\r\n`;

export const csvRow = (values: Readonly<Record<Column, string>>): string =>
  `${columns.map((name) => quote(escapeFormula(values[name]))).join(',')}\r\n`;

const quote = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Spreadsheets run cells that look like formulas, so they get an apostrophe, which the import removes. */
const escapeFormula = (cell: string): string => (/^'*[=+@\t\r-]/.test(cell) ? `'${cell}` : cell);
const unescapeFormula = (cell: string): string => (/^'+[=+@\t\r-]/.test(cell) ? cell.slice(1) : cell);
