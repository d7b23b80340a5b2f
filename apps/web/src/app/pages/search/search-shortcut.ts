import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';

/** localStorage key; present if the shortcut is off. */
export const searchShortcutKey = 'wayfare.search-key-off';

export const isSearchShortcutOn = (): boolean => localStorage.getItem(searchShortcutKey) === null;

const typingTargets = 'input, textarea, select, [contenteditable=true], dialog, :popover-open';

/** `/` opens the search or focuses its input, except in text fields. */
export function useSearchShortcut(): void {
  const { access } = useMember();
  const navigate = useNavigate();
  useEffect(() => {
    if (access !== 'open') return;
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || !isSearchShortcutOn()) return;
      if (target instanceof Element && target.closest(typingTargets) !== null) return;
      event.preventDefault();
      const input = document.getElementById('search-box');
      if (input === null) void navigate(paths.search);
      else input.focus();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [access, navigate]);
}
