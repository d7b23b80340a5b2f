import { expect, test } from 'vitest';
import { toSpokenText } from './speech-text.ts';

test.each([
  ['John 3:16', 'John 3, 16'],
  ['Luke 20:27–40', 'Luke 20, 27 to 40'],
  ['Read Lk 19:1-10, 12 tonight.', 'Read Luke 19, 1 to 10, 12 tonight.'],
  ['1 Cor 13:4a', 'First Corinthians 13, 4'],
  ['2 Timothy 1:7; 2:3-4', 'Second Timothy 1, 7; 2, 3 to 4'],
  ['Song of Songs 2:8', 'Song of Songs 2, 8'],
  ['Mass begins at 10:30, and John came at 9:15.', 'Mass begins at 10:30, and John came at 9:15.'],
  ['Come, John, at 10:30; 11:00 is too late.', 'Come, John, at 10:30; 11:00 is too late.'],
  ['³¹“But when the Son of Man comes', '“But when the Son of Man comes'],
  ['a footnote* here', 'a footnote here'],
  ['In the year 1054, 3:2 was the score.', 'In the year 1054, 3:2 was the score.'],
])('%s is spoken as %s', (written, spoken) => {
  expect(toSpokenText(written)).toBe(spoken);
});
