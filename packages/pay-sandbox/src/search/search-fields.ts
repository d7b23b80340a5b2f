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
