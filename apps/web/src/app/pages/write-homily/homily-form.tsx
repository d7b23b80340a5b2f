import type { GospelSuggestion } from '@wayfare/contracts/calls/homily-editor';
import { estimateHomilyMinutes, formatMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { Suspense, useState } from 'react';
import { formatWordCount, wordsIn } from '#app/editing/words-in.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { TextBox, TextField } from '#ui/text-field.tsx';
import { Gospel } from './gospel.tsx';
import { createFieldProps, type HomilyFieldsProps } from './homily-kind.ts';

// Loads after the first paint.
const HomilyTextEditor = lazyComponent(() =>
  import('./homily-text-editor.tsx').then((part) => part.HomilyTextEditor),
);

interface HomilyFormProps extends HomilyFieldsProps {
  readonly suggestions: readonly GospelSuggestion[];
}

/** The fields in the order of the published page. */
export function HomilyForm({ suggestions, ...props }: HomilyFormProps) {
  const { content, replacedCount, mode } = props.state;
  const field = createFieldProps(props);
  const [title, reflection] = [field('title'), field('homilyText')];
  const count = wordsIn(reflection.value);
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
              aria-invalid={title.fault ? true : undefined}
              value={title.value}
              onText={(text) => title.onText(text.replaceAll('\n', ' '))}
            />
            {title.fault && <p className="error">{title.fault}</p>}
          </div>
          <Gospel key={replacedCount} {...props} suggestions={suggestions} />
        </fieldset>
        <Suspense fallback={<div className="sheet prose plain-text">{reflection.value}</div>}>
          <HomilyTextEditor
            sheet={{ number: replacedCount, text: reflection.value }}
            toolsPlace={toolsPlace}
            isEditable={isEditable}
            onWritten={reflection.onText}
          />
        </Suspense>
        {reflection.fault && <p className="error">{reflection.fault}</p>}
      </div>
      <fieldset disabled={!isEditable}>
        <div className="night unframed-night">
          <TextField
            {...field('practice')}
            rows={2}
            hint="Stands at the end of the page and of the mail. May stay empty."
          />
        </div>
      </fieldset>
      <p className="row between count">
        <span>{formatWordCount(count)}. A page is mostly 300 to 600.</span>
        {count > 0 && <span>{formatMinutes(estimateHomilyMinutes(content))} with the Gospel</span>}
      </p>
    </form>
  );
}
