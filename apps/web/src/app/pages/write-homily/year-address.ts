import { isMonth } from '@wayfare/contracts/rules/calendar-weeks';
import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useToday } from '#app/member/page-hooks.ts';
import { toMonth } from '#app/reading/month-calendar.tsx';
import { paths } from '#paths.ts';

export const yearViews = ['month', 'list'] as const;
export type YearView = (typeof yearViews)[number];

interface YearAddress {
  readonly today: string;
  /** 'YYYY-MM' */
  readonly month: string;
  readonly view: YearView;
  /** The same page with another month or another view. */
  readonly addressOf: (other: { readonly month?: string; readonly view?: YearView }) => string;
}

/** The month and the view that the address tells; without them this month, in the view that has room. */
export function useYearAddress(): YearAddress {
  const [search] = useSearchParams();
  const today = useToday();
  const isWide = useIsWide();
  const chosen = yearViews.find((view) => view === search.get('view'));
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : toMonth(today);
  return {
    today,
    month,
    view: chosen ?? (isWide ? 'month' : 'list'),
    addressOf(other) {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(other)) query.set(name, value);
      return `${paths.writeHomilies}?${query}`;
    },
  };
}

const step = 'within the year';

/** Given to links from one month to another, which stay where they are. */
export const asStep = { state: step, preventScrollReset: true } as const;

/** Whether somebody came here from elsewhere, and not from another month. */
export const useIsArrival = (): boolean => useLocation().state !== step;

const wide = '(width >= 60rem)';

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wide).matches,
  );
