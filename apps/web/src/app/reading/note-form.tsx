import { maxNoteLength } from '@wayfare/contracts/calls/notes';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useStatus } from '#ui/use-status.tsx';
import type { NoteDraft } from '../offline/pending-notes.ts';
import { highlightOpenNote, setPassageTop } from './text-highlights.ts';

interface NoteFormProps {
  draft: NoteDraft;
  /** Null if the text has changed. */
  findRange: () => Range | null;
  onText: (text: string) => void;
  /** Null if it was saved, else the error message. */
  onSave: () => Promise<string | null>;
  onDiscard: () => void;
  onClose: () => void;
}

/**
 * At the bottom of the window, with the passage in sight above it, or beside the passage on a wide page. Unsaved text
 * stays on the device.
 */
export function NoteForm({ draft, findRange, onText, onSave, onDiscard, onClose }: NoteFormProps) {
  const status = useStatus();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const show = useEffectEvent(() => {
    const range = findRange();
    field.current?.focus({ preventScroll: true });
    highlightOpenNote(range);
    if (form.current === null || range === null) return;
    setPassageTop(form.current, range);
    const { top, bottom } = range.getBoundingClientRect();
    const edge = form.current.getBoundingClientRect().top;
    const isAtBottom = getComputedStyle(form.current).position === 'fixed';
    if (top < 0 || bottom > (isAtBottom ? edge : innerHeight)) scrollBy(0, top - innerHeight / 8);
  });
  useEffect(() => {
    show();
    return () => highlightOpenNote(null);
  }, []);

  async function save() {
    if (!status.start()) return;
    const error = await onSave();
    if (error === null) status.finish();
    else status.report(error);
  }

  return (
    <form
      className="note-form"
      method="post"
      noValidate
      aria-labelledby={`${id}-label`}
      ref={form}
      onSubmit={(event) => submit(event, save)}
    >
      <label id={`${id}-label`} htmlFor={id}>
        Your note
      </label>
      <blockquote>{draft.anchor.quote}</blockquote>
      <textarea
        className="in"
        id={id}
        rows={4}
        maxLength={maxNoteLength}
        value={draft.body}
        ref={field}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        Only you can read it. Without words, it marks the passage.
      </p>
      {status.line}
      <div className="row">
        <Button isBusy={status.isBusy} busyText="Saving...">
          Save Note
        </Button>
        <LinkButton onClick={onDiscard}>Throw away</LinkButton>
      </div>
    </form>
  );
}
