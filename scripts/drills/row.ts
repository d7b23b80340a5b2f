// A drill returns one table row for each fault that it causes.

/** How readers' requests were answered during the fault. */
export interface ReaderResult {
  readonly answers: number;
  /** 503 or 429 with `Retry-After`. */
  readonly refused: number;
  /** All other failures, by path and reason, with their number. */
  readonly bad: ReadonlyMap<string, number>;
  readonly longestMs: number;
  readonly longestAt: string;
}

export interface Row {
  readonly fault: string;
  readonly readers?: ReaderResult;
  /** Other results, such as the time to recover. */
  readonly figure: string;
  /** The site recovered without help. */
  readonly isRecovered: boolean;
  /** Acknowledged writes, and how many of them are missing or stored twice. */
  readonly writes?: { readonly acknowledged: number; readonly lost: number; readonly duplicated: number };
  /** Broken promises that do not follow from the other fields. */
  readonly failures?: readonly string[];
}

export type Rows = AsyncGenerator<Row, void, undefined>;

/** Every drill requires: no wrong answer, recovery without help, no write lost or duplicated. */
export function findFailures({ fault, readers, isRecovered, writes, failures = [] }: Row): string[] {
  const all = [...failures];
  for (const [kind, times] of readers?.bad ?? []) all.push(`${times} times: ${kind}`);
  if (!isRecovered) all.push('the site did not recover');
  if (writes !== undefined && writes.lost > 0)
    all.push(`${writes.lost} of ${writes.acknowledged} writes were lost`);
  if (writes !== undefined && writes.duplicated > 0)
    all.push(`${writes.duplicated} of ${writes.acknowledged} writes were duplicated`);
  return all.map((failure) => `${fault}: ${failure}`);
}

export const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

function formatReaders({ answers, refused, bad, longestMs }: ReaderResult): string {
  const wrong = [...bad.values()].reduce((sum, times) => sum + times, 0);
  const thousands = answers.toLocaleString('en-US');
  return `${thousands} answers, ${refused} refused for a moment, ${wrong} wrong; longest ${formatSeconds(longestMs)}`;
}

const formatWrites = ({ acknowledged, lost, duplicated }: NonNullable<Row['writes']>): string =>
  `${lost} and ${duplicated} of ${acknowledged}`;

export const tableHead =
  '| Fault | Readers | Figures | Recovers by itself | Lost and duplicated |\n|---|---|---|---|---|';

export function formatRow(row: Row): string {
  const cells = [
    row.fault,
    row.readers === undefined ? '' : formatReaders(row.readers),
    row.figure,
    row.isRecovered ? 'yes' : 'no',
    row.writes === undefined ? '' : formatWrites(row.writes),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const printProgress = (round: number, rounds: number): void =>
  void process.stderr.write(`\r${round + 1} of ${rounds} rounds${round + 1 === rounds ? '\n' : ''}`);
