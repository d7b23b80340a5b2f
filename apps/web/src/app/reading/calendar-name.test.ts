import { expect, test } from 'vitest';
import { formatCalendarName } from './month-calendar.tsx';

test.each([
  ['The Commemoration of All the Faithful Departed (All Souls)', 'solemnity', 'All Souls'],
  [
    'The Octave Day of the Nativity of the Lord: Solemnity of Mary, the Holy Mother of God',
    'solemnity',
    'Mary, Mother of God',
  ],
  ['The Nativity of the Lord (Christmas)', 'solemnity', 'Christmas'],
  ['Fifth Day within the Octave of the Nativity of the Lord', 'feast', 'Octave of Christmas'],
  ['Palm Sunday of the Passion of the Lord', 'sunday', 'Palm Sunday'],
  ['Thursday of the Lord’s Supper', 'solemnity', 'Holy Thursday'],
  ['Friday of the Passion of the Lord', 'solemnity', 'Good Friday'],
  ['Easter Sunday of the Resurrection of the Lord', 'solemnity', 'Easter Sunday'],
  ['Second Sunday of Easter or Sunday of Divine Mercy', 'sunday', 'Second Sunday of Easter'],
  ['Wednesday within the Octave of Easter', 'solemnity', 'Octave of Easter'],
  ['The Most Holy Body and Blood of Christ', 'solemnity', 'Body and Blood of Christ'],
  ['The Dedication of the Lateran Basilica', 'feast', 'Lateran Basilica'],
  ['The Conversion of Saint Paul the Apostle', 'feast', 'Conversion of St. Paul'],
  ['Saint Charles Borromeo, Bishop', 'memorial', 'St. Charles Borromeo'],
  ['First Sunday of Advent', 'sunday', 'First Sunday of Advent'],
] as const)('%s is shortened to %s', (celebration, rank, name) => {
  expect(formatCalendarName({ celebration, rank })).toBe(name);
});
