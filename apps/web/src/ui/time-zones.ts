import { isTimeZone } from '@wayfare/contracts/rules/time-zone';

interface ZoneChoice {
  readonly zone: string;
  readonly label: string;
}

interface ZoneGroup {
  readonly name: string;
  readonly choices: readonly ZoneChoice[];
}

/** Outdated names that browsers still list. */
const renamedZones: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

/** The current name, if the browser supports it. */
export function toCurrentZone(zone: string): string {
  const name = renamedZones.get(zone);
  return name !== undefined && isTimeZone(name) ? name : zone;
}

export const getBrowserZone = (): string =>
  toCurrentZone(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');

/** 'America/Argentina/Buenos_Aires' is 'Buenos Aires, Argentina'. */
export function getZonePlace(zone: string): string {
  const [, ...parts] = zone.replaceAll('_', ' ').split('/');
  if (parts.length === 0) return zone;
  return parts.toReversed().join(', ');
}

/** 'Chicago: Central Time, 3:41 p.m. now'. Some zones have no name. */
export function formatZone(zone: string, now: Date): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'longGeneric',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const half = parts.get('dayPeriod') === 'AM' ? 'a.m.' : 'p.m.';
  const time = `${parts.get('hour')}:${parts.get('minute')}\u00a0${half} now`;
  const name = parts.get('timeZoneName') ?? 'GMT';
  return name.startsWith('GMT')
    ? `${getZonePlace(zone)}: ${time}`
    : `${getZonePlace(zone)}: ${name}, ${time}`;
}

const usZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** Suggested zones first, then the United States, where most readers live, then the world. */
export function listZoneGroups(suggested: readonly string[], now: Date): readonly ZoneGroup[] {
  const zones = new Set(Intl.supportedValuesOf('timeZone').map(toCurrentZone));
  const world = Map.groupBy(zones, (zone) => zone.split('/')[0] ?? zone);
  const group = (name: string, zones: readonly string[]): ZoneGroup => ({
    name,
    choices: zones.map((zone) => ({ zone, label: formatZone(zone, now) })),
  });
  const byPlace = (a: string, b: string) => getZonePlace(a).localeCompare(getZonePlace(b), 'en');
  return [
    group('Suggested', [...new Set(suggested)]),
    group('United States', usZones),
    ...[...world]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .filter(([part, zones]) => part !== 'Etc' && zones.some((zone) => zone.includes('/')))
      .map(([part, zones]) => group(part, zones.toSorted(byPlace))),
    group('Everywhere', ['UTC']),
  ];
}
