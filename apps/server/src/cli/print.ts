/** A row of output. Tables and JSON have the same fields. */
export type Row = Readonly<Record<string, Value>>;
type Value = string | number | boolean | null | readonly string[] | object;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

export interface Output {
  readonly json?: boolean | undefined;
  readonly csv?: boolean | undefined;
}

export function printRows(rows: readonly Row[], empty: string, { json = false, csv = false }: Output): void {
  if (csv) printCsv(rows);
  else if (json) print(JSON.stringify(rows, null, 2));
  else print(rows.length === 0 ? empty : table(rows));
}

export function printRow(row: Row, { json = false }: Output): void {
  if (json) {
    print(JSON.stringify(row, null, 2));
    return;
  }
  const width = Math.max(...Object.keys(row).map((name) => name.length));
  for (const [name, value] of Object.entries(row))
    print(isSetting(name) ? `${name}=${plain(value)}` : `${title(name).padEnd(width + 2)}${plain(value)}`);
}

/** Cells that begin like a formula are prefixed, so that spreadsheets do not run them. */
function printCsv(rows: readonly Row[]): void {
  const names = Object.keys(rows[0] ?? {});
  for (const line of [names, ...rows.map((row) => names.map((name) => toText(row[name] ?? null)))]) {
    print(line.map(csvCell).join(','));
  }
}

function csvCell(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Prints the sentence, or with --json the data. */
export function printResult(sentence: string, data: Row, { json = false }: Output): void {
  print(json ? JSON.stringify(data, null, 2) : sentence);
}

function table(rows: readonly Row[]): string {
  const [first = {}] = rows;
  const names = Object.keys(first);
  const cells = [names.map(title), ...rows.map((row) => names.map((name) => plain(row[name] ?? null)))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Settings are printed as NAME=value, ready to copy. */
const isSetting = (name: string): boolean => /^[A-Z_]+$/.test(name);

const title = (name: string): string =>
  isSetting(name) ? name : name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();

// Control characters in a name must not reach the terminal.
const plain = (value: Value): string =>
  toText(value).replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '?') || '-';

function toText(value: Value): string {
  if (Array.isArray(value)) return value.join(', ');
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
