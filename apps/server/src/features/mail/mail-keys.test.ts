import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '..', '..');

/** `trial-ending-${a}-${b.c()}` and `trial-ending-{subscription}-{end}` have one skeleton. */
const skeleton = (pattern: string): string => pattern.replaceAll(/\$?\{[^}]*\}/g, '{}');

/** The keys that are given wherever a mail is ordered. */
function givenKeys(): Set<string> {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file));
  const texts = sources.map((file) => readFileSync(join(server, file), 'utf8'));
  const ordering = texts.filter((text) => /queueMail\(|tellOperator\(/.test(text));
  return new Set(
    ordering.flatMap((text) => [...text.matchAll(/\bkey: `([^`]+)`/g)].map(([, key = '']) => skeleton(key))),
  );
}

test('mail-order.ts documents exactly the keys in use', () => {
  const list = readFileSync(join(import.meta.dirname, 'mail-order.ts'), 'utf8');
  const told = [...list.matchAll(/`([a-z:-]+[:-]\{[^`]+)`/g)].map(([, key = '']) => skeleton(key));
  expect(told.length).toBeGreaterThan(10);
  expect(new Set(told)).toEqual(givenKeys());
});
