import { lockCustomer, type Tx } from '#engine/tx.ts';
import type { Customer, Objects, Type } from '#objects/objects.ts';
import { findObject } from '#store/object-queries.ts';
import { fields } from './fields.ts';
import { operation } from './operation.ts';
import { notFound } from './refusal.ts';

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
