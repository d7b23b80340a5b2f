import { expect, test } from 'vitest';
import { formatColor, shortenCelebration } from './liturgical-day.ts';

test.each([
  ['The Presentation of the Blessed Virgin Mary', 'memorial', 'Presentation of Mary'],
  ['Saint Elizabeth of Hungary, Religious', 'memorial', 'St. Elizabeth of Hungary'],
  ['Saints Cyril, Monk, and Methodius, Bishop', 'memorial', 'Sts. Cyril and Methodius'],
  [
    'Saint Andrew Dũng-Lạc, Priest, and Companions, Martyrs',
    'memorial',
    'St. Andrew Dũng-Lạc and Companions',
  ],
  ['Saints Peter and Paul, Apostles', 'solemnity', 'Sts. Peter and Paul'],
  ['Our Lord Jesus Christ, King of the Universe', 'solemnity', 'Christ the King'],
  ['Thirty-third Sunday in Ordinary Time', 'sunday', 'Thirty-third Sunday'],
  ['Third Sunday of Advent', 'sunday', 'Third Sunday of Advent'],
  ['Monday of the thirty-third week of Ordinary Time', 'weekday', 'Weekday'],
  ['December 18', 'weekday', 'Weekday'],
  ['Ash Wednesday', 'weekday', 'Ash Wednesday'],
] as const)('%s is called %s in a calendar', (celebration, rank, short) => {
  expect(shortenCelebration({ celebration, rank })).toBe(short);
});

test('a color is shown with its reason', () => {
  expect(formatColor({ color: 'white', occasion: 'for a memorial of Our Lady' })).toBe(
    'White, for a memorial of Our Lady',
  );
});
