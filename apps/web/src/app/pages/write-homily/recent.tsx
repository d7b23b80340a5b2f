import { type HomilyList, listHomilies } from '@wayfare/contracts/calls/homily-editor';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadError, Skeleton } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { clockTime, dayAndMonth, shortWeekday } from '#ui/format-date.ts';
import { describeState, signOf } from './state-words.ts';

const lists: QueryCache<HomilyList> = new Map();

/** All homilies, newest date first. */
export const Recent = () => (
  <section className="flow" aria-labelledby="recent">
    <h2 id="recent">Written so far</h2>
    <Homilies before="" />
  </section>
);

/** Twenty homilies of the days before `before`, and those that follow once they are asked for. */
function Homilies({ before }: { before: string }) {
  const { callApi } = useMember();
  const [hasMore, setHasMore] = useState(false);
  const query = { limit: 20, ...(before !== '' && { before }) };
  const { state, retry } = useQuery(before, () => callApi(listHomilies, { query }), { cache: lists });
  if (state.status === 'loading') return <Skeleton />;
  if (state.status === 'error') return <LoadError onRetry={retry}>We couldn’t load the list.</LoadError>;
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
      {next !== null &&
        (hasMore ? (
          <Homilies before={next} />
        ) : (
          <Button onClick={() => setHasMore(true)}>Earlier ones</Button>
        ))}
    </>
  );
}
