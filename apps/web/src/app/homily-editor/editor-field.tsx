import { type ComponentProps, useId } from 'react';
import { TextBox } from '#app/text-box.tsx';

interface EditorFieldProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'list' | 'spellCheck'> {
  label: string;
  value: string;
  hint?: string;
  fault?: string | undefined;
  /** Several lines. */
  rows?: number;
  onText: (text: string) => void;
  onBlur?: () => void;
}

/** A field that takes whatever is typed, also what is too long: nothing is cut off, and what is wrong is said. */
export function EditorField({ label, value, hint, fault, rows, onText, onBlur, ...input }: EditorFieldProps) {
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
      {rows === undefined ? (
        <input
          {...shared}
          {...input}
          autoComplete="off"
          onChange={(event) => onText(event.currentTarget.value)}
        />
      ) : (
        <TextBox {...shared} rows={rows} onText={onText} />
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
