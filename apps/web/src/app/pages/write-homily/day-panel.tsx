import { listHomilyAuthors } from '@wayfare/contracts/calls/authors';
import { formatColor } from '@wayfare/contracts/rules/liturgical-day';
import { Suspense } from 'react';
import { Setting } from '#app/editing/frame/setting.tsx';
import { SuggestedField } from '#app/editing/suggested-field.tsx';
import { useMember } from '#app/member/member.tsx';
import { dayOfMonth, monthAndYear, weekday } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { GospelSetting } from './gospel.tsx';
import { type Action, type ActionProps, createFieldProps, isPublished } from './homily-kind.ts';
import { OpenDay } from './open-day.tsx';

const RecordingSetting = lazyComponent(() =>
  import('./recording/recording-setting.tsx').then((part) => part.RecordingSetting),
);

interface DayPanelProps extends Pick<ActionProps, 'session' | 'state' | 'details'> {
  readonly onAction: (action: Action) => void;
}

/** The day, the way to another one, the settings of its homily, and the rare actions. */
export function DayPanel({ session, state, details, onAction }: DayPanelProps) {
  const { callApi } = useMember();
  const { day, isDayCorrected } = details;
  const { date } = day;
  const { version, text, mode, content } = state;
  const fields = { session, state };
  const field = createFieldProps(fields);
  const isEditing = mode === 'editing';
  const button = (action: Action, label: string) => (
    <LinkButton onClick={() => onAction(action)}>{label}</LinkButton>
  );
  return (
    <>
      <section className="day-of-text" aria-label="The day">
        <p className="row">
          <span className="num" aria-hidden="true">
            {dayOfMonth(date)}
          </span>
          <span>
            <strong>
              {weekday(date)}
              <span className="vh"> {dayOfMonth(date)}</span>
            </strong>
            <br />
            {monthAndYear(date)}
          </span>
        </p>
        <p className="celebration">{day.celebration}</p>
        <div className="row between">
          <p className="blaze">{formatColor(day)}</p>
          <details className="another-day">
            <summary>Another day</summary>
            <OpenDay label="Date" date={date} hint="What is written here stays with its own day." />
          </details>
        </div>
        {isDayCorrected && <p className="hint">Corrected here.</p>}
      </section>
      <fieldset disabled={!isEditing}>
        <GospelSetting key={state.replacedCount} {...fields} />
        <Suspense>
          <RecordingSetting date={date} savedAt={state.savedAt} onSave={session.flush} />
        </Suspense>
        <Setting label="By" value={content.author || 'Nobody is named'}>
          <SuggestedField
            {...field('author')}
            hint="The name in the by-line. May stay empty."
            listSuggestions={async () => (await callApi(listHomilyAuthors, {})).names}
          />
        </Setting>
        <Setting label="Source" value={content.source || 'None'}>
          <TextField
            {...field('source')}
            hint="Where the wording comes from; it stands beneath the reference."
          />
          <TextField {...field('copyright')} />
        </Setting>
      </fieldset>
      <section className="row day-acts" aria-label="With this day">
        {button('correct', 'Correct this day...')}
        {isDayCorrected && button('restore-day', 'Take back the correction...')}
        {version !== null && isEditing && (
          <>
            {button('move', 'Move to another day...')}
            {!isPublished(text) && button('delete', 'Delete...')}
          </>
        )}
      </section>
    </>
  );
}
