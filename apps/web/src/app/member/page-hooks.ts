import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { type RefObject, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { usePageVisible } from '#ui/use-page-visible.ts';
import { useMember } from './member.tsx';

/** Sets the document's title. Null while it is unknown. */
export function usePageTitle(title: string | null): void {
  const { siteName } = useMember().config;
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title}, ${siteName}`;
    return () => {
      document.title = before;
    };
  }, [title, siteName]);
}

/** The site's date: from the page or `known`, and later from this device's clock, for a page that stays open past midnight. */
export function useToday(known?: string): string {
  const { today: firstToday, timeZone } = useMember().pageData;
  const [today, setToday] = useState(known ?? firstToday);
  usePageVisible(() => setToday(advance(timeZone)));
  useEffect(() => {
    const timer = setInterval(() => setToday(advance(timeZone)), 60_000);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}

/** A wrong clock must not go back behind the date in the page. */
const advance = (timeZone: string) => (today: string) => {
  const now = toCalendarDate(new Date(), timeZone);
  return now > today ? now : today;
};

/**
 * Focuses the heading after a navigation within the dashboard, once it is rendered. Scrolls to the top after a step
 * forward, and keeps the scroll position after a step back.
 */
export function useFocusOnNavigation(heading: RefObject<HTMLElement | null>, isRendered = true): void {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    const isFirstPage = key === 'default';
    if (!isRendered || isFirstPage) return;
    if (navigationType !== NavigationType.Pop) scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading, isRendered, key, navigationType]);
}
