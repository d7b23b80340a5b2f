import { useEffect, useState } from 'react';
import { type Notice, takeNotice } from '#session/notice.ts';

/** The notice that was left for this page, until the page is left or reloaded. Null if there is none. */
export function useNotice(): Notice | null {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    const left = takeNotice();
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know it, and reading it uses it up
    if (left !== null) setNotice(left);
  }, []);
  return notice;
}
