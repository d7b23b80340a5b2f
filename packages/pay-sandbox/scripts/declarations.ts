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
  // Where each open brace stands, innermost last, below the file itself.
  const open: [Place, ...Place[]] = [{ scope: top, members: null }];
  for (const raw of withoutComments(text).split('\n')) {
    const line = raw.trim();
    const place = open.at(-1) ?? open[0];
    const inner = openedBy(line, place);
    if (inner !== null) open.push(inner);
    else if (line === '}' || line === '};') open.pop();
    else readLine(line, place);
  }
  return top;
}

/** The place behind the brace that the line leaves open; null where it leaves none. */
function openedBy(line: string, { scope, members }: Place): Place | null {
  const [, kind, name = '', isEmpty] = opening.exec(line) ?? [];
  if (kind !== undefined) {
    const inner = placeOf(kind, name, { scope, members });
    return isEmpty === undefined ? inner : null;
  }
  const [, key, optional] = spread.exec(line) ?? [];
  if (key === undefined) return null;
  members?.set(key, { isOptional: optional !== undefined, type: '{}' });
  return { scope, members: new Map() };
}

function placeOf(kind: string, name: string, { scope, members }: Place): Place {
  if (kind === 'namespace') return { scope: namespaceIn(scope, name), members };
  return { scope, members: kind === 'interface' ? interfaceIn(scope, name) : new Map() };
}

function readLine(line: string, { scope, members }: Place): void {
  if (members === null) {
    readStatement(scope, line);
    return;
  }
  const [, key = '', optional, type = ''] = member.exec(line) ?? [];
  if (key !== '') members.set(key, { isOptional: optional !== undefined, type });
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
