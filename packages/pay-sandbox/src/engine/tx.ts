import type { Customer } from '#objects/objects.ts';
import { findObject } from '#store/object-queries.ts';
import { lock, type Sql } from '#store/sql.ts';

/** Addresses of the sandbox's pages. */
export type Urls = ReturnType<typeof createUrls>;

export const createUrls = (base: string) => ({
  base,
  pay: (session: string) => `${base}/pay/${session}`,
  portalSession: (session: string) => `${base}/portal/session/${session}`,
  portalLogin: `${base}/portal/login`,
  invoice: (invoice: string) => `${base}/invoice/${invoice}`,
});

/** A transaction with the context that it needs. */
export interface Tx {
  readonly sql: Sql;
  /** Unix seconds by the sandbox's clock. */
  readonly now: number;
  /** Real time, which dates events. */
  readonly wall: Date;
  readonly urls: Urls;
  /** The API call that caused it, if any. */
  readonly request: { readonly id: string; readonly idempotencyKey: string | null } | null;
}

export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1_000);
export const toDate = (seconds: number): Date => new Date(seconds * 1_000);

/** Locks the customer until the transaction ends. Read the customer's objects after this, not before. */
export async function lockCustomer(tx: Tx, id: string): Promise<Customer | null> {
  await lock(tx.sql, `customer ${id}`);
  return findObject(tx.sql, 'customer', id);
}

/** Durations in seconds, as the API counts time. */
export const minutes = (count: number): number => count * 60;
export const hours = (count: number): number => count * 3_600;
export const days = (count: number): number => count * 86_400;
