import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const migrations = join(import.meta.dirname, '..', '..', 'migrations');

/** Every table that a migration made for the features: not those that packages and adapters keep for themselves. */
const tables = new Set(
  readdirSync(migrations).flatMap((name) =>
    [...readFileSync(join(migrations, name), 'utf8').matchAll(/^create table ([a-z_]+) \(/gm)].map(
      ([, table = '']) => table,
    ),
  ),
);
for (const kept of ['job', 'use_count', 'master_key']) tables.delete(kept);

/** Everything else hangs on it, so any feature may look at it. */
const common = 'person';

const features = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function tablesNamedAfter(words: string, feature: string): string[] {
  const files = readdirSync(join(import.meta.dirname, feature), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file));
  const named = sources.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, feature, file), 'utf8').replaceAll(
      /^\s*(\*|\/\/).*$/gm,
      '',
    );
    return [...text.matchAll(new RegExp(`\\b(?:${words})\\s+([a-z_]+)\\b`, 'g'))].map(
      ([, table = '']) => table,
    );
  });
  return [...new Set(named)].filter((table) => tables.has(table));
}

/** Who writes what. A table that only a trigger writes has nobody here. */
const writers = new Map(
  features.map((feature) => [feature, tablesNamedAfter('insert into|update|delete from', feature)] as const),
);

test('every table is written by one feature, but for the person, on whom all hangs', () => {
  const written = [...writers.values()].flat().filter((table) => table !== common);
  expect(written.length).toBeGreaterThan(15);
  expect(written.toSorted()).toEqual([...new Set(written)].toSorted());
});

test.each(features)('%s asks no table of another feature', (feature) => {
  const others = features.filter((other) => other !== feature).flatMap((other) => writers.get(other) ?? []);
  const asked = tablesNamedAfter('from|join', feature);
  expect(asked.filter((table) => table !== common && others.includes(table))).toEqual([]);
});
