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
  /** What time it is for the payment provider, whose word says who is a subscriber. */
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
  /** Their time zone is the one in which the site's day begins, and in which those live who never chose another. */
  readonly mailData: MailData;
  /** While payments are not real, the page that stops the mails says so like every other. */
  readonly testMode: boolean;
  /** Addresses of the display font and the interface's; empty for the operator's command, which draws no page. */
  readonly fonts: readonly string[];
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** Over all servers; null for as many as the mail server takes. */
  readonly mailsPerSecond: number | null;
  /** The day on which its domain began to send; null where it is known to mail providers. */
  readonly warmUpFrom: string | null;
  /** What those who tell of bounces must know; null where nobody may. */
  readonly eventsSecret: string | null;
}
