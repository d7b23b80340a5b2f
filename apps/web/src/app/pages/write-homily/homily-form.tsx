import type { GospelSuggestion } from '@wayfare/contracts/calls/homily-editor';
import { estimateHomilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { Suspense } from 'react';
import { AuthorField } from '#app/editing/author-field.tsx';
import { toPlainLines } from '#app/editing/convert-paste.ts';
import { wordsIn } from '#app/editing/words-in.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { TextField } from '#ui/text-field.tsx';
import { createFieldProps, type HomilyFieldsProps } from './field-props.ts';
import { Gospel } from './gospel.tsx';
import { findFaults } from './homily-kind.ts';

// Loads after the first paint.
const HomilyTextEditor = lazyComponent(() =>
  import('./homily-text-editor.tsx').then((part) => part.HomilyTextEditor),
);

interface HomilyFormProps extends HomilyFieldsProps {
  readonly suggestions: readonly GospelSuggestion[];
}

/** The fields in the order of the published page. */
export function HomilyForm({ suggestions, ...props }: HomilyFormProps) {
  const { session, state } = props;
  const { content, replacedCount, mode } = state;
  const field = createFieldProps(props);
  const count = wordsIn(content.homilyText);
  const minutes = estimateHomilyMinutes(content);
  const fault = findFaults(content).homilyText;
  const isEditable = mode === 'editing';
  return (
    <form className="homily-fields written-here" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="plain" disabled={!isEditable}>
        <div className="unframed as-title">
          <TextField
            {...field('title')}
            placeholder="Title"
            rows={1}
            convertPaste={toPlainLines}
            onText={(title) => session.write({ ...content, title: title.replaceAll('\n', ' ') })}
          />
        </div>
        <Gospel key={replacedCount} {...props} suggestions={suggestions} />
      </fieldset>
      <div className="homily-text">
        <Suspense fallback={<div className="sheet plain-text">{content.homilyText}</div>}>
          <HomilyTextEditor
            sheet={{ number: replacedCount, text: content.homilyText }}
            isEditable={isEditable}
            onWritten={(homilyText) => session.write({ ...content, homilyText })}
          />
        </Suspense>
        {fault && <p className="err">{fault}</p>}
      </div>
      <fieldset className="plain" disabled={!isEditable}>
        <div className="night unframed-night">
          <TextField
            {...field('practice')}
            rows={2}
            convertPaste={toPlainLines}
            hint="Stands at the end of the page and of the mail. May stay empty."
          />
        </div>
      </fieldset>
      <p className="count">
        <span>
          {count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`}. A page is mostly 300 to 600.
        </span>
        {count > 0 && <span>{minutes === 1 ? '1 minute' : `${minutes} minutes`} with the Gospel</span>}
      </p>
    </form>
  );
}

/** The fields of the side panel. */
export function BesideTheText(props: HomilyFieldsProps) {
  const field = createFieldProps(props);
  return (
    <form className="homily-fields" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="plain" disabled={props.state.mode !== 'editing'}>
        <AuthorField {...field('author')} of="homily" />
        <details>
          <summary>Source and copyright</summary>
          <TextField
            {...field('source')}
            hint="Where the wording comes from; it stands beneath the reference."
          />
          <TextField {...field('copyright')} />
        </details>
      </fieldset>
    </form>
  );
}
