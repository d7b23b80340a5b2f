// One word for the next page, read once: why the person has come there.
import { useEffect, useState } from 'react';

const noticeKey = 'notice';

type Notice =
  | 'signup-expired'
  | 'email-confirmed'
  | 'logged-out'
  | 'logged-out-everywhere'
  | 'account-deleted'
  | 'password-changed';

export function leaveNotice(word: Notice): void {
  sessionStorage.setItem(noticeKey, word);
}

export const hasNotice = (word: Notice): boolean => sessionStorage.getItem(noticeKey) === word;

/** For what is found on the way out: the reason that somebody is being led away for stands. */
export function leaveNoticeIfNone(word: Notice): void {
  if (sessionStorage.getItem(noticeKey) === null) leaveNotice(word);
}

/** True on the page that the word was left for, until it is left or loaded again. */
export function useNotice(wanted: Notice): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(noticeKey) !== wanted) return;
    sessionStorage.removeItem(noticeKey);
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know it, and reading it uses it up
    setIsThere(true);
  }, [wanted]);
  return isThere;
}

// The address of somebody who is about to log in, where this tab has just learned it.
const expectedEmailKey = 'expectedEmail';

export const expectEmail = (email: string): void => sessionStorage.setItem(expectedEmailKey, email);

/** Read once, so that the next one who logs in here finds the line empty. */
export function takeExpectedEmail(): string | null {
  const email = sessionStorage.getItem(expectedEmailKey);
  sessionStorage.removeItem(expectedEmailKey);
  return email;
}
