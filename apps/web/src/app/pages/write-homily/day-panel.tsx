import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import type { EditedHomily, GospelSuggestion } from '@wayfare/contracts/calls/homily-editor';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { DayWords } from './day-words.tsx';
import type { TypedHomily } from './typed-homily.ts';

interface DayPanelProps {
  homily: EditedHomily;
  gospelText: string;
  onUse: (part: Partial<TypedHomily>) => void;
}

/** The celebration and the readings of the day. */
export function DayPanel({ homily, gospelText, onUse }: DayPanelProps) {
  const { date, day, suggestions, isDayCorrected } = homily;
  const [replaced, setReplaced] = useState<Partial<TypedHomily> | null>(null);

  function use(part: Partial<TypedHomily>, before: Partial<TypedHomily>) {
    setReplaced(gospelText.trim() === '' || part.gospelText === gospelText ? null : before);
    onUse(part);
  }

  return (
    <div className="flow day-panel">
      <div>
        <DayWords day={day} />
        <p className="small-print">
          {isDayCorrected && 'Corrected here. '}
          <Link to={paths.correctDay(date)}>Correct this day</Link>
        </p>
      </div>
      {suggestions.length > 0 && <h2>{suggestions.length === 1 ? 'The Gospel' : 'The Gospels'}</h2>}
      <ul className="gospels">
        {suggestions.map((suggestion) => (
          <Suggestion
            key={suggestion.kind + suggestion.citation}
            suggestion={suggestion}
            onUse={onUse}
            onText={use}
            gospelText={gospelText}
          />
        ))}
      </ul>
      <div role="status">
        {replaced !== null && (
          <p className="notice-box">
            The Gospel text was replaced.{' '}
            <button
              type="button"
              className="quiet link"
              onClick={() => {
                onUse(replaced);
                setReplaced(null);
              }}
            >
              Put back what was there
            </button>
          </p>
        )}
      </div>
      <ChooseDate date={date} />
    </div>
  );
}

const kinds: Readonly<Record<string, string>> = {
  long: 'the longer form',
  short: 'the shorter form',
  alternative: 'another choice',
  vigil: 'at the vigil',
  night: 'in the night',
  dawn: 'at dawn',
  day: 'during the day',
};

interface SuggestionProps {
  suggestion: GospelSuggestion;
  gospelText: string;
  onUse: (part: Partial<TypedHomily>) => void;
  onText: (part: Partial<TypedHomily>, before: Partial<TypedHomily>) => void;
}

function Suggestion({ suggestion, gospelText, onUse, onText }: SuggestionProps) {
  const { citation, kind, book, chapter, verse, text, source } = suggestion;
  const reference = { book, chapter: String(chapter), verse };
  return (
    <li>
      <strong>{citation.replaceAll('-', '–')}</strong>
      {kinds[kind] && <span className="soft">, {kinds[kind]}</span>}
      <div className="row">
        <button type="button" className="quiet link" onClick={() => onUse(reference)}>
          Use this reference<span className="vh">, {citation}</span>
        </button>
        {text !== null && (
          <button
            type="button"
            className="quiet link"
            onClick={() => onText({ ...reference, gospelText: text, source }, { gospelText })}
          >
            Use it with its text<span className="vh">, {citation}</span>
          </button>
        )}
      </div>
      {text !== null && <p className="hint">{source}</p>}
    </li>
  );
}

function ChooseDate({ date }: { date: string }) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <div className="field">
      <label htmlFor={id}>Date</label>
      <input
        id={id}
        className="in"
        type="date"
        defaultValue={date}
        min="1970-01-01"
        max="2100-12-31"
        aria-describedby={`${id}-hint`}
        // A date is typed in parts, so it counts only on blur or Enter.
        onBlur={(event) => open(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') open(event.currentTarget.value);
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        Another date opens that day. What is written here stays with its own.
      </p>
    </div>
  );

  function open(chosen: string) {
    if (chosen !== date && isHomilyDate(chosen)) void navigate(paths.writeHomily(chosen));
  }
}
