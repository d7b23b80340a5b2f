import { getHomilyFeed } from '@wayfare/contracts/calls/homily';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMember } from '#app/member.tsx';
import { monthName } from '#site/calendar-words.ts';
import { type Jump, pageOfMonth } from './page-of-month.ts';
import { monthOf } from './weeks.ts';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const firstYear = 1970;

/** Straight to any month and year of the list. */
export function MonthJump({ addressOf }: { addressOf: (jump: Jump) => string }) {
  const { ask, facts } = useMember();
  const navigate = useNavigate();
  const [month, setMonth] = useState(facts.today.slice(5, 7));
  const [year, setYear] = useState(facts.today.slice(0, 4));
  const [state, setState] = useState<'ready' | 'looking' | 'failed'>('ready');
  const thisYear = Number(facts.today.slice(0, 4));

  async function jump(event: FormEvent) {
    event.preventDefault();
    if (state === 'looking') return;
    setState('looking');
    const wanted = `${year}-${month}`;
    const newest = monthOf(facts.today);
    try {
      const found = await pageOfMonth(wanted > newest ? newest : wanted, facts.today, (page) =>
        ask(getHomilyFeed, { query: { page, _t: Date.now() } }),
      );
      setState('ready');
      await navigate(addressOf(found));
    } catch {
      setState('failed');
    }
  }

  return (
    <form className="jump" onSubmit={(event) => void jump(event)}>
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
