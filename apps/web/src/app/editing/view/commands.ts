// The commands of the tools and keys.
import { autoJoin, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { closeHistory, redoDepth, undoDepth } from 'prosemirror-history';
import {
  Fragment,
  type MarkType,
  type Node,
  type NodeType,
  type ResolvedPos,
  type Schema,
} from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
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

function blockAround($pos: ResolvedPos): BlockName {
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

/** Runs commands one after the other as one step of undo. */
const inOneStep =
  (...commands: readonly Command[]): Command =>
  (state, dispatch) => {
    const { tr } = state;
    let now = state;
    for (const command of commands) {
      const isDone = command(now, (next) => {
        for (const step of next.steps) tr.step(step);
        now = now.apply(next);
      });
      if (!isDone) return false;
    }
    tr.setSelection(Selection.fromJSON(tr.doc, now.selection.toJSON()));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const isListName = (name: BlockName): boolean => name === 'list' || name === 'numbers';

/** Undefined for a block that the text cannot have. */
function getBlockType({ nodes }: Schema, name: BlockName): NodeType | undefined {
  if (name === 'list') return nodes['bullet_list'];
  if (name === 'numbers') return nodes['ordered_list'];
  if (name === 'quote') return nodes['blockquote'] ?? nodes['quotation'];
  return nodes[name === 'paragraph' ? 'paragraph' : 'heading'];
}

/** Turns the selected blocks into this. Those that are it already become paragraphs. */
export const setBlock =
  (name: BlockName): Command =>
  (state, dispatch) => {
    const now = blockAround(state.selection.$from);
    const wanted = now === name ? 'paragraph' : name;
    const type = getBlockType(state.schema, wanted);
    const { list_item: item, paragraph } = state.schema.nodes;
    if (type === undefined) return false;
    if (isListName(now) && isListName(wanted)) return changeList(type)(state, dispatch);
    const steps: Command[] = [];
    if (isListName(now) && item) steps.push(liftListItem(item));
    else if (now === 'quote' && !isListName(wanted)) steps.push(lift);
    else if (/^h\d$/.test(now) && paragraph) steps.push(setBlockType(paragraph));
    return inOneStep(...steps, ...fromParagraphs(type, wanted))(state, dispatch);
  };

/** The command that turns paragraphs into the block. */
function fromParagraphs(type: NodeType, wanted: BlockName): Command[] {
  if (wanted === 'paragraph') return [];
  if (isListName(wanted)) return [autoJoin(wrapInList(type), (before, after) => before.type === after.type)];
  return [wanted === 'quote' ? wrapIn(type) : setBlockType(type, { level: Number(wanted.slice(1)) })];
}

const changeList =
  (type: NodeType): Command =>
  ({ selection: { $from }, tr }, dispatch) => {
    const depths = Array.from({ length: $from.depth }, (_, at) => $from.depth - at);
    const depth = depths.find((each) => $from.node(each).type.name.endsWith('_list')) ?? 1;
    dispatch?.(tr.setNodeMarkup($from.before(depth), type).scrollIntoView());
    return true;
  };

export const toggle =
  (name: string): Command =>
  (state, dispatch, view) => {
    const type = state.schema.marks[name];
    return type !== undefined && toggleMark(type)(state, dispatch, view);
  };

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

export const insertRule: Command = (state, dispatch) =>
  insertBlocks([state.schema.node('rule')])(state, dispatch);

/** Two columns, a row of headers and a row of cells. The caret goes into the first cell. */
export const insertTable: Command = (state, dispatch) => {
  const { schema } = state;
  const rows = ['table_header', 'table_cell'].map((name) => {
    const cell = schema.node(name, null, [schema.node('paragraph')]);
    return schema.node('table_row', null, [cell, cell]);
  });
  const table = schema.node('table', null, rows);
  return insertBlocks([table])(state, (tr) => {
    const start = tr.selection.from - 1 - table.nodeSize;
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(start + 1))));
  });
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
