import { maxNoteLength } from '@wayfare/contracts/calls/notes';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submit } from '#ui/form.ts';
import { useStatus } from '#ui/use-status.tsx';
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
  const status = useStatus();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // The dialog has moved the focus to its first button.
  useEffect(() => {
    field.current?.focus();
  }, []);

  async function save() {
    if (!status.start()) return;
    const error = await onSave();
    if (error === null) status.finish();
    else status.report(error);
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
        {status.line}
        <div className="row">
          <Button isBusy={status.isBusy} busyText="Saving...">
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
