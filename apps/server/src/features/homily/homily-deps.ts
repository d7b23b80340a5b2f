import type { MailState, PostOfDay } from '@wayfare/contracts/calls/homily-editor';
import type { AppDeps } from '#app-deps.ts';
import type { EditingDeps } from '#features/editing/kind.ts';
import type { RecordingDeps } from '#features/recording/recording-deps.ts';

export interface HomilyDeps
  extends RecordingDeps,
    EditingDeps,
    Pick<AppDeps, 'calendar' | 'mediaBase' | 'timeZone'> {
  /** The posts dated within these days. From the blog, which this feature does not import. */
  readonly postsBetween: (
    from: string,
    to: string,
  ) => Promise<readonly (PostOfDay & { readonly date: string })[]>;
  /** The state of each day's morning mail. Null if the day is too long ago to know. */
  readonly mailStates: (
    from: string,
    to: string,
  ) => Promise<(date: string, isPublished: boolean) => MailState | null>;
}
