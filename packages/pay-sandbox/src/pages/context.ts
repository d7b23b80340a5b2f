import type { Engine } from '#engine/engine.ts';

export interface PageContext {
  readonly engine: Engine;
  /** The folder with the `.eml` files of the mailbox page. Null if there is none. */
  readonly outbox: string | null;
  /** The name of the site in the portal's link back. The default is the host of the address. */
  readonly returnName: string | null;
  /** The time zone of dates. Times on the clock and event pages are in UTC. */
  readonly timeZone: string;
}

export type PageOptions = Partial<Omit<PageContext, 'engine'>>;

export const createContext = (options: PageOptions, engine: Engine): PageContext => ({
  engine,
  outbox: options.outbox ?? null,
  returnName: options.returnName ?? null,
  timeZone: options.timeZone ?? 'UTC',
});
