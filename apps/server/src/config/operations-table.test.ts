import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames, settings } from './settings.ts';

const manual = readFileSync(join(import.meta.dirname, '../../../../docs/operations/settings.md'), 'utf8');

test('the manual’s table of settings matches the settings', () => {
  const rows = manual.split('\n').filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line));
  expect(rows).toEqual(
    settingNames.map((name) => `| \`${name}\` | ${settings[name].fallback} | ${settings[name].purpose} |`),
  );
});
