import { getMorning, listMonthDays, readDayGospel, readHomily } from '@wayfare/contracts/calls/homily';
import { expect } from 'vitest';
import { deletePerson, findPerson } from '#features/person/person-queries.ts';
import { fillHomilies, wholeHomily } from './testing/homily-site.ts';
import { test } from './testing/homily-test.ts';

test('a homily is returned with its calendar day and its neighbors', async ({ site }) => {
  const editor = await site.member({ groups: ['homily-admin'] });
  const subscriber = await site.member({ isComplimentary: true });
  for (const date of ['2026-11-10', '2026-11-20', '2026-11-21', '2026-11-22'])
    await site.publish(editor.token, date);
  const read = async (date: string) =>
    (await site.call('GET', `/homilies/${date}`, { token: subscriber.token })).json();
  const homily = await read('2026-11-20');
  expect(readHomily.response.parse(homily)).toEqual(homily);
  expect(homily).toMatchObject({
    ...wholeHomily,
    date: '2026-11-20',
    previous: '2026-11-10',
    next: '2026-11-21',
    today: '2026-11-21',
    day: { celebration: 'Friday of the thirty-third week of Ordinary Time', color: 'green' },
  });
  expect(await read('2026-11-21')).toMatchObject({ previous: '2026-11-20', next: null });
  expect(await read('2026-11-10')).toMatchObject({ previous: null });
});

const unreadable = [
  ['2026-11-22', 404, 'There is no homily for this day.'],
  ['2026-11-19', 404, 'There is no homily for this day.'],
  ['2026-02-29', 400, 'Write the date as YYYY-MM-DD.'],
  ['1492-10-12', 400, 'Homilies are dated from 1970 to 2100.'],
  ['today', 400, 'Write the date as YYYY-MM-DD.'],
  ['%00', 400, 'The address is not well formed.'],
] as const;

test('a missing homily or an invalid date gets an error message', async ({ site }) => {
  await fillHomilies(site.database, 1, '2026-11-22');
  const { token } = await site.member({ isComplimentary: true });
  for (const [date, status, message] of unreadable) {
    const answer = await site.call('GET', `/homilies/${date}`, { token });
    expect([date, answer.statusCode, answer.json().message]).toEqual([date, status, message]);
  }
});

test('a day without a homily has its Gospel and its neighbors', async ({ site }) => {
  const editor = await site.member({ groups: ['homily-admin'] });
  const subscriber = await site.member({ isComplimentary: true });
  for (const date of ['2026-11-08', '2026-11-10']) await site.publish(editor.token, date);
  const read = (date: string) => site.call('GET', `/homilies/${date}/gospel`, { token: subscriber.token });
  const day = (await read('2026-11-09')).json();
  expect(readDayGospel.response.parse(day)).toEqual(day);
  expect(day).toMatchObject({
    day: { celebration: 'The Dedication of the Lateran Basilica', color: 'white' },
    previous: '2026-11-08',
    next: '2026-11-10',
    gospel: { book: 'John', chapter: 2, verse: '13-22', source: 'World English Bible' },
  });
  expect(day.gospel.gospelText).toMatch(/^¹³The Passover of the Jews was at hand/);
  expect((await read('2026-11-22')).statusCode).toBe(404);
});

test('a month lists its days and which of them have a homily', async ({ site }) => {
  await fillHomilies(site.database, 3, '2026-11-22');
  const { token } = await site.member();
  const month = async (name: string) => (await site.call('GET', `/days/${name}`, { token })).json();
  const november = await month('2026-11');
  expect(listMonthDays.response.parse(november)).toEqual(november);
  expect(november).toMatchObject({ today: '2026-11-21', firstMonth: '2000-01', lastMonth: '2028-12' });
  const days: { date: string; hasHomily: boolean }[] = november.days;
  expect(days).toHaveLength(30);
  expect(days.filter(({ hasHomily }) => hasHomily).map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
  const leap: { celebration: string }[] = (await month('2028-02')).days;
  expect(leap).toHaveLength(29);
  expect((await month('1999-12')).message).toBe('The calendar does not go that far.');
  expect((await month('2029-01')).code).toBe('month_not_found');
  expect((await month('2026-13')).message).toBe('Write the month as YYYY-MM.');
});

test('reading preferences are stored per member and deleted with the account', async ({ site }) => {
  const { sub, token } = await site.member();
  const other = await site.member();
  const path = '/reading-preferences';
  expect((await site.call('GET', path, { token })).json()).toEqual({ textSize: 2, theme: 'system' });
  const payload = { textSize: 5, theme: 'sepia' };
  expect((await site.call('PUT', path, { token, payload })).json()).toEqual(payload);
  expect((await site.call('GET', path, { token })).json()).toEqual(payload);
  expect((await site.call('GET', path, { token: other.token })).json().textSize).toBe(2);
  for (const wrong of [
    { textSize: 6, theme: 'dark' },
    { textSize: 2.5, theme: 'dark' },
    { textSize: 1, theme: 'pink' },
  ]) {
    expect((await site.call('PUT', path, { token, payload: wrong })).statusCode).toBe(400);
  }
  await deletePerson(site.database, (await findPerson(site.database, sub)) ?? '');
  expect((await site.database.query('select from reading_preference')).rowCount).toBe(0);
});

test('the morning page shows the newest homily and the one before, up to today', async ({ site }) => {
  const subscriber = await site.member({ isComplimentary: true });
  const visit = async ({ token }: { readonly token: string }) =>
    (await site.call('GET', '/morning', { token })).json();
  expect(await visit(subscriber)).toEqual({
    today: '2026-11-21',
    latest: null,
    previous: null,
    unfinished: null,
  });
  const editor = await site.member({ groups: ['homily-admin'] });
  const homilyText = `They are *owed our coming*. ${'We know the place well. '.repeat(12)}\nA second paragraph.`;
  await site.publish(editor.token, '2026-11-18');
  await site.publish(editor.token, '2026-11-21', { homilyText });
  await site.publish(editor.token, '2026-11-22', { title: 'Of tomorrow' });
  const whole = await visit(subscriber);
  expect(getMorning.response.parse(whole)).toEqual(whole);
  expect(whole).toMatchObject({
    today: '2026-11-21',
    latest: {
      date: '2026-11-21',
      title: wholeHomily.title,
      verse: '27-40',
      opening: `They are owed our coming.${' We know the place well.'.repeat(6)}`,
      minutes: 1,
      day: { date: '2026-11-21', color: 'white' },
    },
    previous: { date: '2026-11-18', day: { date: '2026-11-18' } },
  });
  const stranger = await visit(await site.member());
  expect(stranger.latest.title).toBe(wholeHomily.title);
  expect(stranger.latest.opening.length).toBeLessThanOrEqual(80);
  expect((await site.call('GET', '/morning')).statusCode).toBe(401);
});
