import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useMember } from './member.tsx';
import { paths } from './paths.ts';

const turnedOff = 'wayfare.search-key-off';

/** What a browser that keeps nothing was told does not hold. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(turnedOff) === null;
  } catch {
    return true;
  }
}

export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(turnedOff);
    else localStorage.setItem(turnedOff, '1');
  } catch {
    // It is on again on the next page.
  }
}

const writtenIn = 'input, textarea, select, [contenteditable=true], dialog, :popover-open';

/** `/` opens the search, or leads to its box, but where something is written. */
export function useSearchKey(): void {
  const { access } = useMember();
  const navigate = useNavigate();
  useEffect(() => {
    if (access !== 'open') return;
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || !isSearchKeyOn()) return;
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
