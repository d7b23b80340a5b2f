import type { Coverage, HomilyState } from '@wayfare/contracts/calls/homily-editor';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { dayAndMonth, weekday } from '#site/calendar-words.ts';

export const stateNames: Readonly<Record<HomilyState, string>> = {
  missing: 'Missing',
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

interface PublicationState {
  readonly state: HomilyState;
  readonly hasUnpublishedChanges: boolean;
}

export const stateInWords = ({ state, hasUnpublishedChanges }: PublicationState): string =>
  hasUnpublishedChanges && (state === 'published' || state === 'scheduled')
    ? `${stateNames[state]}, with changes that are not ${state}`
    : stateNames[state];

/** 'Saturday, November 21, 2026' */
export const wholeDate = (date: string): string => `${weekday(date)}, ${dayAndMonth(date, true)}`;

const isReady = ({ state }: { readonly state: HomilyState }) =>
  state === 'published' || state === 'scheduled';

/** How far one can look ahead without worry. */
export function readinessInWords({ today, days }: Pick<Coverage, 'today' | 'days'>): string {
  const ahead = days.filter(({ date }) => date >= today);
  const firstGap = ahead.find((day) => !isReady(day));
  if (firstGap === undefined) return 'Every day in sight is ready.';
  const soon = ahead.filter((day) => day.date < addDays(today, 7) && !isReady(day)).length;
  const until =
    firstGap.date === today
      ? 'Today is not ready.'
      : `Ready through ${dayAndMonth(addDays(firstGap.date, -1))}.`;
  if (soon === 0) return `${until} The next seven days are ready.`;
  return `${until} Of the next seven days ${soon === 1 ? 'one is' : `${soon} are`} not.`;
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
