import { expect, test } from 'vitest';
import { mailPreference } from './morning-mail.ts';

const good = { rhythm: 'daily', hour: 6, zone: 'America/New_York' };

test.each([
  {},
  { rhythm: 'sundays' },
  { rhythm: 'none' },
  { hour: 0 },
  { hour: 23 },
  { zone: 'Asia/Kolkata' },
  { zone: 'UTC' },
  { zone: 'America/Argentina/Buenos_Aires' },
])('a preference with %j is valid', (change) => {
  expect(mailPreference.parse({ ...good, ...change })).toEqual({ ...good, ...change });
});

test.each([
  [{ rhythm: 'weekly' }, 'Choose every day'],
  [{ rhythm: null }, 'Choose every day'],
  [{ hour: 24 }, 'from 0 to 23'],
  [{ hour: -1 }, 'from 0 to 23'],
  [{ hour: 6.5 }, 'not a whole number'],
  [{ hour: '6' }, 'not a whole number'],
  [{ zone: '' }, 'time zone'],
  [{ zone: 'Nowhere/City' }, 'time zone'],
  [{ zone: '+02:00' }, 'time zone'],
  [{ zone: 'UTC\r\nBcc: eve@example.net' }, 'time zone'],
  [{ zone: 'a'.repeat(10_000) }, 'time zone'],
])('a preference with %j is invalid', (change, message) => {
  const read = mailPreference.safeParse({ ...good, ...change });
  expect(read.error?.issues[0]?.message).toContain(message);
});
