import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Images } from '#adapters/images/images.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Sound } from '#adapters/sound/sound.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Clock } from '#clock.ts';
import type { MailData } from '#emails/mail-data.ts';
import type { RateLimits } from '#http/guards/rate-limit.ts';

/** Dependencies of several features. Each feature picks some and adds its own. */
export interface AppDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The clock of the payment provider, which subscriptions depend on. The sandbox can move it ahead. */
  readonly billingClock: Clock;
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly identity: Identity;
  readonly storage: Storage;
  readonly images: Images;
  readonly sound: Sound;
  readonly calendar: LiturgicalCalendar;
  readonly limits: RateLimits;
  /** Cached for a moment. */
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  readonly mailData: MailData;
  readonly publicUrl: string;
  readonly siteName: string;
  /** See `PublicConfig`. */
  readonly mediaBase: string;
  /** The time zone of the site. */
  readonly timeZone: string;
}
