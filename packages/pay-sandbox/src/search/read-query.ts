import { invalid } from '#wire/refusal.ts';

/** One of the conditions of a search, such as `-email~"example"` or `metadata["user"]:"u1"`. */
export interface Clause {
  readonly isNegated: boolean;
  readonly field: string;
  /** Set where the field is the metadata. */
  readonly key: string | null;
  readonly sign: ':' | '~' | '>' | '<' | '>=' | '<=';
  /** Null asks for those that have none. */
  readonly value: string | null;
}

export interface SearchQuery {
  readonly clauses: readonly Clause[];
  readonly isEither: boolean;
}

const mostClauses = 10;

const quoted = String.raw`"(?:[^"\\]|\\.){0,500}"|'(?:[^'\\]|\\.){0,500}'`;
const clausePattern = new RegExp(
  String.raw`\s*(?<minus>-?)(?<field>[a-z_]{1,50})(?:\[(?<key>${quoted})\])?\s*(?<sign>>=|<=|[:~<>])\s*(?<value>${quoted}|-?\d{1,15}(?:\.\d{1,6})?|null|true|false)(?=\s|$)`,
  'y',
);
const joinPattern = /\s+(?<word>AND|OR)(?=\s)/iy;

/** Stripe's language for searching: conditions with AND, or with nothing, between them; or with OR throughout. */
export function readQuery(text: string): SearchQuery {
  const clauses: Clause[] = [];
  const joins = new Set<string>();
  let at = 0;
  for (let isOver = false; !isOver; ) {
    const found = matchAt(clausePattern, text, at);
    if (found === null) throw unreadable();
    clauses.push(clauseOf(found.groups ?? {}));
    if (clauses.length > mostClauses) throw wrong(`A search has at most ${mostClauses} conditions.`);
    at += found[0].length;
    const join = matchAt(joinPattern, text, at);
    at += join?.[0].length ?? 0;
    isOver = text.slice(at).trim() === '';
    if (isOver && join !== null) throw unreadable();
    if (!isOver) joins.add(join?.groups?.['word']?.toUpperCase() ?? 'AND');
  }
  if (joins.size > 1) throw wrong('A search has AND or OR between its conditions, and not both.');
  return { clauses, isEither: joins.has('OR') };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function clauseOf(groups: Readonly<Record<string, string | undefined>>): Clause {
  const { minus, field = '', key, sign, value = '' } = groups;
  if ((field === 'metadata') !== (key !== undefined)) throw unreadable();
  return {
    isNegated: minus === '-',
    field,
    key: key === undefined ? null : unquoted(key),
    sign: isSign(sign) ? sign : ':',
    value: value === 'null' ? null : unquoted(value),
  };
}

const isSign = (sign: string | undefined): sign is Clause['sign'] =>
  sign !== undefined && [':', '~', '>', '<', '>=', '<='].includes(sign);

const unquoted = (value: string): string =>
  /^["']/.test(value) ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;

export const wrong = (message: string) => invalid({ param: 'query', message });

const unreadable = () =>
  wrong(
    'We were unable to parse your search query. Try using the format `metadata["key"]:"value"` to query for metadata ' +
      'or key:"value" to query for other fields.',
  );
