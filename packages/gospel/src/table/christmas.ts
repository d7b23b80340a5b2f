import {
  eitherOf,
  forMass,
  longOrShort,
  type NamedTable,
  type SundaysByYear,
  type WeekTable,
} from './entry.ts';

export const christmasFeasts: NamedTable = {
  nativity_of_the_lord: [
    ...forMass('day', 'Jn 1:1-18', 'Jn 1:1-5, 9-14'),
    ...forMass('vigil', 'Mt 1:1-25', 'Mt 1:18-25'),
    ...forMass('night', 'Lk 2:1-14'),
    ...forMass('dawn', 'Lk 2:15-20'),
  ],
  stephen_the_first_martyr: 'Mt 10:17-22',
  john_apostle: 'Jn 20:1a, 2-8',
  holy_innocents_martyrs: 'Mt 2:13-18',
  holy_family_of_jesus_mary_and_joseph: {
    A: 'Mt 2:13-15, 19-23',
    B: longOrShort('Lk 2:22-40', 'Lk 2:22, 39-40'),
    C: 'Lk 2:41-52',
  },
  mary_mother_of_god: 'Lk 2:16-21',
  epiphany_of_the_lord: 'Mt 2:1-12',
  baptism_of_the_lord: { A: 'Mt 3:13-17', B: 'Mk 1:7-11', C: 'Lk 3:15-16, 21-22' },
};

/** The octave, and January until Epiphany. */
export const christmasDates: NamedTable = {
  '12-29': 'Lk 2:22-35',
  '12-30': 'Lk 2:36-40',
  '12-31': 'Jn 1:1-18',
  '01-02': 'Jn 1:19-28',
  '01-03': 'Jn 1:29-34',
  '01-04': 'Jn 1:35-42',
  '01-05': 'Jn 1:43-51',
  '01-06': eitherOf('Mk 1:7-11', 'Lk 3:23-38', 'Lk 3:23, 31-34, 36, 38'),
  '01-07': 'Jn 2:1-11',
};

/** The calendar counts the days after Epiphany as the third week. */
export const epiphanyWeekdays: WeekTable = {
  3: ['Mt 4:12-17, 23-25', 'Mk 6:34-44', 'Mk 6:45-52', 'Lk 4:14-22', 'Lk 5:12-16', 'Jn 3:22-30'],
};

export const adventSundays: SundaysByYear = {
  A: { 1: 'Mt 24:37-44', 2: 'Mt 3:1-12', 3: 'Mt 11:2-11', 4: 'Mt 1:18-24' },
  B: { 1: 'Mk 13:33-37', 2: 'Mk 1:1-8', 3: 'Jn 1:6-8, 19-28', 4: 'Lk 1:26-38' },
  C: { 1: 'Lk 21:25-28, 34-36', 2: 'Lk 3:1-6', 3: 'Lk 3:10-18', 4: 'Lk 1:39-45' },
};

export const adventWeekdays: WeekTable = {
  1: ['Mt 8:5-11', 'Lk 10:21-24', 'Mt 15:29-37', 'Mt 7:21, 24-27', 'Mt 9:27-31', 'Mt 9:35-10:1, 5a, 6-8'],
  2: ['Lk 5:17-26', 'Mt 18:12-14', 'Mt 11:28-30', 'Mt 11:11-15', 'Mt 11:16-19', 'Mt 17:9a, 10-13'],
  3: ['Mt 21:23-27', 'Mt 21:28-32', 'Lk 7:18b-23', 'Lk 7:24-30', 'Jn 5:33-36'],
};

/** These dates take precedence over the week. */
export const adventDates: NamedTable = {
  '12-17': 'Mt 1:1-17',
  '12-18': 'Mt 1:18-25',
  '12-19': 'Lk 1:5-25',
  '12-20': 'Lk 1:26-38',
  '12-21': 'Lk 1:39-45',
  '12-22': 'Lk 1:46-56',
  '12-23': 'Lk 1:57-66',
  '12-24': 'Lk 1:67-79',
};
