import type { NamedTable, WeekTable } from './entry.ts';
import { eitherOf, forMass, longOrShort } from './option.ts';

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
