import type { SignedIds } from '#adapters/master-key/master-key.ts';
import type { AppDeps } from '#app-deps.ts';

export interface MorningMailDeps
  extends Pick<
    AppDeps,
    | 'db'
    | 'clock'
    | 'billingClock'
    | 'isSubscriber'
    | 'queue'
    | 'mailer'
    | 'identity'
    | 'calendar'
    | 'limits'
    | 'mailData'
  > {
  /** The unsubscribe page shows a banner in test mode. */
  readonly testMode: boolean;
  /** URLs of the display font and the interface font. Empty in commands, which render no page. */
  readonly fonts: readonly string[];
  /** The tokens of unsubscribe links contain the id of the person. They need no table and never expire. */
  readonly unsubscribeTokens: SignedIds;
  /** For all servers together. Null if unlimited. */
  readonly mailsPerSecond: number | null;
  /** The first day of the warm-up of a new mail domain. Null if there is none. */
  readonly warmUpFrom: string | null;
  /** The mail provider's webhook sends it. Null if there is no webhook. */
  readonly eventsSecret: string | null;
}
