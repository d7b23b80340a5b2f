import { useEffect } from 'react';

let isUnderWay = false;

/** True from the moment the page has begun to leave: what still comes in then should not lead somewhere else. */
export const isLeaving = (): boolean => isUnderWay;

/** From here on no refusal leads anywhere, for what is about to be done ends the session itself. */
export function startLeaving(): void {
  isUnderWay = true;
  addEventListener('pageshow', cancelLeaving, { once: true });
}

/** It was not done: the page goes on. */
export function cancelLeaving(): void {
  isUnderWay = false;
}

export function navigateTo(address: string): void {
  startLeaving();
  location.assign(address);
}

/** For a page that should not be come back to: the Back button passes over it. */
export function replacePage(address: string): void {
  startLeaving();
  location.replace(address);
}

/** For what has to be done first. Where that fails, the page stays. */
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

/** A page that comes back out of the browser's memory stands as it was left: busy, with nothing under way. */
export function usePageRestored(onReturn: () => void): void {
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [onReturn]);
}
