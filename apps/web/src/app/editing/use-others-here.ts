import { heartbeatIntervalMs, type OtherEditors } from '@wayfare/contracts/calls/open-editors';
import { useEffect, useEffectEvent, useState } from 'react';
import { clockTime } from '#ui/format-date.ts';

/**
 * Tells every so often that the text is open here, for as long as somebody looks at it, and says in words who else has
 * it open. Where nobody answers nothing is said: it is a hint.
 */
export function useOthersHere(tell: () => Promise<OtherEditors>): string | null {
  const [others, setOthers] = useState<OtherEditors>([]);
  const tellNow = useEffectEvent(tell);

  useEffect(() => {
    let isLeft = false;
    async function look() {
      if (document.visibilityState === 'hidden') return;
      const found = await tellNow().catch((): OtherEditors => []);
      if (!isLeft) setOthers(found);
    }
    const now = () => void look();
    now();
    const timer = setInterval(now, heartbeatIntervalMs);
    document.addEventListener('visibilitychange', now);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
    };
  }, []);

  return othersInWords(others);
}

export function othersInWords(others: OtherEditors): string | null {
  const [first, ...more] = others;
  if (first === undefined) return null;
  const name = first.name === '' ? 'Somebody else' : first.name;
  if (more.length === 0) return `${name} has had this open since ${clockTime(first.since)}.`;
  const rest = more.length === 1 ? 'one more' : `${more.length} more`;
  return `${name} and ${rest} have this open too.`;
}
