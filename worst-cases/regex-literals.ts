import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

interface RegexLiteral {
  /** Relative to the repository. */
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

interface FoundRegexes {
  readonly literals: readonly RegexLiteral[];
  /** Files that compose a regex at run time, which cannot be checked. */
  readonly composed: readonly string[];
}

const root = join(import.meta.dirname, '..');

/** All regexes in the sources, except in tests. */
export function findRegexes(): FoundRegexes {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file))
    .toSorted();
  const literals: RegexLiteral[] = [];
  const composed: string[] = [];
  for (const file of files) {
    const addIfRegExp = (callee: { type: string }): void => {
      if (callee.type === 'Identifier' && 'name' in callee && callee.name === 'RegExp') composed.push(file);
    };
    new Visitor({
      Literal: (node) => {
        if ('regex' in node) literals.push({ file, ...node.regex });
      },
      NewExpression: ({ callee }) => addIfRegExp(callee),
      CallExpression: ({ callee }) => addIfRegExp(callee),
    }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  }
  return { literals, composed };
}
