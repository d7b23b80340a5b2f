import { type RefObject, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Takes whoever walked here within the dashboard to the heading, once it is there: to the top after a step forward,
 * and without moving the page after a step back.
 */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>, isThere = true): void {
  const { key } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    const isFirstPage = key === 'default';
    if (!isThere || isFirstPage) return;
    if (way !== NavigationType.Pop) scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading, isThere, key, way]);
}
