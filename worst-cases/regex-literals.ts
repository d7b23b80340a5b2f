import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface RegexLiteral {
  /** From the top of the repository. */
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

export interface FoundRegexes {
  readonly literals: readonly RegexLiteral[];
  /** The files that put a regex together as they run: nobody can look at those beforehand. */
  readonly composed: readonly string[];
}

const root = join(import.meta.dirname, '..');

/** Every regex that is written in the sources of the site, its packages among them; tests meet nobody's input. */
export function findRegexes(): FoundRegexes {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file))
    .toSorted();
  const literals: RegexLiteral[] = [];
  const composed: string[] = [];
  for (const file of files) {
    const note = (callee: { type: string }): void => {
      if (callee.type === 'Identifier' && 'name' in callee && callee.name === 'RegExp') composed.push(file);
    };
    new Visitor({
      Literal: (node) => {
        if ('regex' in node) literals.push({ file, ...node.regex });
      },
      NewExpression: ({ callee }) => note(callee),
      CallExpression: ({ callee }) => note(callee),
    }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  }
  return { literals, composed };
}
