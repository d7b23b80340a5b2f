// What a drill hands back: a row of the table for each thing that it did to the site.

/** What those saw who went on reading meanwhile. */
export interface Seen {
  readonly answers: number;
  /** Told honestly to come again in a moment: 503, or 429 to who crosses himself, with `Retry-After`. */
  readonly refused: number;
  /** Anything else that is no good answer, as its address and what came of it, each kind with its number. */
  readonly bad: ReadonlyMap<string, number>;
  readonly longestMs: number;
  readonly longestAt: string;
}

export interface Row {
  readonly what: string;
  readonly seen?: Seen;
  /** The figures that are its own: how soon it was well again, how much memory it took. */
  readonly figure: string;
  /** Was it well again without anybody's help? */
  readonly isHealed: boolean;
  /** What was acknowledged and is not there, and what is there twice; nothing where nothing was written. */
  readonly kept?: { readonly written: number; readonly lost: number; readonly doubled: number };
  /** Promises that did not hold, each a sentence, besides those that can be read from the row. */
  readonly faults?: readonly string[];
}

export type Rows = AsyncGenerator<Row, void, undefined>;

/** What holds for every drill: nobody gets a wrong answer, it heals by itself, nothing is lost or doubled. */
export function faultsOf({ what, seen, isHealed, kept, faults = [] }: Row): string[] {
  const found = [...faults];
  for (const [kind, times] of seen?.bad ?? []) found.push(`${times} times: ${kind}`);
  if (!isHealed) found.push('it was not well again by itself');
  if (kept !== undefined && kept.lost > 0) found.push(`${kept.lost} of ${kept.written} were lost`);
  if (kept !== undefined && kept.doubled > 0) found.push(`${kept.doubled} of ${kept.written} were doubled`);
  return found.map((fault) => `${what}: ${fault}`);
}

export const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

function seenInWords({ answers, refused, bad, longestMs }: Seen): string {
  const wrong = [...bad.values()].reduce((sum, times) => sum + times, 0);
  const thousands = answers.toLocaleString('en-US');
  return `${thousands} answers, ${refused} asked to come again, ${wrong} bad; longest ${inSeconds(longestMs)}`;
}

const keptInWords = ({ written, lost, doubled }: NonNullable<Row['kept']>): string =>
  `${lost} and ${doubled} of ${written}`;

export const head =
  '| What was done | What readers saw | Figures | Healed by itself | Lost and doubled |\n|---|---|---|---|---|';

export function inWords(row: Row): string {
  const cells = [
    row.what,
    row.seen === undefined ? '' : seenInWords(row.seen),
    row.figure,
    row.isHealed ? 'yes' : 'no',
    row.kept === undefined ? '' : keptInWords(row.kept),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** For whoever waits: which of the rounds is done. */
export const tellRound = (round: number, rounds: number): void =>
  void process.stderr.write(`\r${round + 1} of ${rounds} rounds${round + 1 === rounds ? '\n' : ''}`);
