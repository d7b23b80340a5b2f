import '#app/reading/saved.css';
import './saved-page.css';
import { useRef } from 'react';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import { AllNotes } from './all-notes.tsx';
import { Bookmarks } from './bookmarks.tsx';

export function SavedPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);
  usePageTitle('Saved');
  return (
    <div className="saved-page">
      <h1 tabIndex={-1} ref={heading}>
        Saved
      </h1>
      <div className="saved-columns">
        <Bookmarks />
        <AllNotes />
      </div>
    </div>
  );
}
