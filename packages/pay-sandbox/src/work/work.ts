import type { Customer } from '#objects/objects.ts';
import { getObject } from '#store/object-queries.ts';
import type { Sql } from '#store/sql.ts';
import type { Urls } from './urls.ts';

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
