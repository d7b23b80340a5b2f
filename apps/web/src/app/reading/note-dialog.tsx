import { maxNoteLength } from '@wayfare/contracts/calls/notes';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submit } from '#ui/form.ts';
import { StatusLine } from '#ui/status-line.tsx';
import type { NoteDraft } from '../offline/pending-notes.ts';

interface NoteDialogProps {
  draft: NoteDraft;
  onText: (text: string) => void;
  /** Null if it was saved, else the error message. */
  onSave: () => Promise<string | null>;
  onDiscard: () => void;
  onClose: () => void;
}

/** Closes after saving. Unsaved text stays on the device. */
export function NoteDialog({ draft, onText, onSave, onDiscard, onClose }: NoteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const status = useRef<HTMLOutputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // The dialog has moved the focus to its first button.
  useEffect(() => {
    field.current?.focus();
  }, []);

  async function save() {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(null);
    const failure = await onSave();
    setIsBusy(false);
    if (failure === null) return;
    setMessage(failure);
    status.current?.focus();
  }

  return (
    <Dialog title="Your note" className="note-dialog" onClose={onClose}>
      <form className="form" method="post" noValidate onSubmit={(event) => submit(event, save)}>
        <blockquote>{draft.anchor.quote}</blockquote>
        <div className="field">
          <label htmlFor={id}>What comes to you here</label>
          <textarea
            className="in"
            id={id}
            rows={6}
            maxLength={maxNoteLength}
            value={draft.body}
            ref={field}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
          <p className="hint">Only you see it. It is sealed by a key of your own.</p>
        </div>
        <StatusLine message={message} ref={status} />
        <div className="row">
          <Button isBusy={isBusy} busyText="Saving...">
            Save
          </Button>
          <button className="quiet" type="button" onClick={onDiscard}>
            Discard
          </button>
        </div>
      </form>
    </Dialog>
  );
}
