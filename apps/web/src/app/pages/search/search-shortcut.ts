import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';

/** What this browser keeps where the key is turned off. */
export const searchShortcutKey = 'wayfare.search-key-off';

/** Who is here is kept in the same place, so that it can be asked. */
export const isSearchShortcutOn = (): boolean => localStorage.getItem(searchShortcutKey) === null;

const writtenIn = 'input, textarea, select, [contenteditable=true], dialog, :popover-open';

/** `/` opens the search, or leads to its box, but where something is written. */
export function useSearchShortcut(): void {
  const { access } = useMember();
  const navigate = useNavigate();
  useEffect(() => {
    if (access !== 'open') return;
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || !isSearchShortcutOn()) return;
      if (target instanceof Element && target.closest(writtenIn) !== null) return;
      event.preventDefault();
      const box = document.getElementById('search-box');
      if (box === null) void navigate(paths.search);
      else box.focus();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [access, navigate]);
}
