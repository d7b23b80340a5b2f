import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'name' | 'type' | 'inside'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      name="password"
      type={isShown ? 'text' : 'password'}
      // Preact writes the string only.
      spellCheck="false"
      autoCapitalize="none"
      inside={
        <button className="quiet" type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="vh"> password</span>
        </button>
      }
    />
  );
}
