// What could not be saved because the session had ended waits in this tab for the same person's return.
// It tells that there was something, and holds what anybody at the desk may read: never a password.
import { useEffect, useState } from 'react';

const keyOf = (section: string, email: string | null) => `unsaved:${section}:${email}`;

export function leaveUnsaved(section: string, email: string | null, text = ''): void {
  sessionStorage.setItem(keyOf(section, email), text);
}

export function forgetUnsaved(section: string, email: string | null): void {
  sessionStorage.removeItem(keyOf(section, email));
}

/** Null where everything was saved. What is read once is used up. */
export function useUnsaved(section: string, email: string | null): string | null {
  const key = keyOf(section, email);
  const [text] = useState(() => sessionStorage.getItem(key));
  useEffect(() => {
    sessionStorage.removeItem(key);
  }, [key]);
  return text;
}
