// Text that could not be saved because the session ended. Stored in this tab until the same member logs in again.
// Never a password.
import { useEffect, useState } from 'react';

const toKey = (section: string, email: string | null) => `unsaved:${section}:${email}`;

export function storeUnsavedText(section: string, email: string | null, text = ''): void {
  sessionStorage.setItem(toKey(section, email), text);
}

export function deleteUnsavedText(section: string, email: string | null): void {
  sessionStorage.removeItem(toKey(section, email));
}

/** Null if nothing is stored. Removes what it returns. */
export function useUnsavedText(section: string, email: string | null): string | null {
  const key = toKey(section, email);
  const [text] = useState(() => sessionStorage.getItem(key));
  useEffect(() => {
    sessionStorage.removeItem(key);
  }, [key]);
  return text;
}
