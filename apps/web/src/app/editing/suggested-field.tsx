import { type ComponentProps, useId, useState } from 'react';
import { useQuery } from '#app/member/use-query.ts';
import { TextField } from '#ui/text-field.tsx';

type SuggestedFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onText' | 'fault' | 'maxLength' | 'hint'
> & {
  /** Values in use. */
  readonly listSuggestions: () => Promise<readonly string[]>;
};

const normalize = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Accepts any text. What differs from a value in use only in case or spaces becomes that value. */
export function SuggestedField({ listSuggestions, ...field }: SuggestedFieldProps) {
  const id = useId();
  const [isEntered, setIsEntered] = useState(false);
  const { state } = useQuery(isEntered ? field.label : null, listSuggestions);
  const suggestions = state.status === 'success' ? state.data : [];
  const same = suggestions.includes(field.value)
    ? undefined
    : suggestions.find((each) => normalize(each) === normalize(field.value));
  return (
    <>
      <TextField
        {...field}
        list={id}
        autoComplete="off"
        onFocus={() => setIsEntered(true)}
        onBlur={() => {
          if (same !== undefined) field.onText(same);
        }}
      />
      <datalist id={id}>
        {suggestions.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </>
  );
}
