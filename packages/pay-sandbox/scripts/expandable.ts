import type { Member, Scope } from './declarations.ts';
import { find, type Place, splitUnion } from './lookup.ts';

/** By path within an object: what can be expanded there, as `src/schema/expandable.ts` reads it. */
export type Expandable = Record<string, string>;

/** As deep as a plain part may lie within plain parts; some are declared within themselves. */
const deepest = 6;

/** `isServed` knows the types that we have; of all others nothing more is known than that they are others. */
export function expandableOf(
  members: ReadonlyMap<string, Member>,
  place: Place,
  isServed: (type: string) => boolean,
): Expandable {
  const paths: Expandable = {};
  const walk = (inside: ReadonlyMap<string, Member>, at: Place, before: readonly string[]): void => {
    for (const [name, { type }] of inside) {
      const path = [...before, name];
      const target = targetOf(type, at, isServed);
      if (target !== null) paths[path.join('.')] = target;
      const part = target === null ? findPart(type, at) : null;
      if (part === null) continue;
      if (path.length < deepest) walk(part.members, { ...part.place, scope: part.inner }, path);
    }
  };
  walk(members, place, []);
  return paths;
}

function partsOf(type: string): readonly string[] {
  const list = /^Array<(.+)>$/.exec(type)?.[1];
  return splitUnion(type)
    .filter((part) => part !== 'null' && part !== 'OtherString')
    .flatMap((part) =>
      part === type && list !== undefined ? partsOf(list) : (/^Array<(.+)>$/.exec(part)?.[1] ?? part),
    );
}

/** The types that an id, a list or a whole object leads to; null for anything else. */
function targetOf(type: string, place: Place, isServed: (type: string) => boolean): string | null {
  const parts = partsOf(type);
  const listed = parts.map((part) => /^ApiList<(.+)>$/.exec(part)?.[1]).find((each) => each !== undefined);
  if (listed !== undefined) return `[]${typesOf(listed, place, isServed).join('|')}`;
  const named = parts.filter((part) => /^[A-Z][\w.]*$/.test(part));
  if (named.length === 0) return null;
  const types = [...new Set(named.flatMap((part) => typesOf(part, place, isServed)))];
  if (parts.includes('string')) return types.join('|');
  return types.every((each) => each !== '?') ? types.join('|') : null;
}

/** By what name objects of this declaration go on the wire; '?' for those that we have not. */
function typesOf(name: string, place: Place, isServed: (type: string) => boolean): readonly string[] {
  const found = find(name, place);
  if (found === null) return ['?'];
  if ('alias' in found) {
    return splitUnion(found.alias).flatMap((part) =>
      part.startsWith("'") ? ['?'] : typesOf(part, found.place, isServed),
    );
  }
  const word = found.members.get('object')?.type.replaceAll("'", '') ?? '';
  return [found.place.scope.outer === null && isServed(word) ? word : '?'];
}

interface Part {
  readonly members: ReadonlyMap<string, Member>;
  readonly inner: Scope;
  readonly place: Place;
}

/** A part of an object that is no object of its own. */
function findPart(type: string, place: Place): Part | null {
  const [only, ...others] = partsOf(type);
  const found = only === undefined || others.length > 0 ? null : find(only, place);
  return found === null || 'alias' in found || found.members.has('object') ? null : found;
}
