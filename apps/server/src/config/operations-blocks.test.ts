import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const examples = join(docs, 'examples');
const read = (name: string): string => readFileSync(join(examples, name), 'utf8');

/** As an operator fills it in; the secret of the webhook is printed by a command. */
const filledIn = (text: string): string =>
  text
    .replace('EIN=…', 'EIN=46-7654321')
    .replace('WEBHOOK_SECRET=\n', 'WEBHOOK_SECRET=whsec_mine\n')
    .replaceAll('…', 'mine.org');

test('every code block of the manual is a tested file in docs/examples', () => {
  const pages = readdirSync(join(docs, 'operations')).map((page) =>
    readFileSync(join(docs, 'operations', page), 'utf8'),
  );
  const blocks = [...pages.join('\n').matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  // The short way to a live site copies these whole, out of the archive.
  const copied = new Set(['wayfare.service', 'wayfare.socket']);
  const files = readdirSync(examples).filter((file) => !copied.has(file));
  expect(blocks.toSorted()).toEqual(files.map(read).toSorted());
});

test('the minimal live site of the manual is complete', () => {
  const settings = parseEnv(filledIn(read('live.env')));
  expect(readConfig(settings)).toMatchObject({ isLive: true, testMode: false, host: 'localhost' });
});

test('unchanged example values are refused', () => {
  const untouched = parseEnv(read('live.env'));
  const own = parseEnv(filledIn(read('live.env')));
  const toFill = Object.keys(untouched).filter((name) => untouched[name] !== own[name]);
  expect(toFill.length).toBeGreaterThan(4);
  for (const name of toFill)
    expect(() => readConfig({ ...own, [name]: untouched[name] })).toThrow(new RegExp(`^${name} [^\n]+$`));
});

test('the manual’s two servers have no local state', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  const settings = parseEnv(
    `${filledIn(read('live.env'))}${read('two-servers.env').replaceAll('=…', `=${key}`)}`,
  );
  expect(readConfig(settings)).toMatchObject({
    isLive: true,
    host: '10.0.0.11',
    storage: { kind: 's3' },
    masterKey: { kind: 'given' },
  });
});
