import type { DayColor, DayRank, LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';

/** The part of romcal's answer that we read. */
export interface RomcalDay {
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

// The evening of Holy Thursday has its own entry, second in romcal's list; it is the day people know.
const preferred = new Set(['thursday_of_the_lords_supper']);

const principal = (entries: readonly RomcalDay[]): RomcalDay | undefined =>
  entries.find((entry) => preferred.has(entry.id)) ?? entries[0];

function occasionOf(day: RomcalDay, rank: DayRank, season: string): string {
  const named = rank === 'memorial' || rank === 'feast' || rank === 'solemnity' ? `a ${rank}` : '';
  if (day.titles?.includes('MARTYR')) return 'for a martyr';
  if (named && day.commonsDef?.includes('BlessedVirginMary')) return `for ${named} of Our Lady`;
  return named ? `for ${named}` : `for ${season === 'Paschal Triduum' ? 'the Triduum' : season}`;
}

/** As the books print it, where romcal writes it otherwise. */
const nameOf = ({ name }: RomcalDay): string =>
  name.replace(/\/Easter Vigil$/, '').replace(/\(All Soul[’']s Day\)$/, '(All Souls)');

export function liturgicalDay(entries: readonly RomcalDay[]): LiturgicalDay | undefined {
  const day = principal(entries);
  if (!day) return undefined;
  const season = day.seasonNames?.[0] ?? 'Ordinary Time';
  const rank = ranks[day.rank] ?? 'weekday';
  // Commemorations late in Advent and Holy Saturday come without a color: the season's stands in.
  const color = colors[day.colors[0] ?? ''] ?? seasonColors[day.seasons[0] ?? ''] ?? 'green';
  return {
    date: day.date,
    celebrationId: day.id,
    celebration: nameOf(day),
    rank,
    season,
    weekOfSeason: day.calendar.weekOfSeason,
    color,
    occasion: occasionOf(day, rank, season),
    sundayCycle: day.cycles.sundayCycle.replace('YEAR_', ''),
    weekdayCycle: day.cycles.weekdayCycle === 'YEAR_2' ? 'II' : 'I',
  };
}
