import { useEffect, useEffectEvent } from 'react';

/** Called when the page becomes visible again, or is restored from the back/forward cache. */
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
