import { readCsv } from './csv.ts';
import { decode, type FileEncoding, type FileSource, UnreadableFileError } from './decode.ts';
import { checkRow, type ImportedHomily, type RawRow, type RowError } from './imported-homily.ts';
import { readJson } from './json.ts';

export interface ReadFile {
  /** One per date, the last one in the file. Ordered by date. */
  readonly homilies: readonly ImportedHomily[];
  /** In the order of the file. */
  readonly errors: readonly RowError[];
  /** Rows replaced by a later row with the same date. */
  readonly replaced: readonly { readonly number: number; readonly date: string; readonly by: number }[];
}

const maxJsonBytes = 100_000_000;

/** By extension, otherwise by content. */
const isJson = (name: string, text: string): boolean =>
  /\.json$/i.test(name) || (!/\.(csv|tsv|txt)$/i.test(name) && /^\s*[[{]/.test(text));

/** CSV is streamed, and one homily per date is kept, so that memory does not grow with the file. */
export async function readHomilyFile(
  name: string,
  source: FileSource,
  { encoding = 'utf-8', maxRows = Infinity }: { encoding?: FileEncoding; maxRows?: number } = {},
): Promise<ReadFile> {
  const errors: RowError[] = [];
  const replaced: { number: number; date: string; by: number }[] = [];
  const byDate = new Map<string, ImportedHomily>();
  for await (const row of await readRows(name, decode(source, encoding), maxRows)) {
    const homily = 'reason' in row ? row : checkRow(row);
    if ('reason' in homily) {
      errors.push(homily);
      continue;
    }
    const earlier = byDate.get(homily.date);
    if (earlier !== undefined)
      replaced.push({ number: earlier.number, date: homily.date, by: homily.number });
    byDate.set(homily.date, homily);
  }
  const homilies = [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { homilies, errors, replaced };
}

async function readRows(
  name: string,
  text: AsyncGenerator<string>,
  maxRows: number,
): Promise<AsyncIterable<RawRow | RowError> | Iterable<RawRow | RowError>> {
  let head = '';
  while (head.trim() === '') {
    const { done, value } = await text.next();
    if (done === true) throw new UnreadableFileError('The file is empty.');
    head += value;
  }
  const whole = prepend(head, text);
  return isJson(name, head) ? readJson(await readAll(whole), maxRows) : readCsv(whole, { head, maxRows });
}

async function* prepend(head: string, text: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* text;
}

/** JSON is parsed as a whole. */
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
