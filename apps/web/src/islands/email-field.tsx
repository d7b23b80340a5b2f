import type { ComponentProps } from 'react';
import { Field } from '#ui/field.tsx';
import type { TextInput } from '#ui/form.ts';

interface EmailFieldProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'onKeyDown'> {
  id: string;
  typed: TextInput;
  autoComplete: 'email' | 'username';
  error?: string | undefined;
  isGood?: boolean;
}

export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      {...props}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      spellCheck="false"
      autoCapitalize="none"
    />
  );
}
