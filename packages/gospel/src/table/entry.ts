/**
 * only: no alternatives. long, short: the same passage, whole and abridged. alternative: may be read instead. The others
 * name the Mass, or the part of it, at which the Gospel is read.
 */
export type OptionKind =
  | 'only'
  | 'long'
  | 'short'
  | 'alternative'
  | 'procession'
  | 'vigil'
  | 'night'
  | 'dawn'
  | 'day';

export interface GospelOption {
  /** 'Lk 17:26-37' */
  citation: string;
  kind: OptionKind;
}

/** The options of one day, the usual one first. */
export type Reading = readonly GospelOption[];

export const only = (citation: string): Reading => [{ citation, kind: 'only' }];

export const longOrShort = (long: string, short: string): Reading => [
  { citation: long, kind: 'long' },
  { citation: short, kind: 'short' },
];

export const alternatives = (...citations: string[]): Reading =>
  citations.map((citation) => ({ citation, kind: 'alternative' }));

/** The first is what is usually read. */
export const eitherOf = (first: string, ...others: string[]): Reading => [
  ...only(first),
  ...alternatives(...others),
];

export const forMass = (kind: OptionKind, ...citations: string[]): Reading =>
  citations.map((citation) => ({ citation, kind }));

export const sundayYears = ['A', 'B', 'C'] as const;
export type SundayYear = (typeof sundayYears)[number];

/** A citation alone has no alternatives. */
type Entry = string | Reading;

/** One entry, or one for each Sunday year. */
export type YearEntry = Entry | Readonly<Record<SundayYear, Entry>>;

export type SundaysByYear = Readonly<Record<SundayYear, Readonly<Record<number, Entry>>>>;

/** Monday to Saturday of each week. */
export type WeekTable = Readonly<Record<number, readonly YearEntry[]>>;

/** By celebration id, or by month and day. */
export type NamedTable = Readonly<Record<string, YearEntry>>;
