import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { TextBox } from './text-box.tsx';
import { TextLine } from './text-line.tsx';

interface TextFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'maxLength' | 'onFocus' | 'autoComplete' | 'inputMode' | 'list' | 'spellCheck' | 'placeholder'
  > {
  label: string;
  value: string;
  onText: (text: string) => void;
  hint?: ReactNode;
  fault?: string | null | undefined;
  /** Several lines. */
  rows?: number;
  hasLightMarks?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field whose text belongs to the page, because the page fills it as well as the person. */
export function TextField({
  label,
  value,
  onText,
  hint,
  fault,
  rows,
  hasLightMarks,
  onBlur,
  ...input
}: TextFieldProps) {
  const id = useId();
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    className: 'in',
    value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
    onBlur,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows !== undefined ? (
        <TextBox
          {...shared}
          rows={rows}
          placeholder={input.placeholder}
          maxLength={input.maxLength}
          hasLightMarks={hasLightMarks}
          onText={onText}
        />
      ) : (
        <TextLine {...shared} {...input} onText={onText} />
      )}
      <div className="beside" aria-live="polite">
        {fault && (
          <p className="err" id={`${id}-fault`}>
            {fault}
          </p>
        )}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
