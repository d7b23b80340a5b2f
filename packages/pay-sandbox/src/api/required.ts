import type { Customer, Objects, Type } from '#objects/objects.ts';
import { findObject } from '#store/object-queries.ts';
import { fields } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { noSuch } from '#wire/refusal.ts';
import { lockCustomer, type Work } from '#work/work.ts';

/** By what name a type goes in "No such …". */
const spoken: Partial<Record<Type, string>> = { payment_method: 'PaymentMethod' };

/** What the call is about; without it there is nothing to answer. */
export async function requireObject<K extends Type>(
  work: Work,
  type: K,
  id: string,
  param = 'id',
): Promise<Objects[K]> {
  const found = await findObject(work.sql, type, id);
  if (found === null) throw noSuch(spoken[type] ?? type, id, param, param === 'id' ? 404 : 400);
  return found;
}

/** The call that answers the one object of that id. */
export const retrieving = (type: Type, path: string) =>
  operation('GET', `${path}/:id`, fields({}), (work, _, id) => requireObject(work, type, id));

/** The customer, with nobody else at work for them. */
export async function requireCustomerOf(work: Work, id: string, param: string): Promise<Customer> {
  const found = await lockCustomer(work, id);
  if (found === null) throw noSuch('customer', id, param, param === 'id' ? 404 : 400);
  return found;
}

/** A card that is this customer's own. */
export async function requireMethodOf(work: Work, customer: string | null, id: string, param: string) {
  const method = await requireObject(work, 'payment_method', id, param);
  if (method.customer !== customer) throw noSuch('PaymentMethod', id, param, 400);
  return method;
}

type Owned = 'subscription' | 'invoice';

/** What is a customer's own, as it is once nobody else is at work for them. */
export async function requireOwned<K extends Owned>(work: Work, type: K, id: string): Promise<Objects[K]> {
  const { customer: owner } = await requireObject(work, type, id);
  await requireCustomerOf(work, owner, 'customer');
  return requireObject(work, type, id);
}
