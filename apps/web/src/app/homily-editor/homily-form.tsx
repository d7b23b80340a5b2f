import { TextField } from '#app/text-field.tsx';
import type { HomilyDraft } from './homily-draft.ts';
import { type Faults, faultsIn, fieldNames, type TypedHomily } from './typed-homily.ts';

interface HomilyFormProps {
  draft: HomilyDraft;
  onChange: (part: Partial<TypedHomily>) => void;
  onBlur: () => void;
}

const words = (text: string): number => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);

export function HomilyForm({
  draft: {
    typed,
    facts: { warnings },
  },
  onChange,
  onBlur,
}: HomilyFormProps) {
  const faults: Faults = faultsIn(typed);
  const field = (name: keyof TypedHomily) => ({
    label: fieldNames[name],
    value: typed[name],
    fault: faults[name],
    onText: (text: string) => onChange({ [name]: text }),
    onBlur,
    // What is too long is not cut off: what is wrong is said.
    autoComplete: 'off',
  });
  const count = words(typed.homilyText);
  return (
    <form className="writing" onSubmit={(event) => event.preventDefault()}>
      <TextField
        {...field('title')}
        hint="You can leave it empty: the Gospel’s reference is shown instead."
      />
      <div className="reference">
        <TextField {...field('book')} list="gospels" spellCheck={false} />
        <TextField {...field('chapter')} inputMode="numeric" />
        <TextField {...field('verse')} />
      </div>
      <datalist id="gospels">
        {['Matthew', 'Mark', 'Luke', 'John'].map((book) => (
          <option key={book}>{book}</option>
        ))}
      </datalist>
      <div aria-live="polite">
        {warnings.length > 0 && (
          <ul className="warnings" aria-label="Worth another look">
            {warnings.map(({ code, message }) => (
              <li key={code + message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      <TextField {...field('gospelText')} rows={8} />
      <TextField {...field('source')} hint="Where the wording comes from; it stands beneath the reference." />
      <TextField {...field('copyright')} />
      <TextField
        {...field('homilyText')}
        rows={16}
        hasLightMarks
        hint={`Every line break begins a paragraph. Stars around *a few words* set them in italics, and a line that begins with > is a quotation. ${count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`}.`}
      />
      <TextField
        {...field('practice')}
        rows={3}
        hint="One small thing that a reader can do today. It appears by itself at the end of the page."
      />
      <TextField {...field('author')} hint="The name in the by-line. May stay empty." />
    </form>
  );
}
