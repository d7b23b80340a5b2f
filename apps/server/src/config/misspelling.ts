import { type SettingName, settingNames } from './settings.ts';

const ourPrefixes = /^(STRIPE|COGNITO|S3|ORGANIZATION|SMTP)_/;
const isSetting = (name: string): name is SettingName => settingNames.some((setting) => setting === name);

/**
 * Without this check a misspelt setting would be ignored. The environment also has names of other programs, so outside
 * our prefixes only names at an edit distance of one are reported.
 */
export function misspellings(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (isSetting(name)) return [];
    if (!ourPrefixes.test(name) && !isOneEditAway(name)) return [];
    return [`${name} is not a setting: did you mean ${nearestSetting(name)}?`];
  });
}

/** Compares lengths first, because that excludes most names of a long environment. */
function isOneEditAway(name: string): boolean {
  const candidates = settingNames.filter((setting) => Math.abs(setting.length - name.length) <= 1);
  return name.length >= 7 && candidates.some((setting) => editDistance(name, setting) === 1);
}

function nearestSetting(name: string): SettingName {
  return settingNames.reduce((best, setting) =>
    editDistance(name, setting) < editDistance(name, best) ? setting : best,
  );
}

/** Damerau–Levenshtein distance. */
function editDistance(a: string, b: string): number {
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
