import { isMonth } from '@wayfare/contracts/rules/calendar-weeks';
import { Link, useNavigate } from 'react-router';
import { addMonths, toMonth } from '#app/reading/month-calendar.tsx';
import { monthAndYear, shortMonth } from '#ui/format-date.ts';
import { Segments } from '#ui/segments.tsx';
import { asStep, type useYearAddress, yearViews } from './year-address.ts';

const viewNames = { month: 'Month', list: 'List' } as const;

/** The current month, links to other months, and the choice of the view. */
export function YearSteps({ month, view, today, addressOf }: ReturnType<typeof useYearAddress>) {
  const navigate = useNavigate();
  const to = (other: string) => addressOf({ month: other });
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <div className="year-steps">
      <h2 id="month-shown" aria-live="polite">
        {monthAndYear(`${month}-01`)}
      </h2>
      <fieldset>
        <legend className="vh">Show as</legend>
        <Segments
          name="year-view"
          options={yearViews}
          value={view}
          onChange={(chosen) => void navigate(addressOf({ view: chosen }), { ...asStep, replace: true })}
          label={(choice) => viewNames[choice]}
        />
      </fieldset>
      <nav aria-label="Months">
        <ul className="months">
          {isMonth(before) && (
            <li>
              <Link to={to(before)} {...asStep}>
                Earlier<span className="vh"> month, {monthAndYear(`${before}-01`)}</span>
              </Link>
            </li>
          )}
          {nextTwelve(toMonth(today)).map((each, place) => (
            <li key={each}>
              <Link to={to(each)} {...asStep} aria-current={each === month ? 'true' : undefined}>
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
              <Link to={to(after)} {...asStep}>
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
