import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';

interface LineFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'maxLength' | 'autoComplete' | 'list'> {
  label: string;
  value: string;
  onType: (text: string) => void;
  hint?: ReactNode;
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** A line whose words belong to the page, because the page fills it as well as the person. */
export function LineField({ label, value, onType, hint, error = null, ref, ...input }: LineFieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        className="in"
        id={id}
        ref={ref}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={describedBy || undefined}
      />
      <div className="beside" aria-live="polite">
        {error !== null && (
          <p className="err" id={`${id}-error`}>
            {error}
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
