import { type ComponentProps, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a new state, for screen readers. */
export function FocusedHeading({ children, ...props }: ComponentProps<'h1'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <h1 {...props} tabIndex={-1} ref={ref}>
      {children}
    </h1>
  );
}
