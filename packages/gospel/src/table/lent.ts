import {
  alternatives,
  eitherOf,
  forMass,
  longOrShort,
  type NamedTable,
  type Reading,
  type SundaysByYear,
  type WeekTable,
} from './entry.ts';

const samaritanWoman = ['Jn 4:5-42', 'Jn 4:5-15, 19b-26, 39a, 40-42'] as const;
const manBornBlind = ['Jn 9:1-41', 'Jn 9:1, 6-9, 13-17, 34-38'] as const;
const lazarus = ['Jn 11:1-45', 'Jn 11:3-7, 17, 20-27, 33b-45'] as const;

const passion = (passages: readonly [string, string], ...procession: string[]): Reading => [
  ...longOrShort(...passages),
  ...forMass('procession', ...procession),
];

// The Gospels of Year A may be read every year with people who prepare for baptism, so B and C list them as well.
export const lentSundays: SundaysByYear = {
  A: {
    1: 'Mt 4:1-11',
    2: 'Mt 17:1-9',
    3: longOrShort(...samaritanWoman),
    4: longOrShort(...manBornBlind),
    5: longOrShort(...lazarus),
    6: passion(['Mt 26:14-27:66', 'Mt 27:11-54'], 'Mt 21:1-11'),
  },
  B: {
    1: 'Mk 1:12-15',
    2: 'Mk 9:2-10',
    3: eitherOf('Jn 2:13-25', ...samaritanWoman),
    4: eitherOf('Jn 3:14-21', ...manBornBlind),
    5: eitherOf('Jn 12:20-33', ...lazarus),
    6: passion(['Mk 14:1-15:47', 'Mk 15:1-39'], 'Mk 11:1-10', 'Jn 12:12-16'),
  },
  C: {
    1: 'Lk 4:1-13',
    2: 'Lk 9:28b-36',
    3: eitherOf('Lk 13:1-9', ...samaritanWoman),
    4: eitherOf('Lk 15:1-3, 11-32', ...manBornBlind),
    5: eitherOf('Jn 8:1-11', ...lazarus),
    6: passion(['Lk 22:14-23:56', 'Lk 23:1-49'], 'Lk 19:28-40'),
  },
};

const adulteress = 'Jn 8:1-11';

export const lentWeekdays: WeekTable = {
  1: ['Mt 25:31-46', 'Mt 6:7-15', 'Lk 11:29-32', 'Mt 7:7-12', 'Mt 5:20-26', 'Mt 5:43-48'],
  2: ['Lk 6:36-38', 'Mt 23:1-12', 'Mt 20:17-28', 'Lk 16:19-31', 'Mt 21:33-43, 45-46', 'Lk 15:1-3, 11-32'],
  3: ['Lk 4:24-30', 'Mt 18:21-35', 'Mt 5:17-19', 'Lk 11:14-23', 'Mk 12:28-34', 'Lk 18:9-14'],
  4: ['Jn 4:43-54', 'Jn 5:1-16', 'Jn 5:17-30', 'Jn 5:31-47', 'Jn 7:1-2, 10, 25-30', 'Jn 7:40-53'],
  5: [
    // In Year C it was read the day before.
    { A: adulteress, B: adulteress, C: 'Jn 8:12-20' },
    'Jn 8:21-30',
    'Jn 8:31-42',
    'Jn 8:51-59',
    'Jn 10:31-42',
    'Jn 11:45-56',
  ],
};

export const lentDays: NamedTable = {
  ash_wednesday: 'Mt 6:1-6, 16-18',
  thursday_after_ash_wednesday: 'Lk 9:22-25',
  friday_after_ash_wednesday: 'Mt 9:14-15',
  saturday_after_ash_wednesday: 'Lk 5:27-32',
  holy_monday: 'Jn 12:1-11',
  holy_tuesday: 'Jn 13:21-33, 36-38',
  holy_wednesday: 'Mt 26:14-25',
};

const vigilByYear = { A: 'Mt 28:1-10', B: 'Mk 16:1-7', C: 'Lk 24:1-12' } as const;
const easterDay = (vigil: string): Reading => [
  ...forMass('day', 'Jn 20:1-9'),
  ...forMass('vigil', vigil),
  // At an afternoon or evening Mass.
  ...alternatives('Lk 24:13-35'),
];

export const triduum: NamedTable = {
  // The alternative is that of the Chrism Mass.
  thursday_of_the_lords_supper: eitherOf('Jn 13:1-15', 'Lk 4:16-21'),
  friday_of_the_passion_of_the_lord: 'Jn 18:1-19:42',
  holy_saturday: {
    A: forMass('vigil', vigilByYear.A),
    B: forMass('vigil', vigilByYear.B),
    C: forMass('vigil', vigilByYear.C),
  },
  easter_sunday: { A: easterDay(vigilByYear.A), B: easterDay(vigilByYear.B), C: easterDay(vigilByYear.C) },
};
