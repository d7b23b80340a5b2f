import type { Draft } from './draft-keeper.ts';
import { EditorField } from './editor-field.tsx';
import { type Faults, faultsIn, fieldNames, type TypedHomily } from './typed-homily.ts';

interface HomilyFormProps {
  draft: Draft;
  onChange: (part: Partial<TypedHomily>) => void;
  onBlur: () => void;
}

const words = (text: string): number => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);

export function HomilyForm({ draft: { typed, warnings }, onChange, onBlur }: HomilyFormProps) {
  const faults: Faults = faultsIn(typed);
  const field = (name: keyof TypedHomily) => ({
    label: fieldNames[name],
    value: typed[name],
    fault: faults[name],
    onText: (text: string) => onChange({ [name]: text }),
    onBlur,
  });
  const count = words(typed.homilyText);
  return (
    <form className="writing" onSubmit={(event) => event.preventDefault()}>
      <EditorField
        {...field('title')}
        hint="May stay empty: the Gospel’s reference stands in its place then."
      />
      <div className="reference">
        <EditorField {...field('book')} list="gospels" spellCheck={false} />
        <EditorField {...field('chapter')} inputMode="numeric" />
        <EditorField {...field('verse')} />
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
      <EditorField {...field('gospelText')} rows={8} />
      <EditorField
        {...field('source')}
        hint="Where the wording comes from; it stands beneath the reference."
      />
      <EditorField {...field('copyright')} />
      <EditorField
        {...field('homilyText')}
        rows={16}
        hint={`Every line break begins a paragraph. ${count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`}.`}
      />
    </form>
  );
}
