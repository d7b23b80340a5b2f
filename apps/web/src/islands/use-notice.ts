import { useEffect, useState } from 'react';
import { type Notice, takeNotice } from '#session/notice.ts';

/** True on the page that the notice was left for, until it is left or reloaded. */
export function useNotice(notice: Notice): boolean {
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know it, and reading it uses it up
    if (takeNotice(notice)) setIsSet(true);
  }, [notice]);
  return isSet;
}
