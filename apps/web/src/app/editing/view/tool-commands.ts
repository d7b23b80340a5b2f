// The commands of the tools.
import { autoJoin, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { NodeType, Schema } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, Selection } from 'prosemirror-state';
import { type BlockName, blockAround, insertBlocks } from './commands.ts';

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
