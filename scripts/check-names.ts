// Nothing in the code is named by a word that the glossary replaces by another: in its last column those in code letters.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Where a word is not ours to choose: it is the one of Amazon's protocol, of PostgreSQL, of nginx or of our own command. */
const namedByOthers: Readonly<Record<string, readonly RegExp[]>> = {
  user: [
    /^packages\/(user-pool|postgres)\//,
    /^apps\/server\/src\/(adapters\/(identity|db)|features\/identity|config|cli|testing\/nginx)\b/,
  ],
};

/** A name's words, each with a blank before it and behind it, so that one of several words is found in it as well. */
const wordsOf = (name: string): string =>
  ` ${name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    // A word of the glossary itself.
    .replaceAll('user pool', '')
    .split(/[^a-z]+/)
    .join(' ')} `;

const wordsToAvoid = (glossary: string): ReadonlySet<string> =>
  new Set(
    [...glossary.matchAll(/^\|.*\|.*\|(.*)\|$/gm)].flatMap(([, last = '']) =>
      [...last.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.toLowerCase()),
    ),
  );

interface Node {
  readonly type: string;
  readonly name?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What a file names itself: a reference to what somebody else has named is no name of ours. */
function namesIn(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const each of node) namesIn(each, names);
  if (!isNode(node)) return;
  for (const key of namingKeys[node.type] ?? []) {
    const named: unknown = Reflect.get(node, key);
    for (const each of Array.isArray(named) ? named : [named])
      if (isNode(each) && each.type === 'Identifier' && typeof each.name === 'string') names.add(each.name);
  }
  for (const value of Object.values(node)) namesIn(value, names);
}

const namingKeys: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
};

function faultsOf(file: string, avoided: ReadonlySet<string>): string[] {
  const names = new Set([basename(file)]);
  namesIn(parseSync(file, readFileSync(file, 'utf8')).program, names);
  const here = [...avoided].filter((word) => !namedByOthers[word]?.some((place) => place.test(file)));
  return [...names].flatMap((name) => {
    const words = wordsOf(name);
    return here
      .filter((word) => words.includes(` ${word} `) || words.includes(` ${word}s `))
      .map((word) => `${file}: "${name}" is named by "${word}", which GLOSSARY.md replaces by another word`);
  });
}

const avoided = wordsToAvoid(readFileSync('GLOSSARY.md', 'utf8'));
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');
const faults = files.flatMap((file) => faultsOf(file, avoided));
for (const fault of faults) console.log(fault);
console.log(`${avoided.size} words avoided in ${files.length} files`);
// Who reads nothing finds nothing wrong.
process.exitCode = faults.length > 0 || avoided.size === 0 || files.length === 0 ? 1 : 0;
