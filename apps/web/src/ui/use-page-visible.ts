import { useEffect, useEffectEvent } from 'react';

/** Called when the page becomes visible again, or is restored from the back/forward cache. */
export function usePageVisible(onBack: () => void): void {
  const notify = useEffectEvent(onBack);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') notify();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) notify();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
