import { useEffect, useEffectEvent } from 'react';

/** Whenever the page is seen again: from another tab or window, or by the Back button out of the browser's memory. */
export function usePageVisible(onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') tell();
    };
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) tell();
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', shown);
    };
  }, []);
}
