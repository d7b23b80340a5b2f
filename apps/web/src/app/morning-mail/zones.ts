interface ZoneChoice {
  readonly zone: string;
  readonly words: string;
}

interface ZoneGroup {
  readonly name: string;
  readonly choices: readonly ZoneChoice[];
}

/** Where this browser's clock hangs. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** 'America/Argentina/Buenos_Aires' is 'Buenos Aires, Argentina'. */
export function placeOf(zone: string): string {
  const [, ...parts] = zone.replaceAll('_', ' ').split('/');
  return parts.length === 0 ? zone : parts.toReversed().join(', ');
}

/** In the United States people know their zone by its name, not by its city. */
const names: ReadonlyMap<string, string> = new Map([
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Mountain Time without summer time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii Time'],
]);

function zoneName(zone: string): string {
  const name = names.get(zone);
  return name === undefined ? placeOf(zone) : `${name} (${placeOf(zone)})`;
}

/** Every zone to choose from: the likely ones first, then the seven of the United States, then the world by parts. */
export function zoneGroups(likely: readonly string[]): readonly ZoneGroup[] {
  const world = Map.groupBy(Intl.supportedValuesOf('timeZone'), (zone) => zone.split('/')[0] ?? zone);
  const group = (name: string, zones: readonly string[], words: (zone: string) => string): ZoneGroup => ({
    name,
    choices: zones.map((zone) => ({ zone, words: words(zone) })),
  });
  const byPlace = (one: string, other: string) => placeOf(one).localeCompare(placeOf(other), 'en');
  return [
    group('Suggested', [...new Set(likely)], zoneName),
    group('United States', [...names.keys()], zoneName),
    ...[...world]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .filter(([, zones]) => zones.some((zone) => zone.includes('/')))
      .map(([part, zones]) => group(part, zones.toSorted(byPlace), placeOf)),
    group('Everywhere', ['UTC'], () => 'Coordinated Universal Time (UTC)'),
  ];
}
