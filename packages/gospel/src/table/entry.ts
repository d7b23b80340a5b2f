import type { Reading } from './option.ts';

export const sundayYears = ['A', 'B', 'C'] as const;
export type SundayYear = (typeof sundayYears)[number];

/** A citation where nothing else is read. */
export type Entry = string | Reading;

/** An entry for each Sunday year, where it matters. */
export type YearEntry = Entry | Readonly<Record<SundayYear, Entry>>;

export type SundaysByYear = Readonly<Record<SundayYear, Readonly<Record<number, Entry>>>>;

/** Monday to Saturday of each week. */
export type WeekTable = Readonly<Record<number, readonly YearEntry[]>>;

/** By the calendar's name of the celebration, or by month and day. */
export type NamedTable = Readonly<Record<string, YearEntry>>;
