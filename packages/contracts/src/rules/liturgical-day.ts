export type DayColor = 'white' | 'green' | 'violet' | 'rose' | 'red';
export type DayRank = 'solemnity' | 'sunday' | 'feast' | 'memorial' | 'weekday';

/** What the Church keeps on one date, as the site tells it. */
export interface LiturgicalDay {
  date: string;
  celebrationId: string;
  celebration: string;
  rank: DayRank;
  season: string;
  weekOfSeason: number;
  color: DayColor;
  /** Why this color, in words that follow it: 'for a memorial of Our Lady'. */
  occasion: string;
  sundayCycle: string;
  weekdayCycle: string;
}

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'White, for a memorial of Our Lady': the color always stands beside its name and its reason. */
export const colorInWords = (day: Pick<LiturgicalDay, 'color' | 'occasion'>): string =>
  `${capitalized(day.color)}, ${day.occasion}`;

/** A name short enough for a calendar: titles after the comma go, and a plain weekday is just that. */
export function shortCelebration(day: Pick<LiturgicalDay, 'celebration' | 'rank'>): string {
  if (day.rank === 'weekday' && / week |^[A-Z][a-z]+ \d+$/.test(day.celebration)) return 'Weekday';
  return (
    day.celebration
      .replace(/^Our Lord Jesus Christ, King.*$/, 'Christ the King')
      .replace(/ (of|in) Ordinary Time$/, '')
      .replace(/^The /, '')
      .replace(/ of the Blessed Virgin Mary/, ' of Mary')
      // Of one saint all titles go; of several, each one's, and the others stay.
      .replace(/^(?!Saints |.*, and )([^,]*),.*$/, '$1')
      .replace(/, (?!and )[^,]*/g, '')
      .replace(/, and /g, ' and ')
      .replace(/^Saints /, 'Sts. ')
      .replace(/^Saint /, 'St. ')
  );
}
