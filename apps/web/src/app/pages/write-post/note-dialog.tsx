import { Fragment, Schema } from 'prosemirror-model';
import { useRef, useState } from 'react';
import type { TextKind } from '#app/editing/view/create-view.ts';
import { TextEditor, type TextHandle } from '#app/editing/view/text-editor.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { inlineMarks, lineBreak } from './schema.ts';

const noteSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph' },
    paragraph: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: { group: 'inline' },
    hard_break: lineBreak,
  },
  marks: inlineMarks,
});

/** The note is inline content as JSON, see `footnote` in the schema. */
const noteText: TextKind = {
  schema: noteSchema,
  isOwnImage: () => false,
  placeholders: { empty: 'The note', line: 'The note' },
  read: (json) =>
    noteSchema.node('doc', null, [
      noteSchema.node('paragraph', null, Fragment.fromJSON(noteSchema, JSON.parse(json))),
    ]),
  write: (doc) => JSON.stringify(doc.firstChild?.content.toJSON() ?? []),
  tools: {
    blocks: [],
    row: [['strong', 'em', 'link']],
    more: [],
    insert: [],
    selection: [],
    mobile: ['strong', 'em', 'link'],
  },
};

interface NoteDialogProps {
  /** Null for a new note. */
  readonly note: unknown;
  readonly onSave: (note: unknown) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function NoteDialog({ note, onSave, onRemove, onClose }: NoteDialogProps) {
  const [before] = useState(() => JSON.stringify(note ?? []));
  const written = useRef(before);
  const text = useRef<TextHandle>(null);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  function save() {
    text.current?.flush();
    if (written.current === '[]') onRemove();
    else onSave(JSON.parse(written.current));
  }
  return (
    <Dialog title={note === null ? 'New footnote' : 'Footnote'} onClose={onClose}>
      <div className="form note-form">
        <div className="over-sheet" ref={setToolsPlace} />
        <TextEditor
          kind={noteText}
          sheet={{ number: 0, text: before }}
          toolsPlace={toolsPlace}
          label="Note"
          onWritten={(json) => {
            written.current = json;
          }}
          ref={text}
        />
        <div className="row">
          <Button onClick={save}>Save</Button>
          {note !== null && (
            <button className="quiet" type="button" onClick={onRemove}>
              Remove Footnote
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
