import { useRef } from 'react';
import { useFocusOnNavigation, usePageTitle } from './page-hooks.ts';

interface PageHeadingProps {
  children: string;
  /** The title of the document. Default: the heading. */
  title?: string;
  takesFocus?: boolean;
}

/** The heading of a page, which gets the focus after a navigation, and the title of the document. */
export function PageHeading({ children, title = children, takesFocus = true }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading, takesFocus);
  usePageTitle(title);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
