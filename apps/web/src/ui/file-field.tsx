import { type ComponentProps, type ReactNode, useId } from 'react';
import { describeField, FieldFrame } from './field-frame.tsx';

interface FileFieldProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple'> {
  label: string;
  hint?: ReactNode;
  onFiles: (files: readonly [File, ...File[]]) => void;
}

export function FileField({ label, hint, onFiles, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <input
        {...input}
        id={id}
        className="in file"
        type="file"
        aria-describedby={describeField(id, { hint })}
        onChange={({ currentTarget }) => {
          const [file, ...others] = currentTarget.files ?? [];
          // Otherwise choosing the same file again would not fire.
          currentTarget.value = '';
          if (file !== undefined) onFiles([file, ...others]);
        }}
      />
    </FieldFrame>
  );
}
