import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const listNumbers = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => /^\d{3}(?=[-_])/.exec(name) ?? []);

// Two branches may take the same number without a merge conflict.
test.each(['apps/server/migrations', 'docs/decisions'])('the numbers in %s are unique', (folder) => {
  const numbers = listNumbers(folder);
  expect(numbers.length).toBeGreaterThan(15);
  expect(numbers).toEqual([...new Set(numbers)]);
});

const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', ...decisions];
const paths = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'worst-cases', 'docs'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => `/${top}/${path}`),
);
const exists = (name: string): boolean =>
  paths.some((path) => path.endsWith(`/${name}`)) || readdirSync(root).includes(name);

test.each(pages)('the files that %s names exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const files = [...text.matchAll(/`([\w.@/-]+\.(?:ts|tsx|mjs|css|sql|md))(?::\d+)?`/g)];
  const folders = [...text.matchAll(/`((?:apps|packages|docs|features|adapters|http)\/[\w./-]+?)\/?`/g)];
  const links = [...text.matchAll(/\]\((?:\.\.?\/)*([\w./-]+\.md)\b/g)];
  const names = [...files, ...folders, ...links].map(([, name = '']) => name);
  expect(names.filter((name) => !exists(name))).toEqual([]);
});
