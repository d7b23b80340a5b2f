import type { Condition } from '#store/object-queries.ts';
import { type Clause, type SearchQuery, wrong } from './read-query.ts';
import { findSearchField, type Searched, type SearchField } from './search-fields.ts';

/** The query as one condition. What was typed goes as values; only our own words become SQL. */
export const conditionOf =
  (type: Searched, { clauses, isEither }: SearchQuery): Condition =>
  (bind) =>
    clauses
      .map((clause) => {
        const is = sqlOf(type, clause, (value) => `${bind(value)}::text`);
        return clause.isNegated ? `not coalesce(${is}, false)` : `coalesce(${is}, false)`;
      })
      .join(isEither ? ' or ' : ' and ');

type Given = (value: string) => string;

function sqlOf(type: Searched, clause: Clause, given: Given): string {
  const { field: name, key, sign, value } = clause;
  const field: SearchField | null =
    key === null
      ? findSearchField(type, name)
      : { kind: 'text', column: `data -> 'metadata' ->> ${given(key)}` };
  if (field === null) {
    throw wrong(`Field \`${name}\` is an unsupported search field for resource \`${type}s\`.`);
  }
  if (value === null) {
    if (sign !== ':') throw unsuited(name, sign);
    return `${field.column} is null`;
  }
  return field.kind === 'number'
    ? numberIs(field, clause, value, given)
    : textIs(field, clause, value, given);
}

function numberIs({ column }: SearchField, { field, sign }: Clause, value: string, given: Given): string {
  if (sign === '~') throw unsuited(field, sign);
  if (!/^-?\d+(\.\d+)?$/.test(value)) throw wrong(`Field \`${field}\` is a number, which ${value} is not.`);
  return `${column} ${sign === ':' ? '=' : sign} ${given(value)}::numeric`;
}

const leastPart = 3;

function textIs({ kind, column }: SearchField, { field, sign }: Clause, value: string, given: Given): string {
  if (sign === ':') return `lower(${column}) = lower(${given(value)})`;
  if (sign !== '~' || kind === 'word') throw unsuited(field, sign);
  if (value.length < leastPart) throw wrong(`A part of a field has at least ${leastPart} letters.`);
  return `position(lower(${given(value)}) in lower(${column})) > 0`;
}

const unsuited = (field: string, sign: string) =>
  wrong(`Field \`${field}\` cannot be searched with the operator \`${sign}\`.`);
