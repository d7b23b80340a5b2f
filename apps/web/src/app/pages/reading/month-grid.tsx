import type { MonthDays } from '@wayfare/contracts/calls/homily';
import { capitalize } from '@wayfare/contracts/rules/liturgical-day';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { findDayByKey, listWeeks, WeekdayHeader } from '#app/reading/month-calendar.tsx';
import { paths } from '#paths.ts';
import { dayOfMonth, weekday } from '#ui/format-date.ts';
import type { MonthDay } from './use-days.ts';

interface RovingTabIndex {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The day in the tab order. */
  readonly stop: string | undefined;
  readonly onKey: (event: KeyboardEvent, from: string) => void;
}

/** One tab stop; arrow keys move between the days up to today. */
function useRovingTabIndex(open: readonly string[], first: string): RovingTabIndex {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  return {
    table,
    stop: [focused, first].find((date) => date !== null && open.includes(date)) ?? open.at(-1),
    onKey(event, from) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const to = findDayByKey(event.key, from, open);
      if (to === null) return;
      event.preventDefault();
      setFocused(to);
      table.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
    },
  };
}

interface MonthGridProps {
  month: string;
  /** Null while loading. */
  monthDays: MonthDays | null;
  /** In the tab order until another day has the focus. */
  firstDate: string;
  labelledBy: string;
}

/** From Sunday to Saturday. */
const aWeek = listWeeks('2026-11')[0] ?? [];

export function MonthGrid({ month, monthDays, firstDate, labelledBy }: MonthGridProps) {
  const days = new Map(monthDays?.days.map((day) => [day.date, day]));
  const today = monthDays?.today ?? '';
  const open = [...days.keys()].filter((date) => date <= today);
  const { table, stop, onKey } = useRovingTabIndex(open, firstDate);
  return (
    <table
      className="month"
      ref={table}
      aria-labelledby={labelledBy}
      aria-busy={monthDays === null || undefined}
    >
      <WeekdayHeader week={aWeek} />
      <tbody>
        {listWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, column) =>
              date === '' ? (
                <td key={aWeek[column]}>&nbsp;</td>
              ) : (
                <td key={date} data-day={days.get(date)?.color}>
                  <Cell
                    date={date}
                    day={days.get(date)}
                    today={today}
                    isStop={date === stop}
                    onKeyDown={(event) => onKey(event, date)}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  date: string;
  day: MonthDay | undefined;
  today: string;
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Cell({ date, day, today, isStop, onKeyDown }: CellProps) {
  const current = date === today ? 'date' : undefined;
  const isOpen = day !== undefined && date <= today;
  const inside = (
    <>
      <span className="vh">{weekday(date)} </span>
      <span className="num">{dayOfMonth(date)}</span>
      {day && (
        <span className="vh">
          , {day.celebration}, {capitalize(day.color)}
          {isOpen && !day.hasHomily && ', the Gospel only'}
        </span>
      )}
    </>
  );
  if (!isOpen) {
    return (
      <span className="cell" aria-current={current}>
        {inside}
      </span>
    );
  }
  return (
    <Link
      className={day.hasHomily ? 'cell' : 'cell gospel-only'}
      to={paths.homily(date)}
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      aria-current={current}
      onKeyDown={onKeyDown}
    >
      {inside}
    </Link>
  );
}
