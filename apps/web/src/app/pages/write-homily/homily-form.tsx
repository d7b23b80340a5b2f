import type { GospelSuggestion } from '@wayfare/contracts/calls/homily-editor';
import { estimateHomilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { Suspense, useState } from 'react';
import { toPlainLines } from '#app/editing/convert-paste.ts';
import { formatWordCount, wordsIn } from '#app/editing/words-in.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { TextBox, TextField } from '#ui/text-field.tsx';
import { Gospel } from './gospel.tsx';
import { createFieldProps, findFaults, type HomilyFieldsProps } from './homily-kind.ts';

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
  const faults = findFaults(content);
  const isEditable = mode === 'editing';
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  return (
    <form className="homily-fields" onSubmit={(event) => event.preventDefault()}>
      <div className="homily-text text-editor">
        <div className="over-sheet" inert={!isEditable} ref={setToolsPlace} />
        <fieldset disabled={!isEditable}>
          <div className="frame-heading">
            <TextBox
              aria-label="Title"
              placeholder="Title, may stay empty"
              rows={1}
              convertPaste={toPlainLines}
              aria-invalid={faults.title ? true : undefined}
              value={content.title}
              onText={(title) => session.write({ ...content, title: title.replaceAll('\n', ' ') })}
            />
            {faults.title && <p className="error">{faults.title}</p>}
          </div>
          <Gospel key={replacedCount} {...props} suggestions={suggestions} />
        </fieldset>
        <Suspense fallback={<div className="sheet plain-text">{content.homilyText}</div>}>
          <HomilyTextEditor
            sheet={{ number: replacedCount, text: content.homilyText }}
            toolsPlace={toolsPlace}
            isEditable={isEditable}
            onWritten={(homilyText) => session.write({ ...content, homilyText })}
          />
        </Suspense>
        {faults.homilyText && <p className="error">{faults.homilyText}</p>}
      </div>
      <fieldset disabled={!isEditable}>
        <div className="night unframed-night">
          <TextField
            {...field('practice')}
            rows={2}
            convertPaste={toPlainLines}
            hint="Stands at the end of the page and of the mail. May stay empty."
          />
        </div>
      </fieldset>
      <p className="row between count">
        <span>{formatWordCount(count)}. A page is mostly 300 to 600.</span>
        {count > 0 && <span>{minutes === 1 ? '1 minute' : `${minutes} minutes`} with the Gospel</span>}
      </p>
    </form>
  );
}
