import {
  type ActivityKind,
  type Activity as ActivityPage,
  activityKinds,
  listActivity,
} from '@wayfare/contracts/calls/activity';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { useMember } from '#app/member.tsx';
import { paths } from '#app/paths.ts';
import { useAnswer } from '#app/use-answer.ts';
import { useTitle } from '#app/use-title.ts';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { Segments } from '#ui/segments.tsx';
import { changesIn, sentenceAbout } from './activity-words.ts';

const kinds = ['all', ...activityKinds] as const;
type Chosen = (typeof kinds)[number];

const kindNames: Readonly<Record<Chosen, string>> = {
  all: 'Everything',
  homily: 'Homilies',
  post: 'Posts',
  day: 'Days',
  review: 'Review',
  picture: 'Pictures',
};

/** Who changed what, and when, for those who answer for it. */
export function Activity() {
  useTitle('Activity');
  const [kind, setKind] = useState<Chosen>('all');
  return (
    <div className="flow">
      <FocusedHeading>Activity</FocusedHeading>
      <p className="lead">What was changed for readers, by whom, and when. It is kept for two years.</p>
      <p>
        <Link to={paths.review}>Review: what waits to be approved</Link>
      </p>
      <fieldset>
        <legend className="vh">Show</legend>
        <Segments
          name="kind"
          choices={kinds}
          chosen={kind}
          onChoose={setKind}
          label={(name) => kindNames[name]}
        />
      </fieldset>
      <Sheets key={kind} kind={kind === 'all' ? null : kind} />
    </div>
  );
}

function Sheets({ kind }: { kind: ActivityKind | null }) {
  const [sheets, setSheets] = useState<readonly string[]>(['']);
  return sheets.map((before, index) => (
    <Sheet
      key={before}
      before={before}
      kind={kind}
      isLast={index === sheets.length - 1}
      onEarlier={(next) => setSheets([...sheets, next])}
    />
  ));
}

interface SheetProps {
  /** '' for the first one. */
  before: string;
  kind: ActivityKind | null;
  isLast: boolean;
  onEarlier: (before: string) => void;
}

function Sheet({ before, kind, isLast, onEarlier }: SheetProps) {
  const { ask } = useMember();
  const { answer, askAgain } = useAnswer(`${kind} ${before}`, () =>
    ask(listActivity, {
      query: { ...(before === '' ? {} : { before }), ...(kind === null ? {} : { kind }) },
    }),
  );
  if (answer.status === 'asking') return <p className="soft">Looking it up...</p>;
  if (answer.status === 'failed') {
    return (
      <p className="soft">
        We couldn’t load the list.{' '}
        <button type="button" className="quiet link" onClick={askAgain}>
          Try again
        </button>
      </p>
    );
  }
  const { entries, next } = answer.value;
  if (entries.length === 0) return before === '' ? <p className="soft">Nothing was changed yet.</p> : null;
  return (
    <>
      <ol className="pl done-list flow">
        {entries.map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </ol>
      {isLast && next !== null && <Button onClick={() => onEarlier(next)}>Earlier ones</Button>}
    </>
  );
}

function Entry({ entry }: { entry: ActivityPage['entries'][number] }) {
  const at = new Date(entry.at);
  return (
    <li>
      <p>{sentenceAbout(entry)}</p>
      <p className="small-print">
        <time dateTime={entry.at}>
          {at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
        </time>
        {changesIn(entry.before, entry.after).map((change) => (
          <Fragment key={change}>, {change}</Fragment>
        ))}
      </p>
    </li>
  );
}
