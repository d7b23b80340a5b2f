import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { openingOf } from '@wayfare/contracts/rules/excerpt';
import { nameOfHomily, referenceOf } from '@wayfare/contracts/rules/homily-name';
import { homilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import type { HomilyFacts } from '@wayfare/web/site';
import type { Db } from '#adapters/db/database.ts';
import { type Homily, homilyColumns } from './homily.ts';

/** What the front page shows of the homilies on a day: never the text of one, never one of a day to come. */
export async function frontPage(db: Db, today: string): Promise<HomilyFacts> {
  const { rows: newest } = await db.query<Homily>(
    `select ${homilyColumns} from homily where date <= $1 order by date desc limit 1`,
    [today],
  );
  const { rows: named } = await db.query<Pick<Homily, 'date' | 'title' | 'book' | 'chapter' | 'verse'>>(
    'select date, title, book, chapter, verse from homily where date > $1 and date <= $2 order by date',
    [addDays(today, -7), today],
  );
  return {
    newest: newest[0] === undefined ? null : opened(newest[0]),
    titles: Object.fromEntries(named.map((homily) => [homily.date, nameOfHomily(homily)])),
  };
}

const opened = (homily: Homily): HomilyFacts['newest'] => ({
  date: homily.date,
  title: nameOfHomily(homily),
  reference: referenceOf(homily),
  author: homily.author,
  opening: openingOf(homily.homilyText),
  minutes: homilyMinutes(homily),
});
