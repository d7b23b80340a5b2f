import type { Engine } from '#engine/engine.ts';

export interface PageOptions {
  /** The folder with the `.eml` files of the mailbox page. Null if there is none. */
  readonly outbox: string | null;
  /** The name of the site in the portal's link back. */
  readonly returnName: string;
  /** The time zone of dates. Times on the clock page are in UTC. */
  readonly timeZone: string;
}

export interface PageContext extends PageOptions {
  readonly engine: Engine;
}
