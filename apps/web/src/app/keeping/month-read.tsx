import { type DaysRead, listDaysRead } from '@wayfare/contracts/calls/days-read';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { useState } from 'react';
import { failureMessage } from '#app/failure-message.ts';
import { monthAfter, weeksOfMonth } from '#app/homilies/month-steps.ts';
import { WeekHead } from '#app/homilies/week-head.tsx';
import { monthOf } from '#app/homilies/weeks.ts';
import { useMember } from '#app/member.tsx';
import { useAnswer } from '#app/use-answer.ts';
import { dayOfMonth, monthAndYear, weekday } from '#site/calendar-words.ts';

interface MonthReadProps {
  today: string;
  /** Of the month of today; every other one is asked for when it is walked to. */
  told: Pick<DaysRead, 'firstMonth' | 'days'>;
}

const aWeek = Array.from({ length: 7 }, (_, at) => addDays('2026-11-01', at));

/** From the month of today back to the one with which it began. */
export function MonthRead({ today, told }: MonthReadProps) {
  const { ask } = useMember();
  const last = monthOf(today);
  const [month, setMonth] = useState(last);
  const { answer, askAgain } = useAnswer(month === last ? null : `days read ${month}`, () =>
    ask(listDaysRead, { query: { month } }),
  );
  const days = month === last ? told.days : answer.status === 'known' ? answer.value.days : null;
  const step = (by: 1 | -1, name: string) => {
    const to = monthAfter(month, by);
    const isThere = to <= last && to >= (told.firstMonth ?? last);
    return (
      <button
        type="button"
        className="quiet"
        aria-disabled={isThere ? undefined : true}
        onClick={() => isThere && setMonth(to)}
      >
        {name}
        <span className="vh"> month, {monthAndYear(`${to}-01`)}</span>
      </button>
    );
  };
  return (
    <div className="month-read">
      <h3 id="month-read" aria-live="polite">
        {monthAndYear(`${month}-01`)}
      </h3>
      <div className="row">
        {step(-1, 'Earlier')}
        {step(1, 'Later')}
      </div>
      {month !== last && answer.status === 'failed' ? (
        <p className="soft" role="status">
          {failureMessage(answer.error)}{' '}
          <button type="button" className="quiet link" onClick={askAgain}>
            Try again
          </button>
        </p>
      ) : (
        <table aria-labelledby="month-read" aria-busy={days === null || undefined}>
          <WeekHead week={aWeek} />
          <tbody>
            {weeksOfMonth(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((date, place) =>
                  date === '' ? (
                    <td key={aWeek[place]}>&nbsp;</td>
                  ) : (
                    <Day
                      key={date}
                      date={date}
                      isToday={date === today}
                      isRead={days?.includes(date) === true}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const Day = ({ date, isToday, isRead }: { date: string; isToday: boolean; isRead: boolean }) => (
  <td aria-current={isToday ? 'date' : undefined} data-read={isRead || undefined}>
    <span aria-hidden="true">{dayOfMonth(date)}</span>
    <span className="vh">{`${weekday(date)} ${dayOfMonth(date)}${isRead ? ', read' : ''}`}</span>
  </td>
);
