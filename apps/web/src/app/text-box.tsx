import { plainLines } from '@wayfare/contracts/rules/plain-lines';
import { type ClipboardEvent, type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';

interface TextBoxProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
}

/** Several lines whose words belong to the page, and in which one undoes by words. */
export function TextBox({ value, onText, ...rest }: TextBoxProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    // Given as `value`, React would also write every letter down as what the box began with: to the browser an end of
    // what was typed so far, so that each letter would be undone by itself.
    if (ref.current !== null && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  useEffect(() => {
    const box = ref.current;
    box?.addEventListener('beforeinput', beginStep);
    return () => box?.removeEventListener('beforeinput', beginStep);
  }, []);
  return (
    <textarea
      {...rest}
      ref={ref}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onPaste={pasteLines}
    />
  );
}

/** At the begin of each word the caret is set where it stands: with that the browser begins another step of undoing. */
function beginStep({ target, inputType, data, isComposing }: InputEvent): void {
  if (!(target instanceof HTMLTextAreaElement) || inputType !== 'insertText' || isComposing) return;
  const { value, selectionStart: at, selectionEnd: end } = target;
  if (at === end && /^\S/.test(data ?? '') && /\s$/.test(value.slice(Math.max(0, at - 1), at)))
    target.setSelectionRange(at, at);
}

function pasteLines(event: ClipboardEvent): void {
  const brought = event.clipboardData.getData('text/plain');
  const lines = plainLines(brought);
  if (lines === brought.replaceAll('\r\n', '\n')) return;
  event.preventDefault();
  // No other way of putting text in can be undone.
  // oxlint-disable-next-line typescript/no-deprecated -- every browser has it, and none has a successor
  document.execCommand('insertText', false, lines);
}
