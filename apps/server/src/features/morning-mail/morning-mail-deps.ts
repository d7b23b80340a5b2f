import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import type { MailData } from '#emails/mail-data.ts';
import type { RateLimits } from '#http/guards/rate-limit.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

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
