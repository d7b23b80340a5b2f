import { getWeekday } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import {
  adventDates,
  adventSundays,
  adventWeekdays,
  christmasDates,
  christmasFeasts,
  epiphanyWeekdays,
} from './christmas.ts';
import { easterFeasts, easterSundays, easterWeekdays } from './easter.ts';
import {
  alternatives,
  type GospelOption,
  type NamedTable,
  only,
  type Reading,
  type SundaysByYear,
  type SundayYear,
  sundayYears,
  type WeekTable,
  type YearEntry,
} from './entry.ts';
import {
  feastsOfMary,
  feastsOfSaints,
  feastsOfTheLord,
  meetingMemorials,
  properMemorials,
} from './feasts.ts';
import { lentDays, lentSundays, lentWeekdays, triduum } from './lent.ts';
import { ordinarySundays } from './ordinary-sundays.ts';
import { ordinaryWeekdays } from './ordinary-weekdays.ts';

const byCelebration: NamedTable = {
  ...christmasFeasts,
  ...lentDays,
  ...triduum,
  ...easterFeasts,
  ...feastsOfTheLord,
  ...feastsOfMary,
  ...feastsOfSaints,
  ...properMemorials,
};

interface Season {
  sundays?: SundaysByYear;
  weekdays?: WeekTable;
  /** By month and day. */
  dates?: NamedTable;
}

const seasons: Readonly<Record<string, Season>> = {
  Advent: { sundays: adventSundays, weekdays: adventWeekdays, dates: adventDates },
  'Christmas Time': { weekdays: epiphanyWeekdays, dates: christmasDates },
  Lent: { sundays: lentSundays, weekdays: lentWeekdays },
  'Easter Time': { sundays: easterSundays, weekdays: easterWeekdays },
  'Ordinary Time': { sundays: ordinarySundays, weekdays: ordinaryWeekdays },
};

/** The usual one first. Empty only for a day that is not in the calendar. */
export function gospelOptions(day: LiturgicalDay): readonly GospelOption[] {
  const year = getSundayYear(day);
  const optional = listOptionalGospels(day);
  const proper = optional.length === 0 ? lookUp(byCelebration, day.celebrationId) : undefined;
  const entry = proper ?? findBySeason(day, year);
  return [...(entry === undefined ? [] : selectYear(entry, year)), ...alternatives(...optional)];
}

function listOptionalGospels(day: LiturgicalDay): string[] {
  if (isThanksgiving(day.date)) return ['Lk 17:11-19'];
  const meeting = lookUp(meetingMemorials, day.celebrationId);
  return meeting?.dates.includes(monthAndDay(day.date)) ? [meeting.gospel] : [];
}

const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const monthAndDay = (date: string): string => date.slice('YYYY-'.length);

// On a memorial the celebration id is not that of the weekday, so this uses season, week and weekday.
function findBySeason(day: LiturgicalDay, year: SundayYear): YearEntry | undefined {
  const season = seasons[day.season];
  const weekday = getWeekday(day.date);
  if (weekday === 0) return season?.sundays?.[year][day.weekOfSeason];
  const ofWeek = season?.weekdays?.[day.weekOfSeason]?.[weekday - 1];
  const ofDate = season?.dates?.[monthAndDay(day.date)];
  // The date takes precedence late in Advent, the week after Epiphany.
  return day.season === 'Christmas Time' ? (ofWeek ?? ofDate) : (ofDate ?? ofWeek);
}

function selectYear(entry: YearEntry, year: SundayYear): Reading {
  const chosen = typeof entry !== 'string' && 'A' in entry ? entry[year] : entry;
  return typeof chosen === 'string' ? only(chosen) : chosen;
}

const getSundayYear = (day: LiturgicalDay): SundayYear =>
  sundayYears.find((year) => year === day.sundayCycle) ?? 'A';

/** The fourth Thursday of November. */
function isThanksgiving(date: string): boolean {
  const dayOfMonth = Number(date.slice('YYYY-MM-'.length));
  return date.slice(5, 7) === '11' && getWeekday(date) === 4 && dayOfMonth > 21 && dayOfMonth <= 28;
}
