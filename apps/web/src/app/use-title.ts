import { useEffect } from 'react';
import { useMember } from './member.tsx';

/** What the window and the browser's history call this place; null where it has no name yet. */
export function useTitle(title: string | null): void {
  const { siteName } = useMember().config;
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title}, ${siteName}`;
    return () => {
      document.title = before;
    };
  }, [title, siteName]);
}
