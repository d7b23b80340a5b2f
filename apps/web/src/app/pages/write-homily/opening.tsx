import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { usePageTitle } from '#app/member/page-hooks.ts';
import type { Query } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { AccessDenied } from './homily-admins-only.tsx';
import type { HomilyDraft } from './homily-kind.ts';

/** The query of a date, which runs while the script of the page loads. */
export interface AskedDate extends Pick<Query<HomilyDraft>, 'state' | 'retry'> {
  readonly date: string;
}

interface OpeningProps extends AskedDate {
  /** The verb of the page title. */
  verb: string;
  children: (draft: HomilyDraft) => ReactNode;
}

/** The loading and error states of a page about one date. */
export function Opening({ date, state, retry, verb, children }: OpeningProps) {
  const isDate = isHomilyDate(date);
  usePageTitle(isDate ? `${verb} ${wholeDate(date)}` : null);
  if (!isDate) return <NoSuchDay />;
  if (state.status === 'success') return children(state.data);
  if (state.status === 'error' && state.error instanceof ApiError && state.error.status === 403)
    return <AccessDenied />;
  return (
    <div className="flow" aria-busy={state.status === 'loading'}>
      <h1 className="pg">{wholeDate(date)}</h1>
      {state.status === 'loading' ? (
        <div className="skeleton">
          <p className="vh">Opening this day...</p>
          <span />
          <span />
        </div>
      ) : (
        <>
          <p className="lead">We couldn’t open this day. What was typed in this browser is kept.</p>
          <Button onClick={retry}>Try again</Button>
        </>
      )}
    </div>
  );
}

const NoSuchDay = () => (
  <div className="flow">
    <FocusedHeading>That day is not on the calendar</FocusedHeading>
    <p className="lead">
      Homilies are dated from 1970 to 2100. Choose one in <Link to={paths.writeHomilies}>the calendar</Link>.
    </p>
  </div>
);
