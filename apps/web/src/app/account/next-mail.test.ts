import { expect, test } from 'vitest';
import { formatNextMail } from './next-mail.tsx';

const now = new Date('2026-11-22T20:30:00Z');
const usual = {
  rhythm: 'daily',
  hour: 6,
  zone: 'America/New_York',
  suppression: null,
  isSubscriber: true,
} as const;

test.each([
  [{}, 'The next page comes by email on Monday about 6:00 a.m.'],
  [{ hour: 16 }, 'The next page comes by email today about 4:00 p.m.'],
  [{ hour: 15 }, 'The next page comes by email on Monday about 3:00 p.m.'],
  [{ hour: 12 }, 'The next page comes by email on Monday about 12:00 p.m. (noon).'],
  [{ zone: 'Pacific/Auckland' }, 'The next page comes by email on Tuesday about 6:00 a.m.'],
  [{ rhythm: 'sundays' }, 'The next page comes by email on Sunday about 6:00 a.m.'],
  [{ rhythm: 'sundays', hour: 16 }, 'The next page comes by email today about 4:00 p.m.'],
  [{ rhythm: 'none' }, 'The morning mail is off.'],
  [{ suppression: 'refused' }, 'The morning mail isn’t reaching you right now.'],
  [{ isSubscriber: false }, 'The morning mail comes with a subscription.'],
] as const)('the next mail is announced in the reader’s time zone: %j', (preference, text) => {
  // The hour has a no-break space.
  expect(formatNextMail({ ...usual, ...preference }, now)).toBe(
    text.replace(/(?<=\d) (?=[ap]\.m\.)/, '\u00a0'),
  );
});
