import type Stripe from 'stripe';

/** The API version of the installed SDK. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

export type EventType = Stripe.Event['type'];

/** An object of the SDK's types as the API sends it: decimals are text, and other objects stay ids. */
export type StripeJson<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? readonly FieldJson<Item>[]
      : { readonly [Name in keyof T]: FieldJson<T[Name]> };

/** A field that can be a text or an object contains an id, or the object if it is expanded. */
type FieldJson<Value> = string extends Value ? Exclude<Value, object> : StripeJson<Value>;

export type Metadata = { readonly [key: string]: string };

export type List<T> = {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
};

export const toList = <T>(url: string, data: readonly T[], hasMore = false): List<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
