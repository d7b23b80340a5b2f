import { capitalize, type DayRank, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';

const ones = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const teens =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const tens: Readonly<Record<number, readonly [whole: string, compound: string]>> = {
  2: ['twentieth', 'twenty'],
  3: ['thirtieth', 'thirty'],
};

function ordinal(count: number): string {
  const [ten, one] = [Math.floor(count / 10), count % 10];
  if (ten === 0) return ones[one - 1] ?? `${count}th`;
  if (ten === 1) return teens[one] ?? `${count}th`;
  const [whole, compound] = tens[ten] ?? [`${count}th`, `${count}`];
  return one === 0 ? whole : `${compound}-${ones[one - 1]}`;
}

type InSeason = Pick<LiturgicalDay, 'season' | 'weekOfSeason'>;

const hasNoWeeks = (season: string) => /Christmas|Triduum/.test(season);

/** 'the thirty-third week of Ordinary Time'. Seasons without weeks have the name alone. */
export const formatWeek = ({ season, weekOfSeason }: InSeason): string =>
  weekOfSeason < 1 || hasNoWeeks(season) ? season : `the ${ordinal(weekOfSeason)} week of ${season}`;

export const rankNames: Readonly<Record<DayRank, string>> = {
  solemnity: 'Solemnity',
  sunday: 'Sunday',
  feast: 'Feast',
  memorial: 'Memorial',
  weekday: 'Weekday',
};

/** 'Memorial, in the thirty-third week of Ordinary Time' */
export const formatRank = (day: InSeason & Pick<LiturgicalDay, 'rank'>): string =>
  `${rankNames[day.rank]}, in ${formatWeek(day)}`;

export const formatCycles = ({
  sundayCycle,
  weekdayCycle,
}: Pick<LiturgicalDay, 'sundayCycle' | 'weekdayCycle'>): string =>
  `Sundays of Year ${sundayCycle}, weekdays of Year ${weekdayCycle}`;

/** Names both seasons if one ends within the week. */
export function formatWeekHeading(days: readonly InSeason[]): string | null {
  const [newest, oldest] = [days[0], days.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  if (newest.season !== oldest.season) return `${oldest.season}, then ${newest.season}`;
  if (newest.weekOfSeason !== oldest.weekOfSeason) return newest.season;
  return capitalize(formatWeek(newest).replace(/^the /, ''));
}
