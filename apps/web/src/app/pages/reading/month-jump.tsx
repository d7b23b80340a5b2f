import { getHomilyFeed, type HomilyFeed, homilyPageSize } from '@wayfare/contracts/calls/homily';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { days } from '@wayfare/contracts/rules/durations';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { addMonths, toMonth } from '#app/reading/month-calendar.tsx';
import { paths } from '#paths.ts';
import { monthName } from '#ui/format-date.ts';

const getLastDay = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The page where a month begins. Guesses one homily a day, then steps by the number of missing pages. */
async function findMonthPage(
  month: string,
  today: string,
  feedPage: (page: number) => Promise<HomilyFeed>,
): Promise<{ page: number; until: string }> {
  const until = getLastDay(month);
  let [from, to] = [1, Number.POSITIVE_INFINITY];
  let guess = 1 + countPagesBetween(until, today);
  while (from < to) {
    const page = Math.min(Math.max(guess, from), to);
    const { Items, totalPages } = await feedPage(page);
    const [newest, oldest] = [Items[0]?.date, Items.at(-1)?.date];
    to = Math.max(from, Math.min(to, totalPages));
    if (newest === undefined || oldest === undefined) {
      if (page <= 1) break;
      to = Math.min(to, page - 1);
      guess = to;
    } else if (oldest > until) {
      from = Math.min(page + 1, to);
      guess = from + countPagesBetween(until, oldest);
    } else if (newest > until) {
      from = page;
      break;
    } else {
      to = Math.min(to, page);
      if (page === from) break;
      guess = page - 1 - countPagesBetween(newest, until);
    }
  }
  return { page: from, until };
}

const countPagesBetween = (earlier: string, later: string): number =>
  Math.max(0, Math.floor((Date.parse(later) - Date.parse(earlier)) / days(1) / homilyPageSize));

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const firstYear = 1970;

export function MonthJump() {
  const { callApi, pageData } = useMember();
  const navigate = useNavigate();
  const [month, setMonth] = useState(pageData.today.slice(5, 7));
  const [year, setYear] = useState(pageData.today.slice(0, 4));
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const thisYear = Number(pageData.today.slice(0, 4));

  async function jump(event: FormEvent) {
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    const chosen = `${year}-${month}`;
    const newest = toMonth(pageData.today);
    try {
      const target = await findMonthPage(chosen > newest ? newest : chosen, pageData.today, (page) =>
        callApi(getHomilyFeed, { query: { page, _t: Date.now() } }),
      );
      setState('ready');
      await navigate(`${paths.homilies}?page=${target.page}&until=${target.until}`);
    } catch {
      setState('failed');
    }
  }

  return (
    <form className="month-jump" onSubmit={(event) => void jump(event)}>
      <label>
        <span>Month</span>
        <select className="pick" value={month} onChange={({ target }) => setMonth(target.value)}>
          {months.map((each) => (
            <option key={each} value={each}>
              {monthName(`2026-${each}-01`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Year</span>
        <input
          className="pick"
          type="number"
          inputMode="numeric"
          required
          min={firstYear}
          max={thisYear}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      </label>
      <button className="quiet link" type="submit">
        Go to {monthName(`2026-${month}-01`)} {year}
      </button>
      <p className="small-print" role="status">
        {state === 'failed' && 'We couldn’t look up that month. Please try again.'}
      </p>
    </form>
  );
}
