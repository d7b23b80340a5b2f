import { type HomilyList, listHomilies } from '@wayfare/contracts/calls/homily-editor';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { clockTime, dayAndMonth, shortWeekday } from '#ui/format-date.ts';
import { describeState, signOf } from './state-words.ts';

const lists: QueryCache<HomilyList> = new Map();
const onOneSheet = 20;

/** All homilies, newest date first, in pages of twenty. */
export function Recent() {
  const [sheets, setSheets] = useState<readonly string[]>(['']);
  return (
    <section className="flow" aria-labelledby="recent">
      <h2 id="recent">Written so far</h2>
      {sheets.map((before, index) => (
        <Sheet
          key={before}
          before={before}
          isLast={index === sheets.length - 1}
          onEarlier={(next) => setSheets([...sheets, next])}
        />
      ))}
    </section>
  );
}

interface SheetProps {
  /** Empty for the first page. */
  before: string;
  isLast: boolean;
  onEarlier: (before: string) => void;
}

function Sheet({ before, isLast, onEarlier }: SheetProps) {
  const { callApi } = useMember();
  const { state, retry } = useQuery(
    before,
    () => callApi(listHomilies, { query: { limit: onOneSheet, ...(before === '' ? {} : { before }) } }),
    { cache: lists },
  );
  if (state.status === 'loading') {
    return (
      <div className="skeleton" aria-busy="true">
        <span />
        <span />
      </div>
    );
  }
  if (state.status === 'error') {
    return (
      <p className="soft">
        We couldn’t load the list.{' '}
        <button type="button" className="quiet link" onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  const { homilies, next } = state.data;
  if (homilies.length === 0) return before === '' ? <p className="soft">Nothing is written yet.</p> : null;
  return (
    <>
      <ul className="written">
        {homilies.map((homily) => (
          <li key={homily.date}>
            <Link to={paths.writeHomily(homily.date)}>
              {getHomilyName(homily) || 'Without a title'}
              <span className="vh">, </span>
            </Link>
            <span className="soft">
              {shortWeekday(homily.date)}, {dayAndMonth(homily.date, true)}
            </span>
            <span className={`sign ${signOf(homily).shape}`}>
              {homily.state === 'draft' ? signOf(homily).words : describeState(homily)}
            </span>
            <span className="hint">
              Saved {clockTime(homily.savedAt, 'day')}
              {homily.savedBy && ` by ${homily.savedBy}`}
            </span>
          </li>
        ))}
      </ul>
      {isLast && next !== null && <Button onClick={() => onEarlier(next)}>Earlier ones</Button>}
    </>
  );
}
