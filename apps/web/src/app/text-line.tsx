import { type ComponentProps, type Ref, useImperativeHandle } from 'react';
import { useFieldValue } from './use-field-value.ts';

interface TextLineProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A line of text with the browser's own undo. */
export function TextLine({ value, onText, ref, ...rest }: TextLineProps) {
  const line = useFieldValue<HTMLInputElement>(value);
  useImperativeHandle(ref, () => {
    if (line.current === null) throw new Error('A line was asked for before it was drawn.');
    return line.current;
  });
  return <input {...rest} ref={line} onChange={({ currentTarget }) => onText(currentTarget.value)} />;
}
