import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { dayByKey } from './month-steps.ts';

interface RovingTabIndex {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The one day that the Tab key comes to. */
  readonly stop: string | undefined;
  readonly onKey: (event: KeyboardEvent, from: string) => void;
}

/** A calendar is one stop for the Tab key; within, the arrows walk over the days that can be opened. */
export function useRovingTabIndex(open: readonly string[], first: string): RovingTabIndex {
  const table = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  return {
    table,
    stop: [reached, first].find((date) => date !== null && open.includes(date)) ?? open.at(-1),
    onKey(event, from) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const to = dayByKey(event.key, from, open);
      if (to === null) return;
      event.preventDefault();
      setReached(to);
      table.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
    },
  };
}
