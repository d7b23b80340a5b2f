import { isMonth } from '@wayfare/contracts/rules/calendar-date';
import { useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useToday } from '#app/member/page-hooks.ts';
import { addMonths, toMonth } from '#app/reading/month-calendar.tsx';
import { paths } from '#paths.ts';
import { monthAndYear, shortMonth } from '#ui/format-date.ts';
import { Segments } from '#ui/segments.tsx';

const wide = matchMedia('(width >= 48rem)');

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    },
    () => wide.matches,
  );

/** The month and the view in the URL. A narrow page has no room for the month as a table. */
export function useYearAddress() {
  const [search] = useSearchParams();
  const today = useToday();
  const month = search.get('month') ?? '';
  const isWide = useIsWide();
  return {
    today,
    month: isMonth(month) ? month : toMonth(today),
    isWide,
    view: isWide && search.get('view') !== 'list' ? 'month' : 'list',
    /** The URL of this page with another month or view. */
    toUrl: (name: 'month' | 'view', value: string) => {
      const query = new URLSearchParams(search);
      query.set(name, value);
      return `${paths.writeHomilies}?${query}`;
    },
  };
}

/** Steps keep the scroll position. */
const asStep = { state: 'within the year', preventScrollReset: true } as const;

/** False after a step from another month. */
export const useIsArrival = (): boolean => useLocation().state !== asStep.state;

/** The current month, links to other months, and the choice of the view. */
export function YearSteps({ month, isWide, view, today, toUrl }: ReturnType<typeof useYearAddress>) {
  const navigate = useNavigate();
  const title = (each: string) => monthAndYear(`${each}-01`);
  const link = (to: string, label: string, rest: string) =>
    isMonth(to) && (
      <li key={label}>
        <Link to={toUrl('month', to)} {...asStep} aria-current={to === month ? 'true' : undefined}>
          {label}
          <span className="vh">{rest}</span>
        </Link>
      </li>
    );
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <div className="row between year-steps">
      <h2 id="month-shown" aria-live="polite">
        {title(month)}
      </h2>
      {isWide && (
        <fieldset>
          <legend className="vh">Show as</legend>
          <Segments
            name="year-view"
            options={['month', 'list']}
            value={view}
            onChange={(chosen) => void navigate(toUrl('view', chosen), { ...asStep, replace: true })}
            label={(choice) => (choice === 'month' ? 'Month' : 'List')}
          />
        </fieldset>
      )}
      <nav aria-label="Months">
        <ul className="row months">
          {link(before, 'Earlier', ` month, ${title(before)}`)}
          {Array.from({ length: 12 }, (_, index) => {
            const each = addMonths(toMonth(today), index);
            const [name, year] = [shortMonth(`${each}-01`), ` ${each.slice(0, 4)}`];
            return index > 0 && each.endsWith('-01') ? link(each, name + year, '') : link(each, name, year);
          })}
          {link(after, 'Later', ` month, ${title(after)}`)}
        </ul>
      </nav>
    </div>
  );
}
