import type { CardInput } from '#checkout/card-input.ts';
import { type ExpiringValues, expiringValues, type FormTokens, formTokens } from './tokens.ts';
import type { UseCases } from './use-cases.ts';

export interface PageOptions {
  /** The folder with the `.eml` files of the mailbox page. Null if there is none. */
  readonly outbox?: string | null;
  /** The name of the site in the portal's link back. The default is the host of the address. */
  readonly returnName?: string | null;
  /** The time zone of dates. Times on the clock and event pages are in UTC. */
  readonly timeZone?: string;
}

/** A card during 3-D Secure. */
export interface PendingCard {
  /** The path of the page with the card form. */
  readonly path: string;
  readonly card: CardInput;
}

export interface PageContext {
  readonly useCases: UseCases;
  readonly outbox: string | null;
  readonly returnName: string | null;
  readonly timeZone: string;
  readonly tokens: FormTokens;
  readonly pendingCards: ExpiringValues<PendingCard>;
  /** Messages that the next page shows once. */
  readonly notes: ExpiringValues<string>;
}

export const createContext = (options: PageOptions, useCases: UseCases, now: () => number): PageContext => ({
  useCases,
  outbox: options.outbox ?? null,
  returnName: options.returnName ?? null,
  timeZone: options.timeZone ?? 'UTC',
  tokens: formTokens(),
  pendingCards: expiringValues(now),
  notes: expiringValues(now),
});
