import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { findFigure, insertBlocks } from '#app/editing/view/commands.ts';
import type { DialogName } from '#app/editing/view/tools.ts';
import { ImageDialog } from './image-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { type FigureAttrs, getFigureAttrs, postSchema } from './schema.ts';

interface ContentDialogProps {
  name: DialogName;
  view: EditorView;
  onSeveral: (files: readonly File[]) => void;
  onClose: () => void;
}

/** Edits the selected picture or note, or a new one. */
export function ContentDialog({ name, view, onSeveral, onClose }: ContentDialogProps) {
  const selected = name === 'note' ? findNote(view) : findFigure(view.state);
  const close = (action: () => void) => {
    action();
    onClose();
  };
  const remove = () =>
    close(() => {
      if (selected === null) return;
      const { pos, node } = selected;
      view.dispatch(view.state.tr.delete(pos, pos + node.nodeSize));
    });
  if (name === 'note')
    return (
      <NoteDialog
        note={selected?.node.attrs['note'] ?? null}
        onSave={(note) => close(() => saveNote(view, note))}
        onRemove={remove}
        onClose={onClose}
      />
    );
  return (
    <ImageDialog
      figure={
        selected && {
          attrs: getFigureAttrs(selected.node),
          caption: selected.node.textBetween(0, selected.node.content.size, '', '\n'),
        }
      }
      onSeveral={(files) => close(() => onSeveral(files))}
      onSave={(attrs, caption) => close(() => saveFigure(view, attrs, caption))}
      onRemove={remove}
      onClose={onClose}
    />
  );
}

function findNote({ state: { selection, doc } }: EditorView) {
  const node = doc.nodeAt(selection.from);
  return node?.type.name === 'footnote' ? { node, pos: selection.from } : null;
}

/** A caption of null stays as it is. */
function saveFigure(view: EditorView, attrs: FigureAttrs, caption: string | null): void {
  const content = caption === null || caption === '' ? [] : [postSchema.text(caption)];
  const figure = findFigure(view.state);
  if (figure === null) {
    insertBlocks([postSchema.node('figure', { ...attrs }, content)])(view.state, view.dispatch);
    return;
  }
  const { tr } = view.state;
  const start = figure.pos + 1;
  if (caption !== null) tr.replaceWith(start, start + figure.node.content.size, content);
  view.dispatch(tr.setNodeMarkup(figure.pos, null, { ...attrs }));
}

function saveNote(view: EditorView, note: unknown): void {
  const { tr, selection } = view.state;
  const selected = findNote(view);
  if (selected !== null) {
    view.dispatch(tr.setNodeMarkup(selected.pos, null, { note }));
    return;
  }
  tr.insert(selection.to, postSchema.node('footnote', { note }));
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(selection.to + 1))).scrollIntoView());
}
