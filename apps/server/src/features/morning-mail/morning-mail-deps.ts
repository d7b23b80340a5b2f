import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import { createSignedIds } from '#adapters/master-key/master-key.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import type { MailData } from '#emails/mail-data.ts';
import type { RateLimits } from '#http/guards/rate-limit.ts';

/** Signed tokens that name the reader in unsubscribe links. */
interface UnsubscribeTokens {
  createToken(personId: string): string;
  /** Null if the signature is wrong. */
  findPersonId(token: string): string | null;
}

/** Has the length of a token, but is not valid. */
export const placeholderToken = 'unsubscribe-token'.padEnd(43, '_');

/** The key is derived from the site's secret, so tokens need no table and never expire. */
export function createUnsubscribeTokens(siteSecret: Uint8Array): UnsubscribeTokens {
  const signedIds = createSignedIds(siteSecret, 'unsubscribe tokens');
  return {
    createToken: (personId) => signedIds.sign(personId),
    findPersonId: (token) => signedIds.verify(token),
  };
}

export interface MorningMailDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The payment provider's clock, which subscriptions depend on. */
  readonly billingClock: Clock;
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly identity: Pick<
    Identity,
    'verifyToken' | 'isInGroup' | 'findBySub' | 'findMailboxes' | 'listGroup'
  >;
  readonly calendar: LiturgicalCalendar;
  readonly limits: RateLimits;
  /** Its time zone defines the site's day and is the default of readers. */
  readonly mailData: MailData;
  /** The unsubscribe page shows a banner in test mode. */
  readonly testMode: boolean;
  /** URLs of the display font and the interface font. Empty in commands, which render no page. */
  readonly fonts: readonly string[];
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** For all servers together. Null if unlimited. */
  readonly mailsPerSecond: number | null;
  /** The first day of the warm-up of a new mail domain. Null if there is none. */
  readonly warmUpFrom: string | null;
  /** The mail provider's webhook sends it. Null if there is no webhook. */
  readonly eventsSecret: string | null;
}
