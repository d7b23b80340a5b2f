import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import type { ClipboardEvent, ComponentProps } from 'react';
import { useFieldValue } from './use-field-value.ts';

interface TextBoxProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
  /** Whether `*words*` are emphasis in it and `> ` begins a quotation. */
  hasLightMarks?: boolean | undefined;
}

/** A text area with the browser's own undo, which cleans pasted text. */
export function TextBox({ value, onText, hasLightMarks = false, ...rest }: TextBoxProps) {
  const ref = useFieldValue<HTMLTextAreaElement>(value);

  async function paste(field: HTMLTextAreaElement, { html, plain }: Pasted) {
    const parts = await import('./post-editor/document/foreign.ts').catch(() => null);
    const text = parts?.linesBrought({ html, plain }, hasLightMarks) ?? normalizeLineEnds(plain);
    field.focus();
    // Ends the undo step of what was typed before, so that undo takes back the paste alone.
    field.setSelectionRange(field.selectionStart, field.selectionEnd);
    // The only way to insert text that the browser can undo; it fires `input` as well.
    document.execCommand('insertText', false, text);
  }

  return (
    <textarea
      {...rest}
      ref={ref}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onPaste={(event) => {
        const pasted = pastedBy(event);
        if (pasted === null) return;
        event.preventDefault();
        void paste(event.currentTarget, pasted);
      }}
    />
  );
}

interface Pasted {
  readonly html: string;
  readonly plain: string;
}

/** Null for a few plain words, with which the browser knows what to do. */
function pastedBy({ clipboardData }: ClipboardEvent): Pasted | null {
  const [html, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
  return html === '' && !normalizeLineEnds(plain).includes('\n') ? null : { html, plain };
}
