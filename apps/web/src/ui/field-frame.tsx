import type { ReactNode } from 'react';

interface FieldNotes {
  /** Shown at once; announced when typing stops. */
  error?: string | null | undefined;
  hint?: ReactNode;
}

interface FieldFrameProps extends FieldNotes {
  /** The id of the field. */
  id: string;
  label: string;
  /** The field, described by `describeField`. */
  children: ReactNode;
  below?: ReactNode;
}

/** The `aria-describedby` of a field. */
export const describeField = (id: string, { error, hint }: FieldNotes, other?: string): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`, other].filter(Boolean).join(' ') || undefined;

/** A field with its label, its error and its hint. */
export const FieldFrame = ({ id, label, error, hint, children, below }: FieldFrameProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    <div className="beside" aria-live="polite">
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {below}
  </div>
);
