import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Puts `value` into a field where it differs. React's own `value` would set the field's default with every letter, and
 * the browser would then undo letter by letter.
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
