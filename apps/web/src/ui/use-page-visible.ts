import { useEffect, useEffectEvent } from 'react';

/** Called when the page becomes visible again, or is restored from the back/forward cache. */
export function usePageVisible(onBack: () => void): void {
  const notify = useEffectEvent(onBack);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') notify();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) notify();
    };
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    addEventListener('pageshow', onPageShow, { signal });
    return () => listeners.abort();
  }, []);
}

/** Phones may discard a hidden page without another event. Returns a function that removes the listeners. */
export function onPageHidden(leave: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => listeners.abort();
}
