import type { TextState } from '@wayfare/contracts/calls/editing';
import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { defaultMailHour, formatHour } from '@wayfare/contracts/calls/morning-mail';
import type { ReviewState } from '@wayfare/contracts/calls/review-state';
import { formatDraftState } from '#app/reading/review-state-text.ts';
import { dayAndMonth, weekday, wholeDate } from '#ui/format-date.ts';

export const stateNames: Readonly<Record<TextState, string>> = {
  new: 'No homily yet',
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  bin: 'In the bin',
};

interface PublicationState {
  readonly state: TextState;
  readonly hasUnpublishedChanges: boolean;
  /** The review state of a draft. Undefined if reviews are off. */
  readonly review?: ReviewState | undefined;
}

/** The shape and the short label of a day in the calendar. */
export function getSign({ state, hasUnpublishedChanges, review }: PublicationState) {
  if (state === 'draft' && review !== undefined) return { shape: review, label: formatDraftState(review) };
  const isOut = state === 'published' || state === 'scheduled';
  return hasUnpublishedChanges && isOut
    ? { shape: 'unpublished', label: `Changes not ${state}` }
    : { shape: state, label: stateNames[state] };
}

/** The state of the morning mail. Null if unknown or not worth a mention. */
export function formatMail({ mail, state }: Pick<Coverage['days'][number], 'mail' | 'state'>): string | null {
  if (mail === 'pending') return `Mail at ${formatHour(defaultMailHour)}`;
  if (mail === 'sending') return 'Mail going out';
  if (mail === 'sent') return 'Mail went out';
  // Without a homily there is never a mail, so the label is only for published days.
  return mail === 'none' && state === 'published' ? 'No mail went out' : null;
}

/** 'Tuesday, December 8', with the year if it differs from the current one. */
const dayFrom = (today: string, date: string): string =>
  `${weekday(date)}, ${dayAndMonth(date, date.slice(0, 4) !== today.slice(0, 4))}`;

type Feast = Coverage['feastsWithoutHomily'][number];

export const formatFeast = ({ date, celebration }: Feast, today: string): string =>
  `${celebration}, ${dayFrom(today, date)}`;

/** A sentence about the first day without a homily. */
export function formatGap({
  today,
  firstGap,
  feastsWithoutHomily,
}: Pick<Coverage, 'today' | 'firstGap' | 'feastsWithoutHomily'>): string {
  if (firstGap === null) return 'Every day of the year to come has a homily.';
  const { date, hasDraft } = firstGap;
  const feast = feastsWithoutHomily.find((each) => each.date === date);
  const named = feast === undefined ? '' : ` (${feast.celebration})`;
  const draftNote = hasDraft ? ' A draft is begun.' : '';
  if (date === today) return `Today${named} has no homily.${draftNote}`;
  return `The next day without a homily is ${dayFrom(today, date)}${named}.${draftNote}`;
}

/** A sentence about the state after a move to another date. Null if it does not change. */
export function describeMove(date: string, state: TextState, to: string, today: string): string | null {
  if (state === 'published' && to > today)
    return `What is published for ${wholeDate(date)} becomes scheduled: readers do not find it any more until ${wholeDate(to)}.`;
  if (state === 'scheduled' && to <= today)
    return `What is scheduled for ${wholeDate(date)} is published at once, under ${to === today ? 'today’s date' : wholeDate(to)}.`;
  return null;
}
