import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import {
  type ClipboardEvent,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { describeField, FieldFrame } from './field-frame.tsx';

/**
 * Sets the value only if it differs. React's `value` would also set the default on each keystroke, and undo would go
 * letter by letter.
 */
function useFieldValue<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
): RefObject<Field | null> {
  const ref = useRef<Field>(null);
  useLayoutEffect(() => {
    if (ref.current !== null && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return ref;
}

/** Rejects if its script cannot be loaded. */
export type ConvertPaste = (pasted: PastedText) => Promise<string>;

interface TextBoxProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
  /** Turns pasted text into the text of this field. Without it, plain lines are pasted. */
  convertPaste?: ConvertPaste | undefined;
}

/** A text area with the browser's own undo, which cleans pasted text. */
export function TextBox({ value, onText, convertPaste, ...rest }: TextBoxProps) {
  const ref = useFieldValue<HTMLTextAreaElement>(value);

  async function paste(field: HTMLTextAreaElement, pasted: PastedText) {
    const text = (await convertPaste?.(pasted).catch(() => null)) ?? normalizeLineEnds(pasted.plain);
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
        const pasted = readPastedText(event);
        if (pasted === null) return;
        event.preventDefault();
        void paste(event.currentTarget, pasted);
      }}
    />
  );
}

interface PastedText {
  readonly html: string;
  readonly plain: string;
}

/** Null for a short plain text, which the browser pastes itself. */
function readPastedText({ clipboardData }: ClipboardEvent): PastedText | null {
  const [html, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
  return html === '' && !normalizeLineEnds(plain).includes('\n') ? null : { html, plain };
}

interface TextLineProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A line of text with the browser's own undo. */
function TextLine({ value, onText, ref, ...rest }: TextLineProps) {
  const input = useFieldValue<HTMLInputElement>(value);
  useImperativeHandle(ref, () => {
    if (input.current === null) throw new Error('The input is not rendered yet.');
    return input.current;
  });
  return <input {...rest} ref={input} onChange={({ currentTarget }) => onText(currentTarget.value)} />;
}

interface TextFieldProps
  extends Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'name'
    | 'min'
    | 'max'
    | 'maxLength'
    | 'onFocus'
    | 'autoComplete'
    | 'inputMode'
    | 'list'
    | 'spellCheck'
    | 'placeholder'
  > {
  label: string;
  value: string;
  onText: (text: string) => void;
  hint?: ReactNode;
  fault?: string | null | undefined;
  /** Rows of a text area. Default: a single line. */
  rows?: number;
  convertPaste?: ConvertPaste | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A controlled field. */
export function TextField({
  label,
  value,
  onText,
  hint,
  fault,
  rows,
  convertPaste,
  onBlur,
  ...input
}: TextFieldProps) {
  const id = useId();
  const notes = { error: fault, hint };
  const shared = {
    id,
    className: 'in',
    value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describeField(id, notes),
    onBlur,
  } as const;
  return (
    <FieldFrame id={id} label={label} {...notes}>
      {rows !== undefined ? (
        <TextBox
          {...shared}
          rows={rows}
          placeholder={input.placeholder}
          maxLength={input.maxLength}
          convertPaste={convertPaste}
          onText={onText}
        />
      ) : (
        <TextLine {...shared} {...input} onText={onText} />
      )}
    </FieldFrame>
  );
}
