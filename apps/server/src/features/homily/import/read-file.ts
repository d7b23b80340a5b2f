import { readCsv } from './csv.ts';
import { decode, type FileEncoding, type FileSource, UnreadableFileError } from './decode.ts';
import { checkRow, type ImportedHomily, type RawRow, type RowError } from './imported-homily.ts';
import { readJson } from './json.ts';

export interface ReadFile {
  /** One for a date: the last of several. In the order of their dates. */
  readonly homilies: readonly ImportedHomily[];
  /** The first of them, in the order of the file. */
  readonly errors: readonly RowError[];
  readonly errorCount: number;
  /** The first rows whose date a later row has as well. */
  readonly replaced: readonly { readonly number: number; readonly date: string; readonly by: number }[];
  readonly replacedCount: number;
}

interface ReadOptions {
  readonly encoding?: FileEncoding;
  readonly maxRows?: number;
}

const maxReported = 10_000;
const maxJsonBytes = 100_000_000;

/** By its name where that tells, otherwise by how it begins. */
const isJson = (name: string, text: string): boolean =>
  /\.json$/i.test(name) || (!/\.(csv|tsv|txt)$/i.test(name) && /^\s*[[{]/.test(text));

/** CSV is read row by row, and one homily is kept for each date there is: a long file takes no more memory. */
export async function readHomilyFile(
  name: string,
  source: FileSource,
  { encoding = 'utf-8', maxRows: mostRows = Infinity }: ReadOptions = {},
): Promise<ReadFile> {
  const faults: RowError[] = [];
  let faultCount = 0;
  const replaced: { number: number; date: string; by: number }[] = [];
  let replacedCount = 0;
  const byDate = new Map<string, ImportedHomily>();
  for await (const row of await readRows(name, decode(source, encoding), mostRows)) {
    const checked = 'reason' in row ? { status: 'bad' as const, ...row } : checkRow(row);
    if (checked.status === 'bad') {
      faultCount += 1;
      if (faultCount <= maxReported) faults.push({ number: checked.number, reason: checked.reason });
      continue;
    }
    const { homily } = checked;
    const earlier = byDate.get(homily.date);
    if (earlier !== undefined) {
      replacedCount += 1;
      if (replacedCount <= maxReported)
        replaced.push({ number: earlier.number, date: homily.date, by: homily.number });
    }
    byDate.set(homily.date, homily);
  }
  const homilies = [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { homilies, errors: faults, errorCount: faultCount, replaced, replacedCount };
}

async function readRows(
  name: string,
  text: AsyncGenerator<string>,
  mostRows: number,
): Promise<AsyncIterable<RawRow | RowError> | Iterable<RawRow | RowError>> {
  // Blank lines may come first.
  let head = '';
  while (head.trim() === '') {
    const { done, value } = await text.next();
    if (done === true) throw new UnreadableFileError('The file is empty.');
    head += value;
  }
  const whole = prepend(head, text);
  return isJson(name, head) ? readJson(await readAll(whole), mostRows) : readCsv(whole, { head, mostRows });
}

async function* prepend(head: string, text: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* text;
}

/** JSON can only be read as a whole. */
async function readAll(text: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const piece of text) {
    whole += piece;
    if (whole.length > maxJsonBytes)
      throw new UnreadableFileError(
        'The file is larger than 100 MB. Save it as CSV, which is read row by row.',
      );
  }
  return whole;
}
