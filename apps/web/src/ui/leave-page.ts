import { useEffect } from 'react';

let isUnderWay = false;

/** True once the page is being left: late responses must not navigate elsewhere. */
export const isLeaving = (): boolean => isUnderWay;

/** From here on, an ended session does not redirect. */
export function startLeaving(): void {
  isUnderWay = true;
  addEventListener('pageshow', cancelLeaving, { once: true });
}

export function cancelLeaving(): void {
  isUnderWay = false;
}

export function navigateTo(address: string): void {
  startLeaving();
  location.assign(address);
}

/** Replaces the history entry, so that Back skips this page. */
export function replacePage(address: string): void {
  startLeaving();
  location.replace(address);
}

/** Navigates after the promise. If it rejects, the page stays. */
export async function navigateAfter(work: Promise<unknown>, address: string): Promise<void> {
  startLeaving();
  try {
    await work;
    location.assign(address);
  } catch (error) {
    cancelLeaving();
    throw error;
  }
}

/** Called when the page is restored from the back/forward cache. */
export function usePageRestored(onReturn: () => void): void {
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [onReturn]);
}
