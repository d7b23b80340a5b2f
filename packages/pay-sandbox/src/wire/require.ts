import { lockCustomer, type Tx } from '#engine/tx.ts';
import type { Customer, Objects, Type } from '#objects/objects.ts';
import type { Metadata } from '#objects/stripe-object.ts';
import { findObject } from '#store/object-queries.ts';
import { fields } from './fields.ts';
import { operation } from './operation.ts';
import { invalid, notFound } from './refusal.ts';

/** The names of types in "No such …" that differ from the type. */
const typeLabels: Partial<Record<Type, string>> = { payment_method: 'PaymentMethod' };

/** Answers 404 if the path names the missing object, and 400 if a parameter does. */
const toStatus = (param: string): 404 | 400 => (param === 'id' ? 404 : 400);

export async function requireObject<K extends Type>(
  tx: Tx,
  type: K,
  id: string,
  param = 'id',
): Promise<Objects[K]> {
  const object = await findObject(tx.sql, type, id);
  if (object === null) throw notFound(typeLabels[type] ?? type, id, param, toStatus(param));
  return object;
}

export const retrieveOperation = (type: Type, path: string) =>
  operation('GET', `${path}/:id`, fields({}), (tx, _, id) => requireObject(tx, type, id));

/** Locks the customer. */
export async function requireCustomer(tx: Tx, id: string, param: string): Promise<Customer> {
  const customer = await lockCustomer(tx, id);
  if (customer === null) throw notFound('customer', id, param, toStatus(param));
  return customer;
}

/** The fields without the undefined ones, to be spread over an object. */
export function definedFields<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same keys, without undefined values
  return Object.fromEntries(defined) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

const maxKeys = 50;

/** An empty value deletes the key; null deletes all. */
export function mergeMetadata(
  current: Metadata,
  changes: Readonly<Record<string, string>> | null | undefined,
): Metadata {
  if (changes === undefined) return current;
  if (changes === null) return {};
  const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== '');
  if (merged.length > maxKeys) {
    throw invalid({
      param: 'metadata',
      message: `You may only specify up to ${maxKeys} metadata keys at a time.`,
    });
  }
  return Object.fromEntries(merged);
}
