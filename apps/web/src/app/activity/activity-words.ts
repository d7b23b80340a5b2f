import type { Activity, ActivityDetails } from '@wayfare/contracts/calls/activity';
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
  replaced: 'replaced',
  recorded: 'recorded',
  unrecorded: 'took away the recording of',
};

const dateOf = (ref: string): string => (/^\d{4}-\d\d-\d\d$/.test(ref) ? dayAndMonth(ref, true) : ref);

/** 'Ruth published the homily of November 23, 2026, “Salt”.' */
export function sentenceAbout({ by, act, kind, ref, name, after }: Entry): string {
  const called = name === '' ? '' : `“${name}”`;
  const person = by === '' ? 'Somebody' : by;
  const who = after['isBySchedule'] === true ? `The schedule that ${person} set` : person;
  if (kind === 'post') return `${who} ${done[act]} the post ${called || 'without a title'}.`;
  if (kind === 'review') return `${who} ${done[act]} the review of texts.`;
  if (kind === 'picture') return `${who} ${done[act]} the picture ${called || 'without a name'}.`;
  const what = kind === 'homily' ? 'the homily of' : 'the day';
  return `${who} ${done[act]} ${what} ${dateOf(ref)}${called && `, ${called}`}.`;
}

/** In the words that the editors' own pages have for it. */
const named: Readonly<Record<string, string>> = {
  isNew: 'new',
  slug: 'address',
  author: 'written by',
  local: 'opens',
  zone: 'by the clock of',
  posts: 'posts that it stands in',
};
const worded: Readonly<Record<string, string>> = { DRAFT: 'draft', PUBLISHED: 'published' };

/** What stood there and what stands there now, where the two differ: 'title: Salt (before: Salz)'. */
export function changesIn(before: ActivityDetails, after: ActivityDetails): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== 'isBySchedule',
  );
  return names
    .filter((name) => isSaid(after[name]) && said(before[name]) !== said(after[name]))
    .concat(names.filter((name) => isSaid(before[name]) && !isSaid(after[name])))
    .map((name) => {
      const now = `${named[name] ?? name}: ${isSaid(after[name]) ? said(after[name]) : 'none'}`;
      return isSaid(before[name]) ? `${now} (before: ${said(before[name])})` : now;
    });
}

type Fact = ActivityDetails[string] | undefined;
const isSaid = (fact: Fact): boolean => (fact ?? '') !== '';

function said(fact: Fact): string {
  if (fact === true) return 'yes';
  if (fact === false) return 'no';
  const text = String(fact ?? '');
  const clock = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text);
  if (clock?.[1] !== undefined) return `${dateOf(clock[1])}, ${clockWords(clock[2] ?? '')}`;
  return worded[text] ?? dateOf(text);
}

const clockWords = (time: string): string =>
  new Date(`2000-01-01T${time}Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
