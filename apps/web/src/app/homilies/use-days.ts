import { type MonthDays, monthDays } from '@wayfare/contracts/calls/homily';
import { useMember } from '#app/member.tsx';
import { type Memory, useAnswer } from '#app/use-answer.ts';
import { monthOf } from './weeks.ts';

const months: Memory<MonthDays> = new Map();
const several: Memory<readonly MonthDays[]> = new Map();

export type MonthDay = MonthDays['days'][number];

export function useMonth(month: string) {
  const { ask } = useMember();
  return useAnswer(month, () => ask(monthDays, { params: { month } }), { memory: months });
}

/** What the Church keeps on some dates, as far as it is known: an ornament of what is asked for elsewhere. */
export function useDays(dates: readonly string[]): ReadonlyMap<string, MonthDay> {
  const { ask } = useMember();
  const asked = [...new Set(dates.map(monthOf))].toSorted();
  const { answer } = useAnswer(
    asked.join(' '),
    async () => {
      const answers = await Promise.allSettled(asked.map((month) => ask(monthDays, { params: { month } })));
      return answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    },
    { memory: several },
  );
  const known = answer.status === 'known' ? answer.value : [];
  return new Map(known.flatMap(({ days }) => days.map((day) => [day.date, day] as const)));
}
