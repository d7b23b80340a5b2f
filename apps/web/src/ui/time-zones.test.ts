import { isTimeZone } from '@wayfare/contracts/rules/time-zone';
import { expect, test } from 'vitest';
import { formatZone, getZonePlace, listZoneGroups, toCurrentZone } from './time-zones.ts';

const now = new Date('2028-07-04T20:41:00Z');
const winter = new Date('2028-01-04T20:41:00Z');

/** Replaces no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a zone has its city as its name', () => {
  expect(getZonePlace('Europe/Rome')).toBe('Rome');
  expect(getZonePlace('America/New_York')).toBe('New York');
  expect(getZonePlace('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina');
  expect(getZonePlace('UTC')).toBe('UTC');
});

test.each([
  ['America/Chicago', 'Chicago: Central Time, 3:41 p.m. now', 'Chicago: Central Time, 2:41 p.m. now'],
  ['America/Phoenix', 'Phoenix: Mountain Standard Time, 1:41 p.m. now', null],
  ['Asia/Kolkata', 'Kolkata: India Standard Time, 2:11 a.m. now', null],
])('%s is shown with its name and the current time', (zone, inSummer, inWinter) => {
  expect(plain(formatZone(zone, now))).toBe(inSummer);
  if (inWinter !== null) expect(plain(formatZone(zone, winter))).toBe(inWinter);
  expect(formatZone(zone, now)).toMatch(/\d\u00a0[ap]\.m\. now$/);
});

test('a zone without a name shows the time alone', () => {
  expect(plain(formatZone('Etc/GMT-3', now))).toBe('GMT-3: 11:41 p.m. now');
});

test('suggested zones come first, without duplicates, then those of the United States', () => {
  const [suggested, states] = listZoneGroups(['Europe/Rome', 'America/New_York', 'Europe/Rome'], now);
  expect(suggested?.choices.map(({ label }) => plain(label))).toEqual([
    'Rome: Central European Time, 10:41 p.m. now',
    'New York: Eastern Time, 4:41 p.m. now',
  ]);
  expect(states?.choices.map(({ zone }) => zone)).toContain('America/Denver');
});

test('every zone of this engine is listed under its current name, which the server accepts', () => {
  const offered = new Set(listZoneGroups([], now).flatMap(({ choices }) => choices.map(({ zone }) => zone)));
  const supported = Intl.supportedValuesOf('timeZone').filter((zone) => /^(?!Etc\/).*\//.test(zone));
  expect(supported.filter((zone) => !offered.has(toCurrentZone(zone)))).toEqual([]);
  expect([...offered].filter((zone) => !isTimeZone(zone))).toEqual([]);
  const outdated = [...offered].filter((zone) =>
    /Calcutta|Kiev|Katmandu|Rangoon|Saigon|Faeroe|Truk|Ponape|Godthab|Asmera/.test(zone),
  );
  expect(outdated).toEqual([]);
});

test('outdated names are replaced by current ones', () => {
  expect(toCurrentZone('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(toCurrentZone('Europe/Kiev')).toBe('Europe/Kyiv');
  expect(toCurrentZone('Europe/Rome')).toBe('Europe/Rome');
  const [suggested] = listZoneGroups(['Asia/Kolkata'], now);
  expect(suggested?.choices.map(({ zone }) => zone)).toEqual(['Asia/Kolkata']);
});
