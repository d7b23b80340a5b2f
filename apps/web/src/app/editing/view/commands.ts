// The commands of the tools and keys.
import { autoJoin, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redoDepth, undoDepth } from 'prosemirror-history';
import {
  Fragment,
  type MarkType,
  type Node,
  type NodeType,
  type ResolvedPos,
  type Schema,
} from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';

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

/** Turns the selected blocks into this. Those that are it already become paragraphs. */
export const setBlock =
  (name: BlockName): Command =>
  (state, dispatch) => {
    const now = blockAround(state.selection.$from);
    const wanted = now === name ? 'paragraph' : name;
    const { list_item: item, paragraph } = state.schema.nodes;
    const isList = now === 'list' || now === 'numbers';
    if (isList && (wanted === 'list' || wanted === 'numbers'))
      return inOneStep(changeList(getListType(state.schema, wanted)))(state, dispatch);
    const out: Command[] = [];
    if (isList && item) out.push(liftListItem(item));
    else if (now === 'quote' && wanted !== 'list' && wanted !== 'numbers') out.push(lift);
    else if (/^h\d$/.test(now ?? '') && paragraph) out.push(setBlockType(paragraph));
    return inOneStep(...out, ...into(state.schema, wanted))(state, dispatch);
  };

const getListType = ({ nodes }: Schema, wanted: 'list' | 'numbers'): NodeType | undefined =>
  wanted === 'list' ? nodes['bullet_list'] : nodes['ordered_list'];

/** The commands that turn paragraphs into the blocks. */
function into(schema: Schema, wanted: BlockName): Command[] {
  const { blockquote, quotation, heading } = schema.nodes;
  if (wanted === 'paragraph') return [];
  if (wanted === 'list' || wanted === 'numbers') {
    const list = getListType(schema, wanted);
    return list ? [autoJoin(wrapInList(list), (before, after) => before.type === after.type)] : [];
  }
  if (wanted !== 'quote') return heading ? [setBlockType(heading, { level: Number(wanted.slice(1)) })] : [];
  const quote = blockquote ?? quotation;
  return quote ? [wrapIn(quote)] : [];
}

const changeList =
  (type: NodeType | undefined): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      if (!type || !['bullet_list', 'ordered_list'].includes($from.node(depth).type.name)) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
      return true;
    }
    return false;
  };

export const toggle =
  (name: string): Command =>
  (state, dispatch, view) => {
    const type = state.schema.marks[name];
    return type !== undefined && toggleMark(type)(state, dispatch, view);
  };

/** An empty top-level paragraph, or one with only a slash and a word, is replaced. Otherwise below the block. */
function insertionRange({ $from, $to }: Selection): { from: number; to: number } {
  const isFree =
    $from.depth === 1 &&
    /^(\/\w*)?$/.test($from.parent.textContent) &&
    $from.parent.type.name === 'paragraph';
  if (isFree && $from.parent.childCount <= 1) return { from: $from.before(), to: $from.after() };
  const end = $to.depth === 0 ? $to.pos : $to.after(1);
  return { from: end, to: end };
}

/** Puts blocks below the block with the caret, or in its place if it is empty, and the caret below them. */
export const insertBlocks =
  (blocks: readonly Node[]): Command =>
  (state, dispatch) => {
    const { from, to } = insertionRange(state.selection);
    const tr = state.tr.replaceWith(from, to, Fragment.fromArray([...blocks]));
    const after = from + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
    const paragraph = state.schema.nodes['paragraph'];
    if (tr.doc.resolve(after).nodeAfter?.isTextblock !== true && paragraph)
      tr.insert(after, paragraph.create());
    tr.setSelection(TextSelection.create(tr.doc, after + 1));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const insertRule: Command = (state, dispatch) =>
  insertBlocks(state.schema.nodes['rule'] ? [state.schema.nodes['rule'].create()] : [])(state, dispatch);

/** Two columns, a row of headers and a row of cells. The caret goes into the first cell. */
export const insertTable: Command = (state, dispatch) => {
  const { table, table_row: row, table_header: header, table_cell: cell } = state.schema.nodes;
  if (!table || !row || !header || !cell) return false;
  const createRow = (type: NodeType): Node =>
    row.create(
      null,
      [0, 1].flatMap(() => type.createAndFill() ?? []),
    );
  const { from } = insertionRange(state.selection);
  return insertBlocks([table.create(null, [createRow(header), createRow(cell)])])(state, (tr) => {
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(from + 1))));
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
  if (type === undefined || !$pos.parent.isTextblock) return null;
  const start = $pos.start();
  let range: Range | null = null;
  $pos.parent.forEach((node, offset) => {
    const mark = type.isInSet(node.marks);
    const [from, to] = [start + offset, start + offset + node.nodeSize];
    if (mark === undefined) return;
    if (range !== null && range.to === from && range.href === mark.attrs['href']) range = { ...range, to };
    else if (range === null || range.to < $pos.pos) range = { from, to, href: String(mark.attrs['href']) };
  });
  const link = range as Range | null;
  return link !== null && link.from <= $pos.pos && $pos.pos <= link.to ? link : null;
}

/** Links the selected words, and puts the caret behind them. */
export function setLink(
  href: string,
  words: string | null,
  range: { from: number; to: number } | null,
): Command {
  return (state, dispatch) => {
    const type = state.schema.marks['link'];
    if (type === undefined) return false;
    const { from, to } = range ?? state.selection;
    const mark = type.create({ href });
    const tr = state.tr;
    if (words === null) tr.removeMark(from, to, type).addMark(from, to, mark);
    else {
      const marks = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? state.storedMarks ?? [];
      tr.replaceWith(from, to, state.schema.text(words, mark.addToSet(marks)));
    }
    const end = words === null ? to : from + words.length;
    tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(type);
    dispatch?.(tr.scrollIntoView());
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
