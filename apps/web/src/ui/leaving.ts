import { useEffect } from 'react';

let isUnderWay = false;

/** True from the moment the page has begun to leave: what still comes in then should not lead somewhere else. */
export const isLeaving = (): boolean => isUnderWay;

export function leaveFor(address: string): void {
  begin();
  location.assign(address);
}

/** For a page that should not be come back to: the Back button passes over it. */
export function moveOnTo(address: string): void {
  begin();
  location.replace(address);
}

/** For what has to be done first. Where that fails, the page stays. */
export async function leaveAfter(work: Promise<unknown>, address: string): Promise<void> {
  begin();
  try {
    await work;
    location.assign(address);
  } catch (error) {
    isUnderWay = false;
    throw error;
  }
}

function begin(): void {
  isUnderWay = true;
  addEventListener(
    'pageshow',
    () => {
      isUnderWay = false;
    },
    { once: true },
  );
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
