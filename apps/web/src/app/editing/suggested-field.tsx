import { type ComponentProps, useId, useState } from 'react';
import { useQuery } from '#app/member/use-query.ts';
import { Segments } from '#ui/segments.tsx';
import { TextField } from '#ui/text-field.tsx';

type SuggestedFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'name' | 'value' | 'onText' | 'fault' | 'maxLength' | 'hint'
> & {
  /** Values in use. */
  readonly listSuggestions: () => Promise<readonly string[]>;
  /** They are buttons too. */
  readonly areShown?: boolean;
};

const normalize = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Accepts any text. What differs from a value in use only in case or spaces becomes that value. */
export function SuggestedField({ listSuggestions, areShown = false, ...field }: SuggestedFieldProps) {
  const id = useId();
  const [isEntered, setIsEntered] = useState(false);
  const { state } = useQuery(isEntered || areShown ? field.label : null, listSuggestions);
  const suggestions = state.status === 'success' ? state.data : [];
  const same = suggestions.includes(field.value)
    ? undefined
    : suggestions.find((each) => normalize(each) === normalize(field.value));
  return (
    <>
      {areShown && suggestions.length > 0 && (
        <div role="radiogroup" aria-label={`${field.label} in use`}>
          <Segments
            name={`${id}-shown`}
            className="chips"
            options={[...suggestions, '']}
            value={field.value}
            onChange={field.onText}
            label={(option) => option || 'None'}
          />
        </div>
      )}
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
