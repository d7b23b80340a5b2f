import type { Condition } from '#store/object-queries.ts';
import { type Clause, type SearchQuery, wrong } from './read-query.ts';

/** What a field holds, and where in the object it stands, as SQL. */
export interface SearchField {
  readonly kind: 'text' | 'number' | 'word';
  readonly column: string;
}

const textOf = (name: string): SearchField => ({ kind: 'text', column: `data ->> '${name}'` });
const numberOf = (name: string): SearchField => ({ kind: 'number', column: `(data ->> '${name}')::numeric` });
/** One of few, and nothing to be found by a part of it. */
const wordOf = (name: string): SearchField => ({ kind: 'word', column: `data ->> '${name}'` });

/** What each type can be searched by, besides its metadata. */
export const searchFields = {
  charge: {
    amount: numberOf('amount'),
    created: numberOf('created'),
    currency: wordOf('currency'),
    customer: wordOf('customer'),
    disputed: wordOf('disputed'),
    refunded: wordOf('refunded'),
    status: wordOf('status'),
  },
  customer: {
    created: numberOf('created'),
    email: textOf('email'),
    name: textOf('name'),
    phone: textOf('phone'),
  },
  invoice: {
    created: numberOf('created'),
    currency: wordOf('currency'),
    customer: wordOf('customer'),
    number: wordOf('number'),
    receipt_number: wordOf('receipt_number'),
    status: wordOf('status'),
    subscription: { kind: 'word', column: 'subscription' },
    total: numberOf('total'),
  },
  payment_intent: {
    amount: numberOf('amount'),
    created: numberOf('created'),
    currency: wordOf('currency'),
    customer: wordOf('customer'),
    status: wordOf('status'),
  },
  price: {
    active: wordOf('active'),
    currency: wordOf('currency'),
    lookup_key: textOf('lookup_key'),
    product: wordOf('product'),
    type: wordOf('type'),
  },
  product: {
    active: wordOf('active'),
    description: textOf('description'),
    name: textOf('name'),
    shippable: wordOf('shippable'),
    url: textOf('url'),
  },
  subscription: {
    created: numberOf('created'),
    status: wordOf('status'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SearchField>>>>;

export type Searched = keyof typeof searchFields;

export function findSearchField(type: Searched, name: string): SearchField | null {
  const fields: Readonly<Record<string, SearchField>> = searchFields[type];
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}

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
