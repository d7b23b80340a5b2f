// One word for the next page, read once: why the person has come there.
const noticeKey = 'notice';

export type Notice = 'signup-expired' | 'email-confirmed';

export function leaveNotice(word: Notice): void {
  sessionStorage.setItem(noticeKey, word);
}

export function takeNotice(wanted: Notice): boolean {
  const isThere = sessionStorage.getItem(noticeKey) === wanted;
  if (isThere) sessionStorage.removeItem(noticeKey);
  return isThere;
}
