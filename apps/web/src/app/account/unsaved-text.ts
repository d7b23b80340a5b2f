// What could not be saved because the session had ended waits in this tab for the same person's return.
// It tells that there was something, and holds what anybody at the desk may read: never a password.
import { useEffect, useState } from 'react';

const toKey = (section: string, email: string | null) => `unsaved:${section}:${email}`;

export function storeUnsavedText(section: string, email: string | null, text = ''): void {
  sessionStorage.setItem(toKey(section, email), text);
}

export function deleteUnsavedText(section: string, email: string | null): void {
  sessionStorage.removeItem(toKey(section, email));
}

/** Null where everything was saved. What is read once is used up. */
export function useUnsavedText(section: string, email: string | null): string | null {
  const key = toKey(section, email);
  const [text] = useState(() => sessionStorage.getItem(key));
  useEffect(() => {
    sessionStorage.removeItem(key);
  }, [key]);
  return text;
}
