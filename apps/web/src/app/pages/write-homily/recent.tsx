import { type HomilyList, listHomilies } from '@wayfare/contracts/calls/homily-editor';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { QueryView } from '#app/member/query-view.tsx';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { clockTime, dayAndMonth, shortWeekday } from '#ui/format-date.ts';
import { describeState, getSign } from './state-labels.ts';

const lists: QueryCache<HomilyList> = new Map();

/** All homilies, newest date first. */
export const Recent = () => (
  <section className="flow" aria-labelledby="recent">
    <h2 id="recent">Written so far</h2>
    <Homilies before="" />
  </section>
);

/** Twenty homilies of the days before `before`, and more on request. */
function Homilies({ before }: { before: string }) {
  const { callApi } = useMember();
  const [hasMore, setHasMore] = useState(false);
  const query = { limit: 20, ...(before !== '' && { before }) };
  const loaded = useQuery(before, () => callApi(listHomilies, { query }), { cache: lists });
  return (
    <QueryView query={loaded} error="We couldn’t load the list.">
      {({ homilies, next }) => (
        <>
          {homilies.length === 0 && before === '' && <p className="soft">Nothing is written yet.</p>}
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
                <span className={`sign ${getSign(homily).shape}`}>
                  {homily.state === 'draft' ? getSign(homily).label : describeState(homily)}
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
      )}
    </QueryView>
  );
}
