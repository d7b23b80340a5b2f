import { eitherOf, forMass, longOrShort, type NamedTable } from './entry.ts';

/** In Ordinary Time, or depending on the date of Easter. */
export const feastsOfTheLord: NamedTable = {
  presentation_of_the_lord: longOrShort('Lk 2:22-40', 'Lk 2:22-32'),
  annunciation_of_the_lord: 'Lk 1:26-38',
  most_holy_trinity: { A: 'Jn 3:16-18', B: 'Mt 28:16-20', C: 'Jn 16:12-15' },
  most_holy_body_and_blood_of_christ: { A: 'Jn 6:51-58', B: 'Mk 14:12-16, 22-26', C: 'Lk 9:11b-17' },
  most_sacred_heart_of_jesus: { A: 'Mt 11:25-30', B: 'Jn 19:31-37', C: 'Lk 15:3-7' },
  transfiguration_of_the_lord: { A: 'Mt 17:1-9', B: 'Mk 9:2-10', C: 'Lk 9:28b-36' },
  exaltation_of_the_holy_cross: 'Jn 3:13-17',
  dedication_of_the_lateran_basilica: 'Jn 2:13-22',
};

export const feastsOfMary: NamedTable = {
  visitation_of_mary: 'Lk 1:39-56',
  assumption_of_the_blessed_virgin_mary: [
    ...forMass('day', 'Lk 1:39-56'),
    ...forMass('vigil', 'Lk 11:27-28'),
  ],
  nativity_of_the_blessed_virgin_mary: longOrShort('Mt 1:1-16, 18-23', 'Mt 1:18-23'),
  immaculate_conception_of_the_blessed_virgin_mary: 'Lk 1:26-38',
  our_lady_of_guadalupe: eitherOf('Lk 1:26-38', 'Lk 1:39-47'),
};

export const feastsOfSaints: NamedTable = {
  conversion_of_saint_paul_the_apostle: 'Mk 16:15-18',
  chair_of_saint_peter_the_apostle: 'Mt 16:13-19',
  joseph_spouse_of_mary: eitherOf('Mt 1:16, 18-21, 24a', 'Lk 2:41-51a'),
  mark_evangelist: 'Mk 16:15-20',
  philip_and_james_apostles: 'Jn 14:6-14',
  matthias_apostle: 'Jn 15:9-17',
  nativity_of_john_the_baptist: [...forMass('day', 'Lk 1:57-66, 80'), ...forMass('vigil', 'Lk 1:5-17')],
  peter_and_paul_apostles: [...forMass('day', 'Mt 16:13-19'), ...forMass('vigil', 'Jn 21:15-19')],
  thomas_apostle: 'Jn 20:24-29',
  mary_magdalene: 'Jn 20:1-2, 11-18',
  james_apostle: 'Mt 20:20-28',
  lawrence_of_rome_deacon: 'Jn 12:24-26',
  bartholomew_apostle: 'Jn 1:45-51',
  matthew_apostle: 'Mt 9:9-13',
  michael_gabriel_and_raphael_archangels: 'Jn 1:47-51',
  luke_evangelist: 'Lk 10:1-9',
  simon_and_jude_apostles: 'Lk 6:12-16',
  all_saints: 'Mt 5:1-12a',
  andrew_apostle: 'Mt 4:18-22',
  // Any Gospel of the Masses for the Dead.
  commemoration_of_all_the_faithful_departed: eitherOf(
    'Jn 6:37-40',
    'Mt 5:1-12a',
    'Mt 11:25-30',
    'Mt 25:1-13',
    'Mt 25:31-46',
    'Mk 15:33-39; 16:1-6',
    'Lk 7:11-17',
    'Lk 12:35-40',
    'Lk 23:33, 39-43',
    'Lk 23:44-46, 50, 52-53; 24:1-6a',
    'Lk 24:13-35',
    'Jn 5:24-29',
    'Jn 6:51-58',
    'Jn 11:17-27',
    'Jn 11:32-45',
    'Jn 12:23-28',
    'Jn 14:1-6',
    'Jn 17:24-26',
    'Jn 19:17-18, 25-39',
  ),
};

const immaculateHeart = 'Lk 2:41-51';

/** Memorials that have a proper Gospel. All others use that of the weekday. */
export const properMemorials: NamedTable = {
  mary_mother_of_the_church: 'Jn 19:25-34',
  immaculate_heart_of_mary: immaculateHeart,
  martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: eitherOf('Jn 11:19-27', 'Lk 10:38-42'),
  passion_of_saint_john_the_baptist: 'Mk 6:17-29',
  our_lady_of_sorrows: eitherOf('Jn 19:25-27', 'Lk 2:33-35'),
  holy_guardian_angels: 'Mt 18:1-5, 10',
};

/** If a movable memorial coincides with another, both become optional and the weekday comes first. */
export const meetingMemorials: Readonly<Record<string, { dates: readonly string[]; gospel: string }>> = {
  immaculate_heart_of_mary: {
    dates: ['06-01', '06-03', '06-05', '06-11', '06-13', '06-21', '06-28'],
    gospel: immaculateHeart,
  },
};
