import { isZoneName } from '@wayfare/contracts/rules/zone-name';
import { expect, test } from 'vitest';
import { placeOf, zoneGroups } from './zones.ts';

test('a zone is told by its place, as people write it', () => {
  expect(placeOf('Europe/Rome')).toBe('Rome');
  expect(placeOf('America/New_York')).toBe('New York');
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina');
  expect(placeOf('UTC')).toBe('UTC');
});

test('the likely zones stand first, each once, then those of the United States by their names', () => {
  const [suggested, states] = zoneGroups(['Europe/Rome', 'America/New_York', 'Europe/Rome']);
  expect(suggested?.choices.map(({ words }) => words)).toEqual(['Rome', 'Eastern Time (New York)']);
  expect(states?.choices.map(({ words }) => words)).toEqual([
    'Eastern Time (New York)',
    'Central Time (Chicago)',
    'Mountain Time (Denver)',
    'Mountain Time without summer time (Phoenix)',
    'Pacific Time (Los Angeles)',
    'Alaska Time (Anchorage)',
    'Hawaii Time (Honolulu)',
  ]);
});

test('every zone that this engine knows can be chosen, by a name that the service takes', () => {
  const offered = new Set(zoneGroups([]).flatMap(({ choices }) => choices.map(({ zone }) => zone)));
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  expect(known.filter((zone) => !offered.has(zone))).toEqual([]);
  expect([...offered].filter((zone) => !isZoneName(zone))).toEqual([]);
});

test('a kept zone that this engine does not list can be kept', () => {
  const [suggested] = zoneGroups(['Asia/Kolkata']);
  expect(suggested?.choices).toEqual([{ zone: 'Asia/Kolkata', words: 'Kolkata' }]);
});
