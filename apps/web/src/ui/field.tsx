import type { ComponentProps, ReactNode } from 'react';
import { describeField, FieldFrame } from './field-frame.tsx';
import type { TextInput } from './form.ts';

type OwnProps = 'id' | 'ref' | 'value' | 'onChange' | 'className';

export interface FieldProps extends Omit<ComponentProps<'input'>, OwnProps> {
  id: string;
  label: string;
  typed: TextInput;
  error?: string | undefined;
  hint?: ReactNode;
  isGood?: boolean;
  /** Over the right end of the input. */
  inside?: ReactNode;
  /** The id of a part of the children. */
  describedBy?: string;
}

/** An uncontrolled field. Its children are below it. */
export function Field({
  id,
  label,
  typed: { inputRef, onChange },
  error,
  hint,
  isGood = false,
  inside,
  describedBy,
  children,
  ...input
}: FieldProps) {
  const line = (
    <input
      {...input}
      id={id}
      ref={inputRef}
      onChange={onChange}
      className={isGood ? 'in valid' : 'in'}
      aria-invalid={error ? true : undefined}
      aria-describedby={describeField(id, { error, hint }, describedBy)}
    />
  );
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} below={children}>
      {inside ? (
        <div className="input-box">
          {line}
          {inside}
        </div>
      ) : (
        line
      )}
    </FieldFrame>
  );
}
