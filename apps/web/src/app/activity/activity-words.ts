import type { Activity } from '@wayfare/contracts/calls/activity';
import { dayAndMonth } from '#site/calendar-words.ts';

type Entry = Activity['entries'][number];

const done: Readonly<Record<Entry['act'], string>> = {
  published: 'published',
  unpublished: 'unpublished',
  scheduled: 'scheduled',
  unscheduled: 'took back the schedule of',
  moved: 'moved',
  swapped: 'swapped',
  deleted: 'deleted',
  restored: 'brought back',
  imported: 'imported',
  corrected: 'corrected',
  asked_for_review: 'asked for a review of',
  approved: 'approved',
  asked_for_changes: 'asked for changes to',
  switched_on: 'switched on',
  switched_off: 'switched off',
};

const dateOf = (ref: string): string => (/^\d{4}-\d\d-\d\d$/.test(ref) ? dayAndMonth(ref, true) : ref);

/** 'Ruth published the homily of November 23, 2026, “Salt”.' */
export function sentenceAbout({ by, act, kind, ref, name }: Entry): string {
  const called = name === '' ? '' : `“${name}”`;
  const who = by === '' ? 'Somebody' : by;
  if (kind === 'post') return `${who} ${done[act]} the post ${called || 'without a title'}.`;
  if (kind === 'review') return `${who} ${done[act]} the review of texts.`;
  const what = kind === 'homily' ? 'the homily of' : 'the day';
  return `${who} ${done[act]} ${what} ${dateOf(ref)}${called && `, ${called}`}.`;
}
