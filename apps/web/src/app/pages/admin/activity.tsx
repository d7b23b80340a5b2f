import {
  type ActivityDetails,
  type ActivityKind,
  type Activity as ActivityPage,
  activityKinds,
  listActivity,
} from '@wayfare/contracts/calls/activity';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { PageHeading } from '#app/member/page-heading.tsx';
import { PagedList } from '#app/member/paged-list.tsx';
import { paths } from '#paths.ts';
import { dayAndMonth } from '#ui/format-date.ts';
import { Segments } from '#ui/segments.tsx';

type ActivityEntry = ActivityPage['entries'][number];

const verbs: Readonly<Record<ActivityEntry['act'], string>> = {
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

const formatDate = (ref: string): string => (/^\d{4}-\d\d-\d\d$/.test(ref) ? dayAndMonth(ref, true) : ref);

/** 'Ruth published the homily of November 23, 2026, “Salt”.' */
export function formatEntry({ by, act, kind, ref, name, after }: ActivityEntry): string {
  const quotedName = name === '' ? '' : `“${name}”`;
  const person = by === '' ? 'Somebody' : by;
  const who = after['isBySchedule'] === true ? `The schedule that ${person} set` : person;
  if (kind === 'post') return `${who} ${verbs[act]} the post ${quotedName || 'without a title'}.`;
  if (kind === 'review') return `${who} ${verbs[act]} the review of texts.`;
  if (kind === 'picture') return `${who} ${verbs[act]} the picture ${quotedName || 'without a name'}.`;
  const what = kind === 'homily' ? 'the homily of' : 'the day';
  return `${who} ${verbs[act]} ${what} ${formatDate(ref)}${quotedName && `, ${quotedName}`}.`;
}

/** The labels of the editors. */
const fieldNames: Readonly<Record<string, string>> = {
  isNew: 'new',
  slug: 'address',
  author: 'written by',
  local: 'opens',
  zone: 'by the clock of',
  posts: 'posts that it stands in',
};
const valueNames: Readonly<Record<string, string>> = { DRAFT: 'draft', PUBLISHED: 'published' };

/** The changed fields, as 'title: Salt (before: Salz)'. */
export function listChanges(before: ActivityDetails, after: ActivityDetails): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== 'isBySchedule',
  );
  return names
    .filter((name) => hasValue(after[name]) && formatValue(before[name]) !== formatValue(after[name]))
    .concat(names.filter((name) => hasValue(before[name]) && !hasValue(after[name])))
    .map((name) => {
      const now = `${fieldNames[name] ?? name}: ${hasValue(after[name]) ? formatValue(after[name]) : 'none'}`;
      return hasValue(before[name]) ? `${now} (before: ${formatValue(before[name])})` : now;
    });
}

type Value = ActivityDetails[string] | undefined;
const hasValue = (value: Value): boolean => (value ?? '') !== '';

function formatValue(value: Value): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  const text = String(value ?? '');
  const clock = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text);
  if (clock?.[1] !== undefined) return `${formatDate(clock[1])}, ${formatTime(clock[2] ?? '')}`;
  return valueNames[text] ?? formatDate(text);
}

const formatTime = (time: string): string =>
  new Date(`2000-01-01T${time}Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });

const kinds = ['all', ...activityKinds] as const;
type KindFilter = (typeof kinds)[number];

const kindNames: Readonly<Record<KindFilter, string>> = {
  all: 'Everything',
  homily: 'Homilies',
  post: 'Posts',
  day: 'Days',
  review: 'Review',
  picture: 'Pictures',
};

export function Activity() {
  const [kind, setKind] = useState<KindFilter>('all');
  return (
    <div className="flow">
      <PageHeading>Activity</PageHeading>
      <p className="lead">What was changed for readers, by whom, and when. It is kept for two years.</p>
      <p>
        <Link to={paths.review}>Review: what waits to be approved</Link>
      </p>
      <fieldset>
        <legend className="vh">Show</legend>
        <Segments
          name="kind"
          options={kinds}
          value={kind}
          onChange={setKind}
          label={(name) => kindNames[name]}
        />
      </fieldset>
      <Entries key={kind} kind={kind === 'all' ? null : kind} />
    </div>
  );
}

function Entries({ kind }: { kind: ActivityKind | null }) {
  const { callApi } = useMember();
  return (
    <PagedList
      load={(before) =>
        callApi(listActivity, { query: { ...(before && { before }), ...(kind && { kind }) } })
      }
      loading="Looking it up..."
      more="Earlier ones"
    >
      {(pages) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <p className="soft">Nothing was changed yet.</p>;
        return (
          <ol className="plain flow">
            {entries.map((entry) => (
              <Entry key={entry.number} entry={entry} />
            ))}
          </ol>
        );
      }}
    </PagedList>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const at = new Date(entry.at);
  return (
    <li>
      <p>{formatEntry(entry)}</p>
      <p className="small-print">
        <time dateTime={entry.at}>
          {at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
        </time>
        {listChanges(entry.before, entry.after).map((change) => (
          <Fragment key={change}>, {change}</Fragment>
        ))}
      </p>
    </li>
  );
}
