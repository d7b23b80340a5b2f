import type { Customer } from '#objects/objects.ts';
import { lock } from '#store/locks.ts';
import { findObject } from '#store/object-queries.ts';
import { byClockOf, type Work } from './work.ts';

export interface CustomerWork {
  readonly work: Work;
  readonly customer: Customer;
}

/** Nobody else changes what is this customer's until the work is done; read it after this, not before. */
export async function lockCustomer(work: Work, id: string): Promise<CustomerWork | null> {
  await lock(work.sql, `customer ${id}`);
  const customer = await findObject(work.sql, 'customer', id);
  return customer === null ? null : { customer, work: await byClockOf(work, customer) };
}

export async function testClockOfCustomer(work: Work, id: string | null): Promise<string | null> {
  const customer = id === null ? null : await findObject(work.sql, 'customer', id);
  return customer?.test_clock ?? null;
}
