import { type Coverage, type HomilyState, homilyStates } from '@wayfare/contracts/calls/homily-editor';
import { defaultMailHour, formatHour } from '@wayfare/contracts/calls/morning-mail';
import type { ReviewState } from '@wayfare/contracts/calls/review-state';
import { formatDraftState } from '#app/reading/review-state-text.ts';
import { dayAndMonth, weekday, wholeDate } from '#ui/format-date.ts';

export const stateNames: Readonly<Record<HomilyState, string>> = {
  missing: 'Missing',
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

interface PublicationState {
  readonly state: HomilyState;
  readonly hasUnpublishedChanges: boolean;
  /** Where texts are reviewed, how far one is that is not published. */
  readonly review?: ReviewState | undefined;
}

export const stateInWords = ({ state, hasUnpublishedChanges }: Omit<PublicationState, 'review'>): string =>
  hasUnpublishedChanges && (state === 'published' || state === 'scheduled')
    ? `${stateNames[state]}, with changes that are not ${state}`
    : stateNames[state];

/** By how it stands: what stands beside the word. */
export const signs: readonly { readonly shape: string; readonly words: string }[] = [
  ...homilyStates.map((state) => ({ shape: state, words: stateNames[state] })),
  { shape: 'unpublished', words: 'Changes not published' },
];

/** In a calendar: a shape, and a word or three. */
export function signOf({ state, hasUnpublishedChanges, review }: PublicationState) {
  if (state === 'draft' && review !== undefined) return { shape: review, words: formatDraftState(review) };
  const isOut = state === 'published' || state === 'scheduled';
  return hasUnpublishedChanges && isOut
    ? { shape: 'unpublished', words: `Changes not ${state}` }
    : { shape: state, words: stateNames[state] };
}

/** Whether the morning mail of a day goes out; null where nobody need be told, or nobody knows. */
export function mailInWords({
  mail,
  state,
}: Pick<Coverage['days'][number], 'mail' | 'state'>): string | null {
  if (mail === 'pending') return `Mail at ${formatHour(defaultMailHour)}`;
  if (mail === 'sending') return 'Mail going out';
  if (mail === 'sent') return 'Mail went out';
  // Where there is no homily there is no mail: that goes without saying.
  return mail === 'none' && state === 'published' ? 'No mail went out' : null;
}

/** 'Tuesday, December 8', with the year where it is another than today's. */
const dayFrom = (today: string, date: string): string =>
  `${weekday(date)}, ${dayAndMonth(date, date.slice(0, 4) !== today.slice(0, 4))}`;

type Feast = Coverage['feastsWithoutHomily'][number];

export const feastInWords = ({ date, celebration }: Feast, today: string): string =>
  `${celebration}, ${dayFrom(today, date)}`;

/** What is missing soonest, in one sentence. */
export function gapInWords({
  today,
  firstGap,
  feastsWithoutHomily,
}: Pick<Coverage, 'today' | 'firstGap' | 'feastsWithoutHomily'>): string {
  if (firstGap === null) return 'Every day of the year to come has a homily.';
  const { date, hasDraft } = firstGap;
  const feast = feastsWithoutHomily.find((each) => each.date === date);
  const named = feast === undefined ? '' : ` (${feast.celebration})`;
  const begun = hasDraft ? ' A draft is begun.' : '';
  if (date === today) return `Today${named} has no homily.${begun}`;
  return `The next day without a homily is ${dayFrom(today, date)}${named}.${begun}`;
}

/** What publishing would mean for this date, as a question's answer. */
export function publishingInWords(
  date: string,
  today: string,
): { readonly verb: string; readonly said: string } {
  if (date > today) {
    return {
      verb: 'Schedule',
      said: `Readers find it on the morning of ${wholeDate(date)}, and not before. Until then you can change it or take it back.`,
    };
  }
  return {
    verb: 'Publish',
    said: `Readers find it from now on, under ${date === today ? 'today’s date' : wholeDate(date)}.`,
  };
}

/** What becomes of what is published or scheduled when it moves to another date; null where it stays as it is. */
export function moveInWords(
  { date, state }: { readonly date: string; readonly state: HomilyState },
  to: string,
  today: string,
): string | null {
  if (state === 'published' && to > today)
    return `What is published for ${wholeDate(date)} becomes scheduled: readers do not find it any more until ${wholeDate(to)}.`;
  if (state === 'scheduled' && to <= today)
    return `What is scheduled for ${wholeDate(date)} is published at once, under ${to === today ? 'today’s date' : wholeDate(to)}.`;
  return null;
}
