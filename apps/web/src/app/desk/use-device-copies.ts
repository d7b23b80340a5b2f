import { useEffect, useState } from 'react';
import type { Copying, CopyTaker } from './taking-copies.ts';

interface DeviceCopies<Typed> {
  readonly note: CopyTaker<Typed>['note'];
  /** This browser keeps nothing, or has no room. */
  readonly haveFailed: boolean;
}

/** The older states of a text, copied on this device while its page is open. */
export function useDeviceCopies<Typed>(of: () => Omit<Copying<Typed>, 'onFailed'>): DeviceCopies<Typed> {
  const [haveFailed, setHaveFailed] = useState(false);
  // It comes as soon as the page is there, and not with the first letter: by then the network may be gone.
  const [taker] = useState(async () => {
    const onFailed = () => setHaveFailed(true);
    try {
      const { takeCopies } = await import('./taking-copies.ts');
      return takeCopies({ ...of(), onFailed });
    } catch {
      onFailed();
      return null;
    }
  });
  useEffect(() => {
    return () => void taker.then((it) => it?.stop());
  }, [taker]);
  return { note: (now) => void taker.then((it) => it?.note(now)), haveFailed };
}
