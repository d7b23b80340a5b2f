import { Field, type FieldProps } from '#ui/field.tsx';

interface EmailFieldProps extends Omit<FieldProps, 'label' | 'name' | 'type'> {
  autoComplete: 'email' | 'username';
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
