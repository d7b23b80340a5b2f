import type { MailState, PostOfDay } from '@wayfare/contracts/calls/homily-editor';
import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { RecordingDeps } from '#features/recording/recording-deps.ts';

export interface HomilyDeps extends RecordingDeps {
  /** Whose subscription opens the full texts. */
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  readonly identity: Pick<Identity, 'verifyToken' | 'isInGroup' | 'findBySub'>;
  readonly calendar: LiturgicalCalendar;
  /** The posts that bear these days, of whose room this one knows nothing. */
  readonly postsBetween: (
    from: string,
    to: string,
  ) => Promise<readonly (PostOfDay & { readonly date: string })[]>;
  /** The state of each day's morning mail. Null if the day is too long ago to know. */
  readonly mailStates: (
    from: string,
    to: string,
  ) => Promise<(date: string, isPublished: boolean) => MailState | null>;
  readonly hasNotes: (
    sub: string,
    text: { readonly kind: 'homily'; readonly ref: string },
  ) => Promise<boolean>;
  /** See `PublicConfig`. */
  readonly mediaBase: string;
  /** In which a new day begins. */
  readonly timeZone: string;
}
