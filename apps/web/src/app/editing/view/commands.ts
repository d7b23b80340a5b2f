// The commands that keys, pasting and dialogs need, and the state that the tools show.
import { closeHistory, redoDepth, undoDepth } from 'prosemirror-history';
import { Fragment, type MarkType, type Node, type ResolvedPos } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';

export type BlockName = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote' | 'list' | 'numbers';

/** The state that the tools show. Plain values, so that two can be compared. */
export interface Format {
  /** Null on a picture. */
  readonly block: BlockName | null;
  /** The names of the marks at the selection. */
  readonly marks: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Position of the selected words; null if there are none. */
  readonly from: number | null;
  readonly to: number | null;
  /** Position of an empty paragraph with the caret, and what was typed behind a slash in it. */
  readonly emptyLine: number | null;
  readonly slash: string | null;
  readonly isInTable: boolean;
}

export function readFormat(state: EditorState): Format {
  const { selection, schema, doc } = state;
  const { $from, from, to, empty } = selection;
  const isText = selection instanceof TextSelection;
  const marks = Object.values(schema.marks).filter((type) =>
    type.name === 'link' ? isText && linkRange(doc, $from) !== null : isMarked(state, type),
  );
  const parent = $from.parent;
  const isLine = isText && empty && parent.type.name === 'paragraph' && $from.depth === 1;
  const typed = isLine ? parent.textContent : '';
  const isSlash = /^\/\w*$/.test(typed) && $from.parentOffset === typed.length;
  return {
    block: isText ? blockAround($from) : null,
    marks: marks.map(({ name }) => name).join(' '),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    from: isText && !empty ? from : null,
    to: isText && !empty ? to : null,
    emptyLine: isLine && (parent.childCount === 0 || isSlash) ? $from.before() : null,
    slash: isLine && isSlash ? typed.slice(1) : null,
    isInTable: $from.depth > 0 && $from.node(1).type.name === 'table',
  };
}

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

export function blockAround($pos: ResolvedPos): BlockName {
  for (let depth = $pos.depth; depth > 0; depth--) {
    const { name } = $pos.node(depth).type;
    if (name === 'bullet_list') return 'list';
    if (name === 'ordered_list') return 'numbers';
    if (name === 'blockquote' || name === 'quotation') return 'quote';
  }
  if ($pos.parent.type.name !== 'heading') return 'paragraph';
  return (['h2', 'h3', 'h4'] as const)[Number($pos.parent.attrs['level']) - 2] ?? 'h2';
}

const undoStep = 'undoStep';

/** Undo separates the change from what was typed right before and after it. */
export const asUndoStep = (tr: Transaction): Transaction => closeHistory(tr).setMeta(undoStep, true);

export const isUndoStep = (tr: Transaction): boolean => tr.getMeta(undoStep) === true;

/** The end of the top-level block with the selection. */
export const endOfBlock = ({ $to }: Selection): number => ($to.depth === 0 ? $to.pos : $to.after(1));

/** Puts the caret into the block of text at the position, or into a new paragraph if there is none. */
export function enterLine(tr: Transaction, pos: number): Transaction {
  if (tr.doc.resolve(pos).nodeAfter?.isTextblock !== true)
    tr.insert(pos, tr.doc.type.schema.node('paragraph'));
  return tr.setSelection(TextSelection.create(tr.doc, pos + 1)).scrollIntoView();
}

/** Puts blocks below the block with the caret, or in its place if it is an empty line, and the caret below them. */
export const insertBlocks =
  (blocks: readonly Node[]): Command =>
  (state, dispatch) => {
    const end = endOfBlock(state.selection);
    const from = readFormat(state).emptyLine ?? end;
    const content = Fragment.fromArray([...blocks]);
    dispatch?.(asUndoStep(enterLine(state.tr.replaceWith(from, end, content), from + content.size)));
    return true;
  };

interface Range {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** The link around a position. */
export function linkRange(doc: Node, $pos: ResolvedPos): Range | null {
  const type = doc.type.schema.marks['link'];
  const mark = type?.isInSet($pos.nodeBefore?.marks ?? []) ?? type?.isInSet($pos.nodeAfter?.marks ?? []);
  if (mark === undefined) return null;
  const isLinked = (node: Node | null): node is Node => node !== null && mark.isInSet(node.marks);
  let [$from, $to] = [$pos, $pos];
  while (isLinked($from.nodeBefore)) $from = doc.resolve($from.pos - $from.nodeBefore.nodeSize);
  while (isLinked($to.nodeAfter)) $to = doc.resolve($to.pos + $to.nodeAfter.nodeSize);
  return { from: $from.pos, to: $to.pos, href: String(mark.attrs['href']) };
}

/** Links the selected words, and puts the caret behind them. */
export function setLink(
  href: string,
  words: string | null,
  { from, to }: { readonly from: number; readonly to: number },
): Command {
  return (state, dispatch) => {
    const type = state.schema.marks['link'];
    if (type === undefined) return false;
    const mark = type.create({ href });
    const tr = state.tr;
    if (words === null) tr.removeMark(from, to, type).addMark(from, to, mark);
    else {
      const marks = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? state.storedMarks ?? [];
      tr.replaceWith(from, to, state.schema.text(words, mark.addToSet(marks)));
    }
    const end = words === null ? to : from + words.length;
    tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(type);
    dispatch?.(asUndoStep(tr).scrollIntoView());
    return true;
  };
}

/** The picture that is selected, or whose caption has the caret. */
export function findFigure(state: EditorState): { readonly node: Node; readonly pos: number } | null {
  const { selection } = state;
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure')
    return { node: selection.node, pos: selection.from };
  const { $from } = selection;
  return $from.parent.type.name === 'figure' ? { node: $from.parent, pos: $from.before() } : null;
}
