// A separate process, because the library takes as much memory as the rest of the server and is needed for one
// second a year.

import { stdout } from 'node:process';
import { UnitedStates_En } from '@romcal/calendar.united-states';
import type { DayColor, DayRank, LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { Romcal } from 'romcal';

/** The fields of romcal's output that are used. */
interface RomcalDay {
  id: string;
  date: string;
  name: string;
  rank: string;
  colors: readonly string[];
  seasons: readonly string[];
  seasonNames?: readonly string[];
  commonsDef?: readonly string[];
  titles?: readonly unknown[];
  calendar: { weekOfSeason: number };
  cycles: { sundayCycle: string; weekdayCycle: string };
}

const colors: Record<string, DayColor> = {
  WHITE: 'white',
  GOLD: 'white',
  GREEN: 'green',
  PURPLE: 'violet',
  BLACK: 'violet',
  ROSE: 'rose',
  RED: 'red',
};

const seasonColors: Record<string, DayColor> = {
  ADVENT: 'violet',
  CHRISTMAS_TIME: 'white',
  LENT: 'violet',
  PASCHAL_TRIDUUM: 'white',
  EASTER_TIME: 'white',
  ORDINARY_TIME: 'green',
};

const ranks: Record<string, DayRank> = {
  SOLEMNITY: 'solemnity',
  SUNDAY: 'sunday',
  FEAST: 'feast',
  MEMORIAL: 'memorial',
};

// romcal lists the evening Mass of Holy Thursday second; people know the day by it.
const preferred = new Set(['thursday_of_the_lords_supper']);

const principal = (entries: readonly RomcalDay[]): RomcalDay | undefined =>
  entries.find((entry) => preferred.has(entry.id)) ?? entries[0];

function toOccasion(day: RomcalDay, rank: DayRank, season: string): string {
  const named = rank === 'memorial' || rank === 'feast' || rank === 'solemnity' ? `a ${rank}` : '';
  if (day.titles?.includes('MARTYR')) return 'for a martyr';
  if (named && day.commonsDef?.includes('BlessedVirginMary')) return `for ${named} of Our Lady`;
  return named ? `for ${named}` : `for ${season === 'Paschal Triduum' ? 'the Triduum' : season}`;
}

/** The printed name where romcal's differs. */
const toName = ({ name }: RomcalDay): string =>
  name.replace(/\/Easter Vigil$/, '').replace(/\(All Soul[’']s Day\)$/, '(All Souls)');

function toLiturgicalDay(entries: readonly RomcalDay[]): LiturgicalDay | undefined {
  const day = principal(entries);
  if (!day) return undefined;
  const season = day.seasonNames?.[0] ?? 'Ordinary Time';
  const rank = ranks[day.rank] ?? 'weekday';
  // Late Advent commemorations and Holy Saturday have no color: use the season's.
  const color = colors[day.colors[0] ?? ''] ?? seasonColors[day.seasons[0] ?? ''] ?? 'green';
  return {
    date: day.date,
    celebrationId: day.id,
    celebration: toName(day),
    rank,
    season,
    weekOfSeason: day.calendar.weekOfSeason,
    color,
    occasion: toOccasion(day, rank, season),
    sundayCycle: day.cycles.sundayCycle.replace('YEAR_', ''),
    weekdayCycle: day.cycles.weekdayCycle === 'YEAR_2' ? 'II' : 'I',
  };
}

// The translation library prints an advertisement through console.info, which would break the JSON output.
console.info = () => undefined;

const year = Number(process.argv[2]);
const calendar = await new Romcal({ localizedCalendar: UnitedStates_En }).generateCalendar(year);
stdout.write(JSON.stringify(Object.values(calendar).flatMap((entries) => toLiturgicalDay(entries) ?? [])));
