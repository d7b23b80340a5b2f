// A notice for the next page, read once: the reason of a redirect.

const noticeKey = 'notice';

export type Notice =
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

/** Removes the notice. */
export function takeNotice(): Notice | null {
  const notice = sessionStorage.getItem(noticeKey);
  sessionStorage.removeItem(noticeKey);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only leaveNotice writes it
  return notice as Notice | null;
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
