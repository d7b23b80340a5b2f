import { Fragment, type Node, Schema } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useRef, useState } from 'react';
import type { TextKind } from '#app/editing/view/create-view.ts';
import { TextEditor, type TextHandle } from '#app/editing/view/text-editor.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QuietButton } from '#ui/link-button.tsx';
import { inlineMarks, lineBreak, postSchema } from './schema.ts';

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
  readonly view: EditorView;
  readonly onClose: () => void;
}

/** The selected note. */
function findNote({ state: { selection, doc } }: EditorView): Node | null {
  const node = doc.nodeAt(selection.from);
  return node?.type.name === 'footnote' ? node : null;
}

/** Edits the selected note, or a new one. */
export function NoteDialog({ view, onClose }: NoteDialogProps) {
  const note = findNote(view);
  const [before] = useState(() => JSON.stringify(note?.attrs['note'] ?? []));
  const written = useRef(before);
  const text = useRef<TextHandle>(null);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);

  function save() {
    text.current?.flush();
    if (written.current === '[]') return remove();
    const attrs = { note: JSON.parse(written.current) };
    const { tr, selection } = view.state;
    if (findNote(view) !== null) tr.setNodeMarkup(selection.from, null, attrs);
    else {
      tr.insert(selection.to, postSchema.node('footnote', attrs));
      tr.setSelection(TextSelection.near(tr.doc.resolve(selection.to + 1))).scrollIntoView();
    }
    view.dispatch(tr);
    onClose();
  }

  function remove() {
    const { from } = view.state.selection;
    const selected = findNote(view);
    if (selected !== null) view.dispatch(view.state.tr.delete(from, from + selected.nodeSize));
    onClose();
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
          {note !== null && <QuietButton onClick={remove}>Remove Footnote</QuietButton>}
        </div>
      </div>
    </Dialog>
  );
}
