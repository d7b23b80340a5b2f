/** A row of what a command shows: the same members for people and for programs. */
export type Row = Readonly<Record<string, Value>>;
type Value = string | number | boolean | null | readonly string[] | object;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

export interface Output {
  readonly json?: boolean | undefined;
}

export function printRows(rows: readonly Row[], empty: string, { json = false }: Output): void {
  if (json) say(JSON.stringify(rows, null, 2));
  else say(rows.length === 0 ? empty : table(rows));
}

export function printRow(row: Row, { json = false }: Output): void {
  if (json) {
    say(JSON.stringify(row, null, 2));
    return;
  }
  const width = Math.max(...Object.keys(row).map((name) => name.length));
  for (const [name, value] of Object.entries(row))
    say(isSetting(name) ? `${name}=${plain(value)}` : `${title(name).padEnd(width + 2)}${plain(value)}`);
}

/** As spreadsheets read it. A cell that begins like a formula is kept from being one. */
export function printCsv(rows: readonly Row[]): void {
  const names = Object.keys(rows[0] ?? {});
  for (const line of [names, ...rows.map((row) => names.map((name) => textOf(row[name] ?? null)))]) {
    say(line.map(cellOf).join(','));
  }
}

function cellOf(text: string): string {
  const harmless = /^[=+@\t\r-]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What a command did, in a sentence; a program gets the facts. */
export function printResult(sentence: string, facts: Row, { json = false }: Output): void {
  say(json ? JSON.stringify(facts, null, 2) : sentence);
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

/** A setting is printed as the line that it is to be. */
const isSetting = (name: string): boolean => /^[A-Z_]+$/.test(name);

const title = (name: string): string =>
  isSetting(name) ? name : name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();

// A control character in a name must not move the cursor of whoever reads the table.
function plain(value: Value): string {
  return textOf(value).replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '?') || '-';
}

function textOf(value: Value): string {
  if (Array.isArray(value)) return value.join(', ');
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
