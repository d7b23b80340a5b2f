import type { Reading } from './option.ts';

export const sundayYears = ['A', 'B', 'C'] as const;
export type SundayYear = (typeof sundayYears)[number];

/** A citation alone has no alternatives. */
export type Entry = string | Reading;

/** One entry, or one for each Sunday year. */
export type YearEntry = Entry | Readonly<Record<SundayYear, Entry>>;

export type SundaysByYear = Readonly<Record<SundayYear, Readonly<Record<number, Entry>>>>;

/** Monday to Saturday of each week. */
export type WeekTable = Readonly<Record<number, readonly YearEntry[]>>;

/** By celebration id, or by month and day. */
export type NamedTable = Readonly<Record<string, YearEntry>>;
