import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '..', '..');

/** `trial-ending-${a}-${b.c()}` and `trial-ending-{subscription}-{end}` become equal. */
const removeNames = (pattern: string): string => pattern.replaceAll(/\$?\{[^}]*\}/g, '{}');

function findUsedKeys(): Set<string> {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file));
  const texts = sources.map((file) => readFileSync(join(server, file), 'utf8'));
  const callers = texts.filter((text) => /queueMail\(|mailOperator\(/.test(text));
  return new Set(
    callers.flatMap((text) =>
      [...text.matchAll(/\bkey: `([^`]+)`/g)].map(([, key = '']) => removeNames(key)),
    ),
  );
}

test('mail-order.ts documents exactly the keys in use', () => {
  const list = readFileSync(join(import.meta.dirname, 'mail-order.ts'), 'utf8');
  const documented = [...list.matchAll(/`([a-z:-]+[:-]\{[^`]+)`/g)].map(([, key = '']) => removeNames(key));
  expect(documented.length).toBeGreaterThan(10);
  expect(new Set(documented)).toEqual(findUsedKeys());
});
