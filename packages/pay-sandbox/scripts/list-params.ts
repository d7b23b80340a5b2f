import { find, type Place, placeIn, splitUnion } from './lookup.ts';

/** Of an enumeration as many words as tell enough. */
const mostWords = 5;

/** What a list of the SDK declares that it may be told: for each parameter, queries with values that are allowed. */
export function queriesOfList(resource: string, name: string): readonly string[] {
  const place = placeIn(resource);
  return queriesOf(name, place).filter((query) => !query.startsWith('expand'));
}

function queriesOf(name: string, from: Place): readonly string[] {
  const found = find(name, from);
  if (found === null || !('members' in found)) throw new Error(`${name} is not declared in ${from.path}`);
  const inner = { ...found.place, scope: found.inner };
  return [...found.members].flatMap(([key, { type }]) =>
    valuesOf(type, inner).map((value) => `${key}${value}`),
  );
}

/** Each with the brackets before it: `=true`, `[gte]=1`. */
function valuesOf(type: string, place: Place): readonly string[] {
  const parts = splitUnion(type).filter((part) => part !== 'OtherString');
  return parts.slice(0, mostWords).flatMap((part) => {
    if (part.startsWith("'")) return [`=${part.slice(1, -1)}`];
    if (part === 'string') return ['=none'];
    if (part === 'number') return ['=5'];
    if (part === 'boolean') return ['=true', '=false'];
    if (part === 'RangeQueryParam') return ['[gt]=5', '[gte]=5', '[lt]=5', '[lte]=5'];
    if (part === 'Array<string>') return ['[]=none'];
    const found = find(part, place);
    if (found === null) throw new Error(`Nobody knows what ${part} is.`);
    if ('alias' in found) return valuesOf(found.alias, found.place);
    return bracketed(queriesOf(part, place));
  });
}

const bracketed = (queries: readonly string[]): readonly string[] =>
  queries.map((query) => query.replace(/^([^=[]+)/, '[$1]'));
