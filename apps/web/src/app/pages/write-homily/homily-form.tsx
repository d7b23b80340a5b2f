import { estimateHomilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { Suspense, useState } from 'react';
import { AuthorField } from '#app/editing/author-field.tsx';
import { toPlainLines } from '#app/editing/convert-paste.ts';
import { wordsIn } from '#app/editing/words-in.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { HomilyDraft } from './homily-draft.ts';
import { type Faults, faultsIn, fieldNames, type TypedHomily } from './typed-homily.ts';

export interface HomilyFieldsProps {
  draft: HomilyDraft;
  onChange: (part: Partial<TypedHomily>) => void;
}

function createFieldProps({ draft: { typed }, onChange }: HomilyFieldsProps) {
  const faults: Faults = faultsIn(typed);
  return (name: keyof TypedHomily) => ({
    label: fieldNames[name],
    value: typed[name],
    fault: faults[name],
    onText: (text: string) => onChange({ [name]: text }),
    // No `maxLength`: text that is too long gets an error message instead of being cut off.
    autoComplete: 'off',
  });
}

// Loads after the first paint.
const HomilyTextEditor = lazyComponent(() =>
  import('./homily-text-editor.tsx').then((part) => part.HomilyTextEditor),
);

/** The fields in the order of the published page. */
export function HomilyForm(props: HomilyFieldsProps) {
  const { typed } = props.draft;
  const field = createFieldProps(props);
  const count = wordsIn(typed.homilyText);
  const minutes = estimateHomilyMinutes(typed);
  const fault = faultsIn(typed).homilyText;
  return (
    <form className="homily-fields written-here" onSubmit={(event) => event.preventDefault()}>
      <div className="unframed as-title">
        <TextField
          {...field('title')}
          placeholder="Title"
          rows={1}
          convertPaste={toPlainLines}
          onText={(title) => props.onChange({ title: title.replaceAll('\n', ' ') })}
        />
      </div>
      <Gospel {...props} />
      <div className="homily-text">
        <Suspense fallback={<div className="sheet plain-text">{typed.homilyText}</div>}>
          <HomilyTextEditor
            sheet={{ number: props.draft.sheet, text: typed.homilyText }}
            onWritten={(homilyText) => props.onChange({ homilyText })}
          />
        </Suspense>
        {fault && <p className="err">{fault}</p>}
      </div>
      <p className="count">
        <span>
          {count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`}. A page is mostly 300 to 600.
        </span>
        {count > 0 && <span>{minutes === 1 ? '1 minute' : `${minutes} minutes`} with the Gospel</span>}
      </p>
    </form>
  );
}

/** Collapsed if it is already filled, to leave room for the reflection. */
function Gospel(props: HomilyFieldsProps) {
  const {
    typed,
    facts: { warnings },
  } = props.draft;
  const field = createFieldProps(props);
  const [isOpen, setIsOpen] = useState(typed.gospelText.trim() === '');
  const reference = [typed.book, [typed.chapter, typed.verse].filter(Boolean).join(':')]
    .join(' ')
    .replaceAll('-', '–')
    .trim();
  return (
    <details className="fold" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <strong>{reference || 'The Gospel'}</strong>
        {warnings.length > 0 && <span className="soft">Worth another look</span>}
        <span className="opens">{isOpen ? 'Fold it up' : 'Show the text'}</span>
      </summary>
      <div>
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
        <TextField {...field('gospelText')} rows={3} convertPaste={toPlainLines} />
      </div>
    </details>
  );
}

/** The fields of the side panel. */
export function BesideTheText(props: HomilyFieldsProps) {
  const field = createFieldProps(props);
  return (
    <form className="homily-fields" onSubmit={(event) => event.preventDefault()}>
      <TextField
        {...field('practice')}
        rows={3}
        convertPaste={toPlainLines}
        hint="One small thing that a reader can do today. It stands at the end of the page."
      />
      <AuthorField {...field('author')} of="homily" />
      <details>
        <summary>Source and copyright</summary>
        <TextField
          {...field('source')}
          hint="Where the wording comes from; it stands beneath the reference."
        />
        <TextField {...field('copyright')} />
      </details>
    </form>
  );
}
