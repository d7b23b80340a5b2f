import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The heading of a state that came after another: whoever cannot see the change is taken to it. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <h1 tabIndex={-1} ref={ref}>
      {children}
    </h1>
  );
}

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
