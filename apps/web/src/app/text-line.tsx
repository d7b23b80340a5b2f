import { type ComponentProps, type Ref, useImperativeHandle } from 'react';
import { useFieldHistory } from './field-history.ts';

interface TextLineProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line whose words belong to the page, and in which one undoes by words. */
export function TextLine({ value, onText, ref, ...rest }: TextLineProps) {
  const { ref: line } = useFieldHistory<HTMLInputElement>(value, onText);
  useImperativeHandle(ref, () => {
    if (line.current === null) throw new Error('A line was asked for before it was drawn.');
    return line.current;
  });
  return <input {...rest} ref={line} onChange={({ currentTarget }) => onText(currentTarget.value)} />;
}
