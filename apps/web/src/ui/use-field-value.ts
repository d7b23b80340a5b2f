import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets the value only if it differs. React's `value` would also set the default on each keystroke, and undo would go
 * letter by letter.
 */
export function useFieldValue<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
): RefObject<Field | null> {
  const ref = useRef<Field>(null);
  useLayoutEffect(() => {
    if (ref.current !== null && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return ref;
}
