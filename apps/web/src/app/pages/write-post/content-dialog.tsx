import type { Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { insertBlocks } from '#app/editing/view/commands.ts';
import { ImageDialog } from './image-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { type FigureAttrs, getFigureAttrs, postSchema } from './schema.ts';

/** `pos` is null for a new picture or note. */
export interface Opened {
  readonly dialog: 'image' | 'note';
  readonly pos: number | null;
}

interface ContentDialogProps {
  opened: Opened;
  view: EditorView;
  onSeveral: (files: readonly File[]) => void;
  onClose: () => void;
}

/** Edits the picture or the note at a position of the text. */
export function ContentDialog({ opened: { dialog, pos }, view, onSeveral, onClose }: ContentDialogProps) {
  const node = pos === null ? null : view.state.doc.nodeAt(pos);
  const close = (action: () => void) => {
    action();
    onClose();
  };
  const remove = () => {
    if (pos !== null && node !== null) view.dispatch(view.state.tr.delete(pos, pos + node.nodeSize));
  };
  if (dialog === 'note')
    return (
      <NoteDialog
        note={node === null ? null : node.attrs['note']}
        onSave={(note) => close(() => saveNote(view, pos, note))}
        onRemove={() => close(remove)}
        onClose={onClose}
      />
    );
  const figure = node === null ? null : { attrs: getFigureAttrs(node), caption: getCaption(node) };
  return (
    <ImageDialog
      figure={figure}
      onSeveral={(files) => close(() => onSeveral(files))}
      onSave={(attrs, caption) => close(() => saveFigure(view, pos, attrs, caption))}
      onRemove={() => close(remove)}
      onClose={onClose}
    />
  );
}

const getCaption = (node: Node): string => node.textBetween(0, node.content.size, '', '\n');

function saveFigure(view: EditorView, pos: number | null, attrs: FigureAttrs, caption: string | null): void {
  const content = caption === null || caption === '' ? [] : [postSchema.text(caption)];
  if (pos === null) {
    insertBlocks([postSchema.node('figure', { ...attrs }, content)])(view.state, view.dispatch);
    return;
  }
  const node = view.state.doc.nodeAt(pos);
  if (node === null) return;
  const { tr } = view.state;
  if (caption !== null) tr.replaceWith(pos + 1, pos + 1 + node.content.size, content);
  view.dispatch(tr.setNodeMarkup(pos, null, { ...attrs }));
}

function saveNote(view: EditorView, pos: number | null, note: unknown): void {
  const { tr } = view.state;
  if (pos !== null) {
    view.dispatch(tr.setNodeMarkup(pos, null, { note }));
    return;
  }
  const { to } = view.state.selection;
  tr.insert(to, postSchema.node('footnote', { note }));
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(to + 1))).scrollIntoView());
}
