import type { Engine } from '#engine/engine.ts';

export interface PageOptions {
  /** The folder with the `.eml` files of the mailbox page. Null if there is none. */
  readonly outbox?: string | null;
  /** The name of the site in the portal's link back. The default is the host of the address. */
  readonly returnName?: string | null;
  /** The time zone of dates. Times on the clock and event pages are in UTC. */
  readonly timeZone?: string;
}

export interface PageContext {
  readonly engine: Engine;
  readonly outbox: string | null;
  readonly returnName: string | null;
  readonly timeZone: string;
}

export const createContext = (options: PageOptions, engine: Engine): PageContext => ({
  engine,
  outbox: options.outbox ?? null,
  returnName: options.returnName ?? null,
  timeZone: options.timeZone ?? 'UTC',
});
