import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const numbersIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder)).flatMap((name) => /^\d{3}(?=[-_])/.exec(name) ?? []);

// Two that are written at the same time take the same number, and nothing else would tell.
test.each(['../migrations', '../../../docs/decisions'])('in %s no number stands twice', (folder) => {
  const numbers = numbersIn(folder);
  expect(numbers.length).toBeGreaterThan(15);
  expect(numbers).toEqual([...new Set(numbers)]);
});
