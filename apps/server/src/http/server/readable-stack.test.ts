import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { readableStack } from './logging.ts';

const dist = join(import.meta.dirname, '../../../dist');

test('a bundle position is mapped to its source', () => {
  const chunks = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const name = chunks.find((file) => read(file).includes('async function stopGracefully')) ?? '';
  const chunk = join(dist, name);
  const lines = read(name).split('\n');
  const at = lines.findIndex((line) => line.includes('async function stopGracefully')) + 1;
  const stack = `Error: It broke.\n    at stopGracefully (file://${chunk}:${at}:9)\n    at ${chunk}:${at}:2\n    at node:internal/x:1:2`;
  const place = /apps\/server\/src\/http\/server\/graceful-stop\.ts:(\d+)/;
  const told = readableStack(stack);
  const [first, second] = told.split('\n').slice(1);
  expect(first).toMatch(/^ {4}at stopGracefully \(apps\/server\/src\/http\/server\/graceful-stop\.ts:\d+\)$/);
  expect(second).toMatch(/^ {4}at apps\/server\/src\/http\/server\/graceful-stop\.ts:\d+$/);
  expect(told).toContain('at node:internal/x:1:2');
  const written = readFileSync(join(import.meta.dirname, 'graceful-stop.ts'), 'utf8').split('\n');
  expect(written[Number(place.exec(told)?.[1]) - 1]).toContain('async function stopGracefully');
});

test('positions without a valid map are unchanged', async () => {
  const folder = await testFolder();
  const stack = `Error: x\n    at f (${folder}/some.js:3:4)`;
  expect(readableStack(stack)).toBe(stack);
  await writeFile(join(folder, 'other.js.map'), '{"sources": 1');
  const other = stack.replace('some.js', 'other.js');
  expect(readableStack(other)).toBe(other);
});
