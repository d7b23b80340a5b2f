import type { CardInput } from '#checkout/card-input.ts';
import type { UseCases } from '#use-cases.ts';
import { type ExpiringTokens, expiringTokens, type FormTokens, formTokens } from './tokens.ts';

export interface PageOptions {
  /** The folder that the host writes its mails to, one `.eml` file each; null where there is none to look into. */
  readonly outbox?: string | null;
  /** What the portal calls the place one returns to; else it is called by its address. */
  readonly returnName?: string | null;
  /** Whose calendar the dates of charges go by. The clock and the events are told in UTC. */
  readonly timeZone?: string;
}

/** A card that waits for what its bank says. */
export interface AwaitedCard {
  /** The page it was typed into. */
  readonly path: string;
  readonly card: CardInput & { readonly email: string };
}

/** What pages share between one request and the next. It lives as long as the process. */
export interface PageContext {
  readonly useCases: UseCases;
  readonly outbox: string | null;
  readonly returnName: string | null;
  readonly timeZone: string;
  readonly tokens: FormTokens;
  readonly awaited: ExpiringTokens<AwaitedCard>;
  /** What is told on the next page, and only once: who comes back to it later finds things as they are then. */
  readonly notes: ExpiringTokens<string>;
}

export const newContext = (options: PageOptions, useCases: UseCases, now: () => number): PageContext => ({
  useCases,
  outbox: options.outbox ?? null,
  returnName: options.returnName ?? null,
  timeZone: options.timeZone ?? 'UTC',
  tokens: formTokens(),
  awaited: expiringTokens(now),
  notes: expiringTokens(now),
});
