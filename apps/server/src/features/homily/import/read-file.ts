import { readCsv } from './csv.ts';
import { decode, type FileEncoding, FileFault } from './decode.ts';
import { checkRow, type GivenHomily, type RowFault } from './given-homily.ts';
import { readJson } from './json.ts';

export interface ReadFile {
  /** One for a date: the last of several. In the order of their dates. */
  readonly homilies: readonly GivenHomily[];
  readonly faults: readonly RowFault[];
  /** Rows whose date a later row has as well. */
  readonly replaced: readonly { readonly number: number; readonly date: string; readonly by: number }[];
}

interface Reading {
  readonly encoding?: FileEncoding;
  readonly mostRows?: number;
}

/** By its name where that tells, otherwise by how it begins. */
const isJson = (name: string, text: string): boolean =>
  /\.json$/i.test(name) || (!/\.(csv|tsv|txt)$/i.test(name) && /^\s*[[{]/.test(text));

export async function readHomilyFile(
  name: string,
  bytes: Uint8Array,
  { encoding = 'utf-8', mostRows = Infinity }: Reading = {},
): Promise<ReadFile> {
  const text = decode(bytes, encoding);
  if (text.trim() === '') throw new FileFault('The file is empty.');
  const found = isJson(name, text) ? readJson(text, mostRows) : await readCsv(text, mostRows);
  const faults = [...found.faults];
  const replaced: { number: number; date: string; by: number }[] = [];
  const byDate = new Map<string, GivenHomily>();
  for (const row of found.rows) {
    const checked = checkRow(row);
    if (checked.status === 'bad') {
      faults.push({ number: checked.number, reason: checked.reason });
      continue;
    }
    const { homily } = checked;
    const earlier = byDate.get(homily.date);
    if (earlier !== undefined)
      replaced.push({ number: earlier.number, date: homily.date, by: homily.number });
    byDate.set(homily.date, homily);
  }
  return {
    homilies: [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    faults: faults.toSorted((a, b) => a.number - b.number),
    replaced,
  };
}
