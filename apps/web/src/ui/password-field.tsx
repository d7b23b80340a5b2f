import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field } from './field.tsx';
import type { TextInput } from './form.ts';

interface PasswordFieldProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'onKeyDown'> {
  id: string;
  label: string;
  typed: TextInput;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  isGood?: boolean;
  below?: { id: string; content: ReactNode };
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
