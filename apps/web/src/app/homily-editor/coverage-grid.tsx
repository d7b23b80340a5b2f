import { type Coverage, homilyStates } from '@wayfare/contracts/calls/homily-editor';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useRovingTabIndex } from '#app/homilies/use-roving-tabindex.ts';
import { WeekHead } from '#app/homilies/week-head.tsx';
import { sundayBefore } from '#app/homilies/weeks.ts';
import { paths } from '#app/paths.ts';
import { dayOfMonth, shortMonth, weekday } from '#site/calendar-words.ts';
import { stateInWords, stateNames } from './state-words.ts';

type CoveredDay = Coverage['days'][number];

interface CoverageGridProps {
  /** Null while it is asked for. */
  coverage: Coverage | null;
  today: string;
}

/** Sixty days on one sheet: a sign for each, and the word for each sign. */
export function CoverageGrid({ coverage, today }: CoverageGridProps) {
  const days = new Map(coverage?.days.map((day) => [day.date, day]));
  const first = sundayBefore(coverage?.days[0]?.date ?? today);
  const last = coverage?.days.at(-1)?.date ?? addDays(today, 59);
  const weeks: string[][] = [];
  for (let sunday = first; sunday <= last; sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(sunday, place)));
  const { table, stop, onKey } = useRovingTabIndex([...days.keys()], today);
  return (
    <section className="flow" aria-labelledby="coverage">
      <h2 id="coverage">The next sixty days</h2>
      <ul className="legend">
        {homilyStates.map((state) => (
          <li key={state} className={`sign ${state}`}>
            {stateNames[state]}
          </li>
        ))}
      </ul>
      <table
        className="month coverage"
        ref={table}
        aria-labelledby="coverage"
        aria-busy={coverage === null || undefined}
      >
        <WeekHead week={weeks[0] ?? []} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <Cell
                    date={date}
                    day={days.get(date)}
                    isToday={date === coverage?.today}
                    isStop={date === stop}
                    onKeyDown={(event) => onKey(event, date)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  date: string;
  day: CoveredDay | undefined;
  isToday: boolean;
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Cell({ date, day, isToday, isStop, onKeyDown }: CellProps) {
  const number = (
    <>
      <span className="num">{dayOfMonth(date)}</span>
      {dayOfMonth(date) === 1 && <span className="of-month"> {shortMonth(date)}</span>}
    </>
  );
  if (day === undefined) return <span className="cell">{number}</span>;
  return (
    <Link
      className="cell"
      to={paths.writeHomily(date)}
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onKeyDown={onKeyDown}
    >
      <span className="vh">{weekday(date)} </span>
      {number}
      <span className={`sign ${day.state}`}>{stateNames[day.state]}</span>
      <span className="vh">
        {stateInWords(day).slice(stateNames[day.state].length)}. {day.title || day.celebration}
      </span>
    </Link>
  );
}
