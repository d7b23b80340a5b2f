import { Suspense, useState } from 'react';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { useReadingPreferences } from './reading-preferences.ts';

// Loaded on demand.
const DisplayDialog = lazyComponent(() => import('./display-choices.tsx').then((part) => part.DisplayDialog));

/** Opens the dialog for the text size and the theme. */
export function DisplayButton() {
  const preferences = useReadingPreferences();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        className="display-button"
        type="button"
        aria-label="Text and display"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span aria-hidden="true">Aa</span>
      </button>
      {isOpen && (
        <Suspense>
          <DisplayDialog state={preferences} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
