import { plainLines } from '@wayfare/contracts/rules/plain-lines';
import type { ClipboardEvent, ComponentProps } from 'react';
import { useFieldHistory } from './field-history.ts';

interface TextBoxProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
  /** Whether `*words*` are emphasis in it and `> ` begins a quotation. */
  hasLightMarks?: boolean | undefined;
}

/** Several lines whose words belong to the page, and in which one undoes by words. */
export function TextBox({ value, onText, hasLightMarks = false, ...rest }: TextBoxProps) {
  const { ref, insert } = useFieldHistory<HTMLTextAreaElement>(value, onText);

  async function paste({ html, plain }: Pasted) {
    const parts = await import('./post-editor/document/foreign.ts').catch(() => null);
    insert(parts?.linesBrought({ html, plain }, hasLightMarks) ?? plainLines(plain));
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
        void paste(pasted);
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
  return html === '' && !plainLines(plain).includes('\n') ? null : { html, plain };
}
