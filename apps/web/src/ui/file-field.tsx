import { type ComponentProps, type ReactNode, useId } from 'react';

interface FileFieldProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple'> {
  label: string;
  hint?: ReactNode;
  onFiles: (files: readonly [File, ...File[]]) => void;
}

export function FileField({ label, hint, onFiles, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="in file"
        type="file"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => {
          const [file, ...others] = currentTarget.files ?? [];
          // Otherwise choosing the same file again would not fire.
          currentTarget.value = '';
          if (file !== undefined) onFiles([file, ...others]);
        }}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
