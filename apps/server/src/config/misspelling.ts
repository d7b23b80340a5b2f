import { type SettingName, settingNames } from './settings.ts';

const ourPrefixes = /^(STRIPE|COGNITO|S3|ORGANIZATION|SMTP)_/;
const isKnown = (name: string): name is SettingName => settingNames.some((known) => known === name);

/**
 * A misspelt setting is silent otherwise: the server would start without it. The environment holds other
 * programs' names too, so outside our prefixes only a single slip counts.
 */
export function misspellings(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (isKnown(name)) return [];
    if (!ourPrefixes.test(name) && !isOneSlipAway(name)) return [];
    return [`${name} is not a setting: did you mean ${nearestSetting(name)}?`];
  });
}

/** The lengths first: the environment is long, and most of it is told apart by that alone. */
function isOneSlipAway(name: string): boolean {
  const candidates = settingNames.filter((known) => Math.abs(known.length - name.length) <= 1);
  return name.length >= 7 && candidates.some((known) => slipsBetween(name, known) === 1);
}

function nearestSetting(name: string): SettingName {
  return settingNames.reduce((best, known) =>
    slipsBetween(name, known) < slipsBetween(name, best) ? known : best,
  );
}

/** Letters added, dropped, changed or swapped with their neighbour. */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : changed;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped));
    }
  }
  return at(a.length, b.length);
}
