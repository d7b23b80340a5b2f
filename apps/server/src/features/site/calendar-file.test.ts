import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import { operatorActor } from '#features/activity/activity-queries.ts';
import { correctDay, restoreDay } from '../calendar/correct-day.ts';
import { calendarForTests, homilySite } from '../homily/testing/homily-site.ts';
import { calendarRoutes, renderCalendarFile } from './calendar-feed.ts';

type Event = Readonly<Record<string, string>>;

/** A strict RFC 5545 parser. */
function parseEvents(file: string): Event[] {
  expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const events: Record<string, string>[] = [];
  let open: Record<string, string> | null = null;
  for (const line of lines.slice(1, -1)) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z]+=[A-Z]+)*):(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`Invalid line: ${line}`);
    if (line === 'BEGIN:VEVENT') {
      open = {};
      events.push(open);
    } else if (line === 'END:VEVENT') open = null;
    else if (open !== null) {
      expect(open[name]).toBeUndefined();
      open[name] = value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
      if (/^DT(START|END)$/.test(name)) expect(parameters).toBe(';VALUE=DATE');
    }
  }
  return events;
}

/** Changes arrive by another connection. */
const soon = { timeout: 15_000 };

const names = { siteName: 'Wayfare', publicUrl: 'https://pages.example' };
const plain = (day: LiturgicalDay) => ({ day, gospel: 'Luke 17:26–37', revised: null });

test('the calendar file has one event for each day of three years', async () => {
  const years = await Promise.all([2026, 2027, 2028].map((year) => calendarForTests.listDays(year)));
  const days = years.flat();
  const events = parseEvents(renderCalendarFile({ ...names, days: days.map(plain) }));
  expect(events.map(({ DTSTART, DTEND, UID, SUMMARY }) => [DTSTART, DTEND, UID, SUMMARY])).toEqual(
    days.map(({ date, celebration }) => [
      date.replaceAll('-', ''),
      addDays(date, 1).replaceAll('-', ''),
      `${date}@pages.example`,
      celebration,
    ]),
  );
  expect(events[0]).toMatchObject({ SEQUENCE: '0', TRANSP: 'TRANSPARENT', DTSTAMP: '20260101T000000Z' });
});

test('special characters in a day’s name stay inside its event', async () => {
  const [day] = await calendarForTests.listDays(2026);
  const celebration = `Saints A, B; and C\\D\nEND:VEVENT\r\nX:1 ${'Łódź 🕊️ '.repeat(30)}\u0007`;
  const [event, ...others] = parseEvents(
    renderCalendarFile({ ...names, days: [plain({ ...day, celebration } as LiturgicalDay)] }),
  );
  expect(others).toEqual([]);
  expect(event?.['SUMMARY']).toBe(celebration.replace('\r', ' ').replace('\u0007', ' '));
});

test('an unchanged calendar answers 304 until a day is corrected or restored', async ({ database }) => {
  const site = await homilySite(database, {
    extraRoutes: (app, deps) => calendarRoutes(app, { ...deps, ...names, security: {} }),
  });
  const by = operatorActor;
  const open = (tag = '') => site.visit('GET', '/calendar.ics', { headers: { 'if-none-match': tag } });
  const first = await open();
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const findEvent = (body: string) =>
    parseEvents(body).find(({ UID }) => UID?.startsWith('2026-11-22@')) ?? {};
  expect(findEvent(first.body)).toMatchObject({
    DESCRIPTION: expect.stringMatching(/^Solemnity\. White, .+\.\nGospel: [A-Z]\w+ \d+:[\d–]+$/),
    SEQUENCE: '0',
  });
  expect((await open(String(first.headers.etag))).statusCode).toBe(304);
  const now = new Date('2026-11-21T10:00:00Z');
  const correction = { celebration: 'The Feast of the Lamp' };
  await correctDay(database, site.deps.calendar, '2026-11-22', correction, { now, by });
  await expect
    .poll(async () => findEvent((await open()).body), soon)
    .toMatchObject({
      SUMMARY: 'The Feast of the Lamp',
      SEQUENCE: '1',
      DTSTAMP: '20261121T100000Z',
    });
  await restoreDay(database, site.deps.calendar, '2026-11-22', { now, by });
  await expect
    .poll(async () => findEvent((await open()).body), soon)
    .toMatchObject({
      SUMMARY: expect.not.stringMatching(/Lamp/),
      SEQUENCE: '2',
    });
});
