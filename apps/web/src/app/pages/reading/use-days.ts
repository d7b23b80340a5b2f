import { listMonthDays, type MonthDays } from '@wayfare/contracts/calls/homily';
import { useMember } from '#app/member/member.tsx';
import { type Memory, useAnswer } from '#app/member/use-query.ts';
import { monthOf } from '#app/reading/month-calendar.tsx';

const months: Memory<MonthDays> = new Map();
const several: Memory<readonly MonthDays[]> = new Map();

export type MonthDay = MonthDays['days'][number];

export function useMonth(month: string) {
  const { ask } = useMember();
  return useAnswer(month, () => ask(listMonthDays, { params: { month } }), { memory: months });
}

/** The liturgical days of some dates. Null while they load; a month that fails to load has no days. */
export function useDays(dates: readonly string[]): ReadonlyMap<string, MonthDay> | null {
  const { ask } = useMember();
  const asked = [...new Set(dates.map(monthOf))].toSorted();
  const { answer } = useAnswer(
    asked.join(' '),
    async () => {
      const answers = await Promise.allSettled(
        asked.map((month) => ask(listMonthDays, { params: { month } })),
      );
      return answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    },
    { memory: several },
  );
  if (answer.status === 'asking') return null;
  const loaded = answer.status === 'known' ? answer.value : [];
  return new Map(loaded.flatMap(({ days }) => days.map((day) => [day.date, day] as const)));
}
