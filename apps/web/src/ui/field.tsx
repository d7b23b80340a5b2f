import type { ComponentProps, ReactNode } from 'react';
import type { TextInput } from './form.ts';

type OwnProps = 'id' | 'ref' | 'value' | 'onChange' | 'className' | 'children';

interface FieldProps extends Omit<ComponentProps<'input'>, OwnProps> {
  id: string;
  label: string;
  typed: TextInput;
  /** Shown at once; announced when typing stops. */
  error?: string | undefined;
  hint?: ReactNode;
  isGood?: boolean;
  /** Over the right end of the input. */
  inside?: ReactNode;
  below?: { id: string; content: ReactNode };
}

export function Field({
  id,
  label,
  typed: { inputRef, onChange },
  error,
  hint,
  isGood = false,
  inside,
  below,
  ...input
}: FieldProps) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId, below?.id].filter(Boolean).join(' ');
  const line = (
    <input
      {...input}
      id={id}
      ref={inputRef}
      onChange={onChange}
      className={isGood ? 'in valid' : 'in'}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {inside ? (
        <div className="input-box">
          {line}
          {inside}
        </div>
      ) : (
        line
      )}
      <div className="beside" aria-live="polite">
        {error && (
          <p className="error" id={errorId}>
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {below?.content}
    </div>
  );
}
