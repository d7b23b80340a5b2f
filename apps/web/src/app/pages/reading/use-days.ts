import { listMonthDays, type MonthDays } from '@wayfare/contracts/calls/homily';
import { useMember } from '#app/member/member.tsx';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { toMonth } from '#app/reading/month-calendar.tsx';

const months: QueryCache<MonthDays> = new Map();
const monthsCache: QueryCache<readonly MonthDays[]> = new Map();

export type MonthDay = MonthDays['days'][number];

export function useMonth(month: string) {
  const { callApi } = useMember();
  return useQuery(month, () => callApi(listMonthDays, { params: { month } }), { cache: months });
}

/** The liturgical days of some dates. Null while they load; a month that fails to load has no days. */
export function useDays(dates: readonly string[]): ReadonlyMap<string, MonthDay> | null {
  const { callApi } = useMember();
  const neededMonths = [...new Set(dates.map(toMonth))].toSorted();
  const { state } = useQuery(
    neededMonths.join(' '),
    async () => {
      const results = await Promise.allSettled(
        neededMonths.map((month) => callApi(listMonthDays, { params: { month } })),
      );
      return results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    },
    { cache: monthsCache },
  );
  if (state.status === 'loading') return null;
  const loaded = state.status === 'success' ? state.data : [];
  return new Map(loaded.flatMap(({ days }) => days.map((day) => [day.date, day] as const)));
}
