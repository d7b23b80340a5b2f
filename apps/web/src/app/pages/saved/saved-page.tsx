import '#app/reading/saved.css';
import { useRef } from 'react';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import { AllNotes } from './all-notes.tsx';
import { Bookmarks } from './bookmarks.tsx';

export function SavedPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);
  usePageTitle('Saved');
  return (
    <div className="saved-page flow">
      <h1 tabIndex={-1} ref={heading}>
        Saved
      </h1>
      <Bookmarks />
      <AllNotes />
    </div>
  );
}
