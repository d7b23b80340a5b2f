import { useEffect } from 'react';

let isUnderWay = false;

/** True from the moment the page has begun to leave: what still comes in then should not lead somewhere else. */
export const isLeaving = (): boolean => isUnderWay;

/** From here on no refusal leads anywhere, for what is about to be done ends the session itself. */
export function beginToLeave(): void {
  isUnderWay = true;
  addEventListener('pageshow', stay, { once: true });
}

/** It was not done: the page goes on. */
export function stay(): void {
  isUnderWay = false;
}

export function leaveFor(address: string): void {
  beginToLeave();
  location.assign(address);
}

/** For a page that should not be come back to: the Back button passes over it. */
export function moveOnTo(address: string): void {
  beginToLeave();
  location.replace(address);
}

/** For what has to be done first. Where that fails, the page stays. */
export async function leaveAfter(work: Promise<unknown>, address: string): Promise<void> {
  beginToLeave();
  try {
    await work;
    location.assign(address);
  } catch (error) {
    stay();
    throw error;
  }
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
