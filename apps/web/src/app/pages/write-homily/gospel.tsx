import type { GospelSuggestion } from '@wayfare/contracts/calls/homily-editor';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { useState } from 'react';
import { toPlainLines } from '#app/editing/convert-paste.ts';
import { TextField } from '#ui/text-field.tsx';
import { createFieldProps, type HomilyFieldsProps } from './field-props.ts';
import { parseChapter } from './homily-kind.ts';
import { Warnings } from './warnings.tsx';

interface GospelProps extends HomilyFieldsProps {
  readonly suggestions: readonly GospelSuggestion[];
}

const formatReference = ({ book, chapter, verse }: HomilyContent): string =>
  [book, [chapter, verse].filter(Boolean).join(':')].join(' ').replaceAll('-', '–').trim();

/** The reference and the text. Folded once it is filled, to leave room for the reflection. */
export function Gospel({ suggestions, ...props }: GospelProps) {
  const { session, state } = props;
  const { content, text } = state;
  const [isOpen, setIsOpen] = useState(content.gospelText.trim() === '');
  const [chapter, setChapter] = useState(String(content.chapter ?? ''));
  const [replaced, setReplaced] = useState<Partial<HomilyContent> | null>(null);
  const field = createFieldProps(props);
  const isChapterWrong = chapter.trim() !== '' && parseChapter(chapter) === null;

  function use(part: Partial<HomilyContent>) {
    const { gospelText, source } = content;
    const isReplaced =
      part.gospelText !== undefined && gospelText.trim() !== '' && part.gospelText !== gospelText;
    setReplaced(isReplaced ? { gospelText, source } : null);
    session.write({ ...content, ...part });
    if (part.chapter !== undefined) setChapter(String(part.chapter ?? ''));
  }

  return (
    <details className="fold" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <strong>{formatReference(content) || 'The Gospel'}</strong>
        {text.warnings.length > 0 && <span className="soft">Worth another look</span>}
        <span className="opens">{isOpen ? 'Fold it up' : 'Show the text'}</span>
      </summary>
      <div>
        <ul className="plain gospels" aria-label="The Gospel of the day">
          {suggestions.map((suggestion) => (
            <Suggestion key={suggestion.kind + suggestion.citation} suggestion={suggestion} onUse={use} />
          ))}
        </ul>
        <div role="status">
          {replaced !== null && (
            <p className="notice-box">
              The Gospel text was replaced.{' '}
              <button type="button" className="quiet link" onClick={() => use(replaced)}>
                Put back what was there
              </button>
            </p>
          )}
        </div>
        <div className="reference">
          <TextField {...field('book')} list="gospels" spellCheck={false} />
          <TextField
            label="Chapter"
            value={chapter}
            fault={isChapterWrong ? 'A chapter is a whole number, from 1 to 150.' : undefined}
            inputMode="numeric"
            autoComplete="off"
            onText={(typed) => {
              setChapter(typed);
              session.write({ ...content, chapter: parseChapter(typed) });
            }}
          />
          <TextField {...field('verse')} />
        </div>
        <datalist id="gospels">
          {['Matthew', 'Mark', 'Luke', 'John'].map((book) => (
            <option key={book}>{book}</option>
          ))}
        </datalist>
        <div aria-live="polite">
          <Warnings warnings={text.warnings} />
        </div>
        <TextField {...field('gospelText')} rows={3} convertPaste={toPlainLines} />
      </div>
    </details>
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
  readonly suggestion: GospelSuggestion;
  readonly onUse: (part: Partial<HomilyContent>) => void;
}

function Suggestion({ suggestion, onUse }: SuggestionProps) {
  const { citation, kind, book, chapter, verse, text, source } = suggestion;
  const reference = { book, chapter, verse };
  return (
    <li className="row">
      <span>
        <strong>{citation.replaceAll('-', '–')}</strong>
        {kinds[kind] && <span className="soft">, {kinds[kind]}</span>}
      </span>
      {text !== null && (
        <button
          type="button"
          className="quiet link"
          onClick={() => onUse({ ...reference, gospelText: text, source })}
        >
          Use it with its text<span className="vh">, {citation}</span>
        </button>
      )}
      <button type="button" className="quiet link" onClick={() => onUse(reference)}>
        Use this reference<span className="vh">, {citation}</span>
      </button>
    </li>
  );
}
