import type { GospelSuggestion } from '@wayfare/contracts/calls/homily-editor';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { formatReference } from '@wayfare/contracts/rules/homily-name';
import { useRef, useState } from 'react';
import { Setting } from '#app/editing/frame/setting.tsx';
import { showInFrame } from '#app/editing/frame/show-in-frame.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { createFieldProps, type HomilyFieldsProps, parseChapter } from './homily-kind.ts';

const kinds: Readonly<Record<string, string>> = {
  long: 'the longer form',
  short: 'the shorter form',
  alternative: 'another choice',
  vigil: 'at the vigil',
  night: 'in the night',
  dawn: 'at dawn',
  day: 'during the day',
};

interface GospelProps extends HomilyFieldsProps {
  readonly suggestions: readonly GospelSuggestion[];
}

/** The Gospels of the day, and the text of the chosen one. Folded, to leave room for the reflection. */
export function Gospel({ suggestions, ...props }: GospelProps) {
  const { session, state } = props;
  const { content, text } = state;
  const isEmpty = content.gospelText.trim() === '';
  const [isOpen, setIsOpen] = useState(isEmpty && suggestions.length === 0);
  const [replaced, setReplaced] = useState<Partial<HomilyContent> | null>(null);
  const summary = useRef<HTMLElement>(null);
  const field = createFieldProps(props);
  const opener = isEmpty && suggestions.length > 1 ? `Show all ${suggestions.length}` : 'Show the text';
  const offers = isOpen ? suggestions : isEmpty ? suggestions.slice(0, 1) : [];

  function use(part: Partial<HomilyContent>) {
    const { gospelText, source } = content;
    const isReplaced = part.gospelText !== undefined && !isEmpty && part.gospelText !== gospelText;
    setReplaced(isReplaced ? { gospelText, source } : null);
    session.write({ ...content, ...part });
    if (isOpen) return;
    // Its text is written next. With its text, the pressed button is removed.
    if (part.gospelText === undefined) showInFrame('.fold textarea');
    else summary.current?.focus();
  }

  return (
    <div className="fold">
      {offers.length > 0 && (
        <ul className="plain" aria-label="The Gospel of the day">
          {offers.map(({ kind, citation, text: gospelText, source, ...reference }) => {
            const button = (label: string, part: Partial<HomilyContent>) => (
              <LinkButton onClick={() => use({ ...reference, ...part })}>
                {label}
                <span className="vh">, {citation}</span>
              </LinkButton>
            );
            return (
              <li key={kind + citation} className="row">
                <span>
                  <strong>{citation.replaceAll('-', '–')}</strong>
                  {kinds[kind] && <span className="soft">, {kinds[kind]}</span>}
                </span>
                {gospelText !== null && button('Use it with its text', { gospelText, source })}
                {(isOpen || gospelText === null) && button('Use this reference', {})}
              </li>
            );
          })}
        </ul>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="row" ref={summary}>
          <strong>{formatReference(content) || 'The Gospel'}</strong>
          {text.warnings.length > 0 && <span className="soft">Worth another look</span>}
          <span className="opens">{isOpen ? 'Fold it up' : opener}</span>
        </summary>
        <div className="gospel-text">
          <div role="status">
            {replaced !== null && (
              <p className="notice-box">
                The Gospel text was replaced.{' '}
                <LinkButton onClick={() => use(replaced)}>Put back what was there</LinkButton>
              </p>
            )}
          </div>
          <TextField {...field('gospelText')} rows={3} />
        </div>
      </details>
    </div>
  );
}

/** The reference, as a line of the panel. */
export function GospelSetting(props: HomilyFieldsProps) {
  const { session, state } = props;
  const { content, text } = state;
  const field = createFieldProps(props);
  const [wrongChapter, setWrongChapter] = useState('');
  const isWrong = content.chapter === null && wrongChapter.trim() !== '';
  return (
    <Setting label="Gospel" value={formatReference(content) || 'None yet'}>
      <TextField {...field('book')} list="gospels" spellCheck={false} />
      <datalist id="gospels">
        {['Matthew', 'Mark', 'Luke', 'John'].map((book) => (
          <option key={book}>{book}</option>
        ))}
      </datalist>
      <div className="two-fields">
        <TextField
          label="Chapter"
          value={content.chapter === null ? wrongChapter : String(content.chapter)}
          fault={isWrong ? 'A chapter is a whole number, from 1 to 150.' : undefined}
          inputMode="numeric"
          autoComplete="off"
          onText={(typed) => {
            setWrongChapter(typed);
            session.write({ ...content, chapter: parseChapter(typed) });
          }}
        />
        <TextField {...field('verse')} />
      </div>
      <div aria-live="polite">
        {text.warnings.length > 0 && (
          <ul className="notice-box" aria-label="Worth another look">
            {text.warnings.map(({ code, message }) => (
              <li key={code + message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
    </Setting>
  );
}
