import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { useMember } from '#app/member.tsx';
import { paths } from '#app/paths.ts';
import type { Asked } from '#app/use-answer.ts';
import { useFocusOnArrival } from '#app/use-focus-on-arrival.ts';
import { useTitle } from '#app/use-title.ts';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/submitting.ts';
import { CoverageGrid } from './coverage-grid.tsx';
import { AccessDenied } from './homily-admins-only.tsx';
import { localDraftsOf } from './local-drafts.ts';
import { Recent } from './recent.tsx';
import { readinessInWords, wholeDate } from './state-words.ts';

/** What is provided for, and what is not, before anything is written. */
export function Overview({ answer, askAgain }: Pick<Asked<Coverage>, 'answer' | 'askAgain'>) {
  const { facts } = useMember();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  useTitle('Write homilies');
  if (answer.status === 'failed' && answer.error instanceof ApiError && answer.error.status === 403)
    return <AccessDenied />;
  return (
    <div className="flow big overview">
      <div className="flow">
        <h1 className="pg" tabIndex={-1} ref={heading}>
          Write homilies
        </h1>
        <p className="lead" role="status">
          {answer.status === 'known' && readinessInWords(answer.value)}
        </p>
        <Unsaved />
        <AnotherDate today={facts.today} />
      </div>
      {answer.status === 'failed' ? (
        <div className="flow">
          <p className="soft">We can’t check what is ready right now.</p>
          <Button onClick={askAgain}>Try again</Button>
        </div>
      ) : (
        <CoverageGrid coverage={answer.status === 'known' ? answer.value : null} today={facts.today} />
      )}
      <Recent />
    </div>
  );
}

/** What was typed on this machine, and is on no server. */
function Unsaved() {
  const { person } = useMember();
  const [dates] = useState(() => localDraftsOf(localStorage, person.email ?? '', 'unsaved').dates());
  if (dates.length === 0) return null;
  return (
    <p className="noted">
      Typed in this browser and not saved yet:{' '}
      {dates.map((date, index) => (
        <span key={date}>
          {index > 0 && '; '}
          <Link to={paths.writeHomily(date)}>{isHomilyDate(date) ? wholeDate(date) : date}</Link>
        </span>
      ))}
    </p>
  );
}

function AnotherDate({ today }: { today: string }) {
  const navigate = useNavigate();
  const [date, setDate] = useState(today);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className="row another"
      onSubmit={(event) =>
        submit(event, () => {
          setIsWrong(!isHomilyDate(date));
          if (isHomilyDate(date)) void navigate(paths.writeHomily(date));
        })
      }
    >
      <div className="field">
        <label htmlFor="another-date">Write for the day</label>
        <input
          id="another-date"
          className="in"
          type="date"
          value={date}
          min="1970-01-01"
          max="2100-12-31"
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? 'another-date-error' : undefined}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <div className="beside" aria-live="polite">
          {isWrong && (
            <p className="err" id="another-date-error">
              Please choose a day from 1970 to 2100.
            </p>
          )}
        </div>
      </div>
      <Button>Open</Button>
    </form>
  );
}
