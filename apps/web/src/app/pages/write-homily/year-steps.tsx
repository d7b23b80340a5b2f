import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { Link, useLocation } from 'react-router';
import { addMonths } from '#app/reading/month-calendar.tsx';
import { paths } from '#paths.ts';
import { monthAndYear, shortMonth } from '#ui/format-date.ts';

const isMonth = (month: string): boolean => isHomilyDate(`${month}-01`);

/** Null if the address names no month. */
export const parseMonth = (typed: string | null): string | null =>
  typed !== null && isMonth(typed) ? typed : null;

const step = 'within the year';

/** False after a step from another month. */
export const useIsArrival = (): boolean => useLocation().state !== step;

interface YearStepsProps {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly currentMonth: string;
}

/** The month, and links to others, which keep the scroll position. */
export function YearSteps({ month, currentMonth }: YearStepsProps) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  const link = (to: string) => ({
    to: `${paths.writeHomilies}?month=${to}`,
    state: step,
    preventScrollReset: true,
  });
  return (
    <div className="year-steps">
      <h2 id="month-shown" aria-live="polite">
        {monthAndYear(`${month}-01`)}
      </h2>
      <nav aria-label="Months">
        <ul className="months">
          {isMonth(before) && (
            <li>
              <Link {...link(before)}>
                Earlier<span className="vh"> month, {monthAndYear(`${before}-01`)}</span>
              </Link>
            </li>
          )}
          {nextTwelve(currentMonth).map((each, place) => (
            <li key={each}>
              <Link {...link(each)} aria-current={each === month ? 'true' : undefined}>
                {shortMonth(`${each}-01`)}
                {place > 0 && each.endsWith('-01') ? (
                  ` ${each.slice(0, 4)}`
                ) : (
                  <span className="vh"> {each.slice(0, 4)}</span>
                )}
              </Link>
            </li>
          ))}
          {isMonth(after) && (
            <li>
              <Link {...link(after)}>
                Later<span className="vh"> month, {monthAndYear(`${after}-01`)}</span>
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}

function nextTwelve(month: string): string[] {
  const months = [month];
  while (months.length < 12) months.push(addMonths(months.at(-1) ?? month, 1));
  return months;
}
