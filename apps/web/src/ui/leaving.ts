import { useEffect } from 'react';

export function leaveFor(address: string): void {
  location.assign(address);
}

/** For a page that should not be come back to: the Back button passes over it. */
export function moveOnTo(address: string): void {
  location.replace(address);
}

/** A page that comes back out of the browser's memory stands as it was left: busy, with nothing under way. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [onReturn]);
}
