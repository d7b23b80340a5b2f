// A notice for the next page, read once: the reason of a redirect.
import { useEffect, useState } from 'react';

const noticeKey = 'notice';

type Notice =
  | 'signup-expired'
  | 'email-confirmed'
  | 'logged-out'
  | 'logged-out-everywhere'
  | 'account-deleted'
  | 'password-changed';

export function leaveNotice(notice: Notice): void {
  sessionStorage.setItem(noticeKey, notice);
}

export const hasNotice = (notice: Notice): boolean => sessionStorage.getItem(noticeKey) === notice;

/** Keeps an earlier notice, which is the original reason of the redirect. */
export function leaveNoticeIfNone(notice: Notice): void {
  if (sessionStorage.getItem(noticeKey) === null) leaveNotice(notice);
}

/** True on the page that the notice was left for, until it is left or reloaded. */
export function useNotice(notice: Notice): boolean {
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(noticeKey) !== notice) return;
    sessionStorage.removeItem(noticeKey);
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know it, and reading it uses it up
    setIsSet(true);
  }, [notice]);
  return isSet;
}

// The address to fill in at the next log-in.
const expectedEmailKey = 'expectedEmail';

export const expectEmail = (email: string): void => sessionStorage.setItem(expectedEmailKey, email);

/** Read once, so that another person finds the field empty. */
export function takeExpectedEmail(): string | null {
  const email = sessionStorage.getItem(expectedEmailKey);
  sessionStorage.removeItem(expectedEmailKey);
  return email;
}
