export type DayColor = 'white' | 'green' | 'violet' | 'rose' | 'red';
export type DayRank = 'solemnity' | 'sunday' | 'feast' | 'memorial' | 'weekday';

/** A date in the liturgical calendar. */
export interface LiturgicalDay {
  date: string;
  celebrationId: string;
  celebration: string;
  rank: DayRank;
  season: string;
  weekOfSeason: number;
  color: DayColor;
  /** The reason for the color: 'for a memorial of Our Lady'. */
  occasion: string;
  sundayCycle: string;
  weekdayCycle: string;
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'White, for a memorial of Our Lady' */
export const formatColor = (day: Pick<LiturgicalDay, 'color' | 'occasion'>): string =>
  `${capitalize(day.color)}, ${day.occasion}`;

/** For calendars: without the titles after a comma; an ordinary weekday is 'Weekday'. */
export function shortenCelebration(day: Pick<LiturgicalDay, 'celebration' | 'rank'>): string {
  if (day.rank === 'weekday' && / week |^[A-Z][a-z]+ \d+$/.test(day.celebration)) return 'Weekday';
  return (
    day.celebration
      .replace(/^Our Lord Jesus Christ, King.*$/, 'Christ the King')
      .replace(/ (of|in) Ordinary Time$/, '')
      .replace(/^The /, '')
      .replace(/ of the Blessed Virgin Mary/, ' of Mary')
      // The titles of a single saint, then those of each of several saints.
      .replace(/^(?!Saints |.*, and )([^,]*),.*$/, '$1')
      .replace(/, (?!and )[^,]*/g, '')
      .replace(/, and /g, ' and ')
      .replace(/^Saints /, 'Sts. ')
      .replace(/^Saint /, 'St. ')
  );
}
