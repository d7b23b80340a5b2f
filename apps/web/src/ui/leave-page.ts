import { useEffect } from 'react';

let isLeavingPage = false;

/** True once the page is being left: late responses must not navigate elsewhere. */
export const isLeaving = (): boolean => isLeavingPage;

/** From here on, an ended session does not redirect. */
export function startLeaving(): void {
  isLeavingPage = true;
  addEventListener('pageshow', cancelLeaving, { once: true });
}

export function cancelLeaving(): void {
  isLeavingPage = false;
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
export async function navigateAfter(task: Promise<unknown>, address: string): Promise<void> {
  startLeaving();
  try {
    await task;
    location.assign(address);
  } catch (error) {
    cancelLeaving();
    throw error;
  }
}

/** Called when the page is restored from the back/forward cache. */
export function usePageRestored(onReturn: () => void): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [onReturn]);
}
