import type { Customer } from '#objects/objects.ts';
import { findObject } from '#store/object-queries.ts';
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
  /** Unix seconds, by the sandbox's clock. */
  readonly now: number;
  /** By the clock on the wall, which events go by. */
  readonly wall: Date;
  readonly urls: Urls;
  readonly mayDeliverAnywhere: boolean;
  /** What in the API asked for it, if anything did. */
  readonly request: { readonly id: string; readonly idempotencyKey: string | null } | null;
}

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** Locks the customer for the rest of the transaction. Read what belongs to the customer after this, not before. */
export async function lockCustomer(work: Work, id: string): Promise<Customer | null> {
  await lock(work.sql, `customer ${id}`);
  return findObject(work.sql, 'customer', id);
}
