import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { readFormat } from './commands.ts';
import { InsertMenu, type KeyTaker } from './insert-menu.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Toolbar, type ToolsProps } from './toolbar.tsx';

export { Toolbar };

/** Everything that appears beside the words: at an empty line, at a selection, above the keyboard of a phone. */
export function TextMenus({
  onKeys,
  onComment,
  ...props
}: ToolsProps & {
  readonly onKeys: (take: KeyTaker | null) => void;
  readonly onComment: (() => void) | undefined;
}) {
  const { insert } = props.set;
  return (
    <>
      {insert.length > 0 && <InsertMenu {...props} names={insert} onKeys={onKeys} />}
      <SelectionBar {...props} onComment={onComment} />
      <MobileBar {...props} onInsert={insert.length > 0 ? () => openInsert(props.view) : undefined} />
    </>
  );
}

/** Types a slash into an empty line, below the caret if its line has text. */
function openInsert(view: EditorView): void {
  const { emptyLine, slash } = readFormat(view.state);
  const paragraph = view.state.schema.nodes['paragraph'];
  if (slash !== null || paragraph === undefined) return;
  if (emptyLine === null) {
    const { $to } = view.state.selection;
    const end = $to.depth === 0 ? $to.pos : $to.after(1);
    const tr = view.state.tr.insert(end, paragraph.create()).insertText('/', end + 1);
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView());
  } else view.dispatch(view.state.tr.insertText('/'));
  view.focus();
}
