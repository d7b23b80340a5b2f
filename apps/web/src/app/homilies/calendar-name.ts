import { type LiturgicalDay, shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';

/** What people call a day whose name in the books is long. */
const calledSo: readonly (readonly [written: RegExp, called: string])[] = [
  [/^Commemoration of All the Faithful Departed.*/, 'All Souls'],
  [/^Octave Day of the Nativity of the Lord.*/, 'Mary, Mother of God'],
  [/^Nativity of the Lord.*/, 'Christmas'],
  [/^Easter Sunday.*/, 'Easter Sunday'],
  [/^Palm Sunday.*/, 'Palm Sunday'],
  [/^Thursday of the Lord’s Supper$/, 'Holy Thursday'],
  [/^Friday of the Passion of the Lord$/, 'Good Friday'],
  [/^\w+day within the Octave of Easter$/, 'Octave of Easter'],
  [/^.*within the Octave of the Nativity.*/, 'Octave of Christmas'],
  [/ or Sunday of Divine Mercy$/, ''],
  [/^Most Holy (?=Body)/, ''],
  [/^Dedication of the /, ''],
  [/ the Apostle$/, ''],
];

/** For a cell no wider than a thumb; whoever listens is told the whole name. */
export const nameInCalendar = (day: Pick<LiturgicalDay, 'celebration' | 'rank'>): string =>
  calledSo
    .reduce((name, [written, called]) => name.replace(written, called), shortenCelebration(day))
    .replaceAll(' Saint ', ' St. ');
