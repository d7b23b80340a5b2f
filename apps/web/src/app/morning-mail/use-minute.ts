import { useEffect, useState } from 'react';

const minuteMs = 60_000;

const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The minute that it is, for times of the day that are shown and must stay right. */
export function useMinute(): number {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const waiting = setTimeout(() => setMinute(thisMinute()), minute + minuteMs - Date.now());
    return () => clearTimeout(waiting);
  }, [minute]);
  return minute;
}
