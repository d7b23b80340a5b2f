/** What one generated declaration file says: interfaces, aliases and namespaces, by name. */
export interface Scope {
  readonly outer: Scope | null;
  readonly interfaces: Map<string, Map<string, Member>>;
  readonly aliases: Map<string, string>;
  readonly namespaces: Map<string, Scope>;
  /** Where a name that stands nowhere in the file comes from. */
  readonly imports: Map<string, Import>;
}

export interface Member {
  readonly isOptional: boolean;
  readonly type: string;
}

export interface Import {
  readonly name: string;
  readonly from: string;
}

interface Place {
  readonly scope: Scope;
  readonly members: Map<string, Member> | null;
}

const newScope = (outer: Scope | null): Scope => ({
  outer,
  interfaces: new Map(),
  aliases: new Map(),
  namespaces: new Map(),
  imports: new Map(),
});

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

const opening = /^(?:export )?(?:declare )?(interface|namespace|class|abstract class) (\w+)[^{]*\{(\})?$/;
const alias = /^(?:export )?(?:declare )?type (\w+)(?:<\w+>)? = (.+);$/;
const member = /^'?([\w.]+)'?(\?)?: (.+);$/;
/** A member, or an alias, whose type is written out over several lines. */
const spread = /^(?:type )?'?([\w.]+)'?(\?)?(?::| =) \{$/;
const imported = /^import (?:type )?\{ (.+) \} from '(.+)';$/;

/** Reads the regular files of the SDK's generator: one declaration or member a line. It is no parser of TypeScript. */
export function readDeclarations(text: string): Scope {
  const top = newScope(null);
  let scope = top;
  // Each open brace, innermost last, and what its end leads back to.
  const open: Place[] = [];
  let members: Map<string, Member> | null = null;
  for (const raw of withoutComments(text).split('\n')) {
    const line = raw.trim();
    const [, kind, name = '', isEmpty] = opening.exec(line) ?? [];
    if (kind !== undefined) {
      const before: Place = { scope, members };
      if (kind === 'namespace') scope = namespaceIn(scope, name);
      else members = kind === 'interface' ? interfaceIn(scope, name) : new Map();
      if (isEmpty === undefined) open.push(before);
      else ({ scope, members } = before);
    } else if (spread.test(line)) {
      const [, key = '', optional] = spread.exec(line) ?? [];
      members?.set(key, { isOptional: optional !== undefined, type: '{}' });
      open.push({ scope, members });
      members = new Map();
    } else if (line === '}' || line === '};') {
      ({ scope, members } = open.pop() ?? { scope: top, members: null });
    } else if (members !== null) {
      const [, key = '', optional, type = ''] = member.exec(line) ?? [];
      if (key !== '') members.set(key, { isOptional: optional !== undefined, type });
    } else readStatement(scope, line);
  }
  return top;
}

function readStatement(scope: Scope, line: string): void {
  const [, name, type] = alias.exec(line) ?? [];
  if (name !== undefined && type !== undefined) scope.aliases.set(name, type);
  const [, names, from] = imported.exec(line) ?? [];
  if (names === undefined || from === undefined) return;
  for (const each of names.split(', ')) {
    const [theirs = each, ours = theirs] = each.split(' as ');
    scope.imports.set(ours, { name: theirs, from });
  }
}

function namespaceIn(scope: Scope, name: string): Scope {
  const inner = scope.namespaces.get(name) ?? newScope(scope);
  scope.namespaces.set(name, inner);
  return inner;
}

function interfaceIn(scope: Scope, name: string): Map<string, Member> {
  const members = scope.interfaces.get(name) ?? new Map<string, Member>();
  scope.interfaces.set(name, members);
  return members;
}
