import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { program } from './program.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');

/** What is typed behind `wayfare` in the guide. */
const typed = [...guide.matchAll(/^runuser -u wayfare -- \S*wayfare (.+)$/gm)].map(([, words = '']) => words);

/** As the command reads it, without doing anything: what it would refuse. */
function refusalOf(words: readonly string[]): string | null {
  let command: Command = program();
  let rest = [...words];
  for (;;) {
    const next = command.commands.find((each) => each.name() === rest[0]);
    if (next === undefined) break;
    command = next;
    rest = rest.slice(1);
  }
  if (command.commands.length > 0) return `there is no command ${words.join(' ')}`;
  const given = rest.filter((word) => word.startsWith('--'));
  const unknown = given.find((flag) => !command.options.some(({ long }) => long === flag));
  const missing = command.options.find(({ mandatory, long }) => mandatory && !given.includes(String(long)));
  const { operands } = command.parseOptions(rest);
  const required = command.registeredArguments.filter((each) => each.required).length;
  if (unknown !== undefined) return `${unknown} is not known`;
  if (missing !== undefined) return `${missing.long} is missing`;
  return operands.length < required || operands.length > command.registeredArguments.length
    ? `${operands.length} words for ${required}`
    : null;
}

test('every command of the quick guide exists with its options', () => {
  expect(typed.length).toBeGreaterThan(6);
  for (const line of typed) expect([line, refusalOf(line.split(/\s+/))]).toEqual([line, null]);
  expect(refusalOf(['user', 'add-group', 'luke@example.org', 'homily-admin'])).toBe('--group is missing');
  expect(refusalOf(['backup', 'mend'])).toBe('there is no command backup mend');
});
