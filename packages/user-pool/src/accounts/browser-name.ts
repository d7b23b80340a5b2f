type Sign = readonly [sign: string, name: string];

/** The first that is found counts: nearly every browser says that it is also one of those below it. */
const browsers: readonly Sign[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const systems: readonly Sign[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];

const find = (signs: readonly Sign[], text: string): string | null =>
  signs.find(([sign]) => text.includes(sign))?.[1] ?? null;

/**
 * Browser and system as people call them, from what the browser says of itself: 'Chrome on Windows'. Nothing more is
 * kept of it, and null where neither is known.
 */
export function browserName(userAgent: string): string | null {
  const [browser, system] = [find(browsers, userAgent), find(systems, userAgent)];
  if (browser === null) return system && `A browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}
