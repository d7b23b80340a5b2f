import {
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

interface TextBoxProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
}

/** A text area with the browser's own undo. */
export function TextBox({ value, onText, ...rest }: TextBoxProps) {
  const ref = useFieldValue<HTMLTextAreaElement>(value);
  return <textarea {...rest} ref={ref} onChange={({ currentTarget }) => onText(currentTarget.value)} />;
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
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A controlled field. */
export function TextField({ label, value, onText, hint, fault, rows, onBlur, ...input }: TextFieldProps) {
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
          onText={onText}
        />
      ) : (
        <TextLine {...shared} {...input} onText={onText} />
      )}
    </FieldFrame>
  );
}
