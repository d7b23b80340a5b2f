import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const examples = join(docs, 'examples');
const read = (name: string): string => readFileSync(join(examples, name), 'utf8');

test('every block of the manual is a file in docs/examples, which a test runs', () => {
  const pages = readdirSync(join(docs, 'operations')).map((page) =>
    readFileSync(join(docs, 'operations', page), 'utf8'),
  );
  const blocks = [...pages.join('\n').matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  // The short way to a live site copies these whole, out of the archive.
  const copied = new Set(['wayfare.service', 'wayfare.socket']);
  const files = readdirSync(examples).filter((file) => !copied.has(file));
  expect(blocks.toSorted()).toEqual(files.map(read).toSorted());
});

test('the smallest live site of the manual has everything that a live site needs', () => {
  const lines = read('live.env').trim().split('\n');
  const settings = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s)));
  expect(readConfig(settings)).toMatchObject({ isLive: true, testMode: false, host: 'localhost' });
});

test('the two servers of the manual are a live site, with nothing that must last of their own', () => {
  const lines = `${read('live.env')}${read('two-servers.env').replaceAll('=…', `=${Buffer.alloc(32, 7).toString('base64')}`)}`;
  const settings = Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s)),
  );
  expect(readConfig(settings)).toMatchObject({
    isLive: true,
    host: '10.0.0.11',
    storage: { kind: 's3' },
    masterKey: { kind: 'given' },
  });
});
