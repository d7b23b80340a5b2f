import type { Customer } from '#objects/objects.ts';
import { findObject, getObject } from '#store/object-queries.ts';
import { lock, type Sql } from '#store/sql.ts';

/** The addresses that the sandbox gives out. */
export interface Urls {
  readonly base: string;
  pay(session: string): string;
  portalSession(session: string): string;
  readonly portalLogin: string;
  portalLoginLink(token: string): string;
  invoice(invoice: string): string;
}

export const urlsBelow = (base: string): Urls => ({
  base,
  pay: (session) => `${base}/pay/${session}`,
  portalSession: (session) => `${base}/portal/session/${session}`,
  portalLogin: `${base}/portal/login`,
  portalLoginLink: (token) => `${base}/portal/login/${token}`,
  invoice: (invoice) => `${base}/invoice/${invoice}`,
});

/** One thing that is done, from its beginning to its end: all of it, with the events it causes, or nothing. */
export interface Work {
  readonly sql: Sql;
  /** Unix seconds, by the clock of whom it concerns. */
  readonly now: number;
  /** By the clock on the wall, which events go by. */
  readonly wall: Date;
  readonly urls: Urls;
  readonly mayDeliverAnywhere: boolean;
  /** What in the API asked for it, if anything did. */
  readonly request: { readonly id: string; readonly idempotencyKey: string | null } | null;
}

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** A customer on a test clock lives by that clock, and so does all that is theirs. */
export async function byClockOf(work: Work, customer: Customer): Promise<Work> {
  if (customer.test_clock === null) return work;
  const clock = await getObject(work.sql, 'test_helpers.test_clock', customer.test_clock);
  return { ...work, now: clock.frozen_time };
}

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
