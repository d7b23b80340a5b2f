import type { NamedTable, SundaysByYear, WeekTable } from './entry.ts';

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
