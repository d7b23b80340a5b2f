import { listHomilyAuthors } from '@wayfare/contracts/calls/authors';
import type { GospelSuggestion } from '@wayfare/contracts/calls/homily-editor';
import { estimateHomilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { type ReactNode, Suspense, useState } from 'react';
import { toPlainLines } from '#app/editing/convert-paste.ts';
import { Setting } from '#app/editing/frame/setting.tsx';
import { SuggestedField } from '#app/editing/suggested-field.tsx';
import { wordsIn } from '#app/editing/words-in.ts';
import { useMember } from '#app/member/member.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { TextBox, TextField } from '#ui/text-field.tsx';
import { Gospel, GospelSetting } from './gospel.tsx';
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
      <p className="count">
        <span>
          {count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`}. A page is mostly 300 to 600.
        </span>
        {count > 0 && <span>{minutes === 1 ? '1 minute' : `${minutes} minutes`} with the Gospel</span>}
      </p>
    </form>
  );
}

/** The settings of the panel. */
export function HomilySettings({
  recording,
  ...props
}: HomilyFieldsProps & { readonly recording: ReactNode }) {
  const { callApi } = useMember();
  const field = createFieldProps(props);
  const { author, source } = props.state.content;
  return (
    <fieldset disabled={props.state.mode !== 'editing'}>
      <GospelSetting key={props.state.replacedCount} {...props} />
      {recording}
      <Setting label="By" value={author || 'Nobody is named'}>
        <SuggestedField
          {...field('author')}
          hint="The name in the by-line. May stay empty."
          listSuggestions={async () => (await callApi(listHomilyAuthors, {})).names}
        />
      </Setting>
      <Setting label="Source" value={source || 'None'}>
        <TextField
          {...field('source')}
          hint="Where the wording comes from; it stands beneath the reference."
        />
        <TextField {...field('copyright')} />
      </Setting>
    </fieldset>
  );
}
