import { addDays, weekdayOf } from '@wayfare/contracts/rules/calendar-date';
import { gospelStanzas } from '@wayfare/contracts/rules/gospel-stanzas';
import { nameOfHomily, referenceOf } from '@wayfare/contracts/rules/homily-name';
import { readLightMarks } from '@wayfare/contracts/rules/light-marks';
import { colorInWords, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { versesOf } from '@wayfare/contracts/rules/verse-numbers';
import type { Block, Booklet, BookletDay, Piece } from '#adapters/booklets/booklets.ts';
import { dateInWords, dayInWords } from '#emails/words.ts';
import { daysBetween } from '#features/calendar/days-between.ts';
import { findHomilies, type Homily } from '../homily.ts';
import type { HomilyDeps } from '../homily-deps.ts';

type Needs = Pick<HomilyDeps, 'db' | 'calendar' | 'siteName'> & { readonly publicUrl: string };

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

export const sundayOf = (date: string): string => addDays(date, -weekdayOf(date));

/** The week around a date, from its Sunday, as far as it can be read; null where nothing of it can. */
export async function weekOfHomilies(needs: Needs, date: string, today: string): Promise<Booklet | null> {
  const { db, calendar, siteName, publicUrl } = needs;
  const sunday = sundayOf(date);
  const dates = Array.from({ length: 7 }, (_, at) => addDays(sunday, at)).filter((each) => each <= today);
  const homilies = (await findHomilies(db, dates)).toReversed();
  const [first] = homilies;
  if (first === undefined) return null;
  const church = await daysBetween(db, calendar, sunday, addDays(sunday, 6));
  return {
    id: `tag:${new URL(publicUrl).hostname},2026:week/${sunday}`,
    siteName,
    address: publicUrl,
    title: `The week of ${dateInWords(noonOf(sunday), 'UTC')}`,
    modifiedAt: new Date(Math.max(...homilies.map(({ publishedAt }) => publishedAt.getTime()))).toISOString(),
    days: homilies.map((homily) =>
      dayOf(
        homily,
        church.find((day) => day.date === homily.date),
      ),
    ),
  };
}

function dayOf(homily: Homily, day: LiturgicalDay | undefined): BookletDay {
  const { date, author } = homily;
  return {
    date,
    title: nameOfHomily(homily),
    dateInWords: dayInWords(noonOf(date), 'UTC'),
    about: [
      ...(day === undefined ? [] : [day.celebration, colorInWords(day)]),
      ...(author === '' ? [] : [`By ${author}`]),
    ],
    blocks: blocksOf(homily),
  };
}

const plain = (text: string): Piece[] => [{ text, style: 'plain' }];
const one = (kind: Block['kind'], text: string): Block[] =>
  text === '' ? [] : [{ kind, lines: [plain(text)] }];

/** As the page of the day has it. */
function blocksOf(homily: Homily): Block[] {
  const { gospelText, source, copyright, homilyText, practice } = homily;
  return [
    ...one('heading', referenceOf(homily)),
    ...one('note', source),
    ...gospelStanzas(gospelText).map(
      (stanza) => ({ kind: 'paragraph', lines: stanza.map(versePieces) }) as const,
    ),
    ...one('note', copyright),
    ...one('heading', 'The reflection'),
    ...readLightMarks(homilyText).map(({ isQuotation, lines }) => ({
      kind: isQuotation ? ('quotation' as const) : ('paragraph' as const),
      lines: lines.map((runs) =>
        runs.map(({ text, isEmphasis }) => ({
          text,
          style: isEmphasis ? ('emphasis' as const) : ('plain' as const),
        })),
      ),
    })),
    ...(practice === '' ? [] : [...one('heading', 'One thing to do'), ...one('paragraph', practice)]),
  ];
}

const versePieces = (line: string): Piece[] =>
  versesOf(line).flatMap(({ number, text }) => [
    ...(number === null ? [] : [{ text: number, style: 'verse' } as const]),
    ...plain(text),
  ]);
