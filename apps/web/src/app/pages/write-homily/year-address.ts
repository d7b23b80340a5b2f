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
  /** The URL of this page with another month or view. */
  readonly addressOf: (other: { readonly month?: string; readonly view?: YearView }) => string;
}

/** Reads the month and the view from the URL. Defaults: this month, and the view that fits the width. */
export function useYearAddress(): YearAddress {
  const [search] = useSearchParams();
  const today = useToday();
  const isWide = useIsWide();
  const chosen = yearViews.find((view) => view === search.get('view'));
  const monthParam = search.get('month') ?? '';
  const month = isMonth(monthParam) ? monthParam : toMonth(today);
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

/** Props of links between months, which keep the scroll position. */
export const asStep = { state: step, preventScrollReset: true } as const;

/** False after a step from another month. */
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
