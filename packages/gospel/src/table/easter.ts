import {
  eitherOf,
  forMass,
  longOrShort,
  type NamedTable,
  type Reading,
  type SundaysByYear,
  type WeekTable,
} from './entry.ts';

const thomas = 'Jn 20:19-31';

export const easterSundays: SundaysByYear = {
  A: { 2: thomas, 3: 'Lk 24:13-35', 4: 'Jn 10:1-10', 5: 'Jn 14:1-12', 6: 'Jn 14:15-21', 7: 'Jn 17:1-11a' },
  B: { 2: thomas, 3: 'Lk 24:35-48', 4: 'Jn 10:11-18', 5: 'Jn 15:1-8', 6: 'Jn 15:9-17', 7: 'Jn 17:11b-19' },
  C: {
    2: thomas,
    3: longOrShort('Jn 21:1-19', 'Jn 21:1-14'),
    4: 'Jn 10:27-30',
    5: 'Jn 13:31-33a, 34-35',
    6: 'Jn 14:23-29',
    7: 'Jn 17:20-26',
  },
};

const ascension = { A: 'Mt 28:16-20', B: 'Mk 16:15-20', C: 'Lk 24:46-53' } as const;
const goodShepherd = 'Jn 10:1-10';
const sixthThursday = 'Jn 16:16-20';

export const easterWeekdays: WeekTable = {
  1: ['Mt 28:8-15', 'Jn 20:11-18', 'Lk 24:13-35', 'Lk 24:35-48', 'Jn 21:1-14', 'Mk 16:9-15'],
  2: ['Jn 3:1-8', 'Jn 3:7b-15', 'Jn 3:16-21', 'Jn 3:31-36', 'Jn 6:1-15', 'Jn 6:16-21'],
  3: ['Jn 6:22-29', 'Jn 6:30-35', 'Jn 6:35-40', 'Jn 6:44-51', 'Jn 6:52-59', 'Jn 6:60-69'],
  4: [
    // In Year A it was read the day before.
    { A: 'Jn 10:11-18', B: goodShepherd, C: goodShepherd },
    'Jn 10:22-30',
    'Jn 12:44-50',
    'Jn 13:16-20',
    'Jn 14:1-6',
    'Jn 14:7-14',
  ],
  5: ['Jn 14:21-26', 'Jn 14:27-31a', 'Jn 15:1-8', 'Jn 15:9-11', 'Jn 15:12-17', 'Jn 15:18-21'],
  6: [
    'Jn 15:26-16:4a',
    'Jn 16:5-11',
    'Jn 16:12-15',
    // Ascension in some provinces.
    {
      A: eitherOf(sixthThursday, ascension.A),
      B: eitherOf(sixthThursday, ascension.B),
      C: eitherOf(sixthThursday, ascension.C),
    },
    'Jn 16:20-23',
    'Jn 16:23b-28',
  ],
  7: ['Jn 16:29-33', 'Jn 17:1-11a', 'Jn 17:11b-19', 'Jn 17:20-26', 'Jn 21:15-19', 'Jn 21:20-25'],
};

const pentecost = (...alternatives: string[]): Reading => [
  ...forMass('day', 'Jn 20:19-23'),
  ...forMass('alternative', ...alternatives),
  ...forMass('vigil', 'Jn 7:37-39'),
];

export const easterFeasts: NamedTable = {
  // In those provinces this Sunday is the seventh of Easter.
  ascension_of_the_lord: {
    A: eitherOf(ascension.A, 'Jn 17:1-11a'),
    B: eitherOf(ascension.B, 'Jn 17:11b-19'),
    C: eitherOf(ascension.C, 'Jn 17:20-26'),
  },
  pentecost_sunday: {
    A: pentecost(),
    B: pentecost('Jn 15:26-27; 16:12-15'),
    C: pentecost('Jn 14:15-16, 23b-26'),
  },
};
