import { chainCommands, splitBlock } from 'prosemirror-commands';
import type { Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { enterLine } from './commands.ts';

/** Behind the caption of a picture, in a new paragraph. */
const leaveCaption: Command = ({ selection: { $from }, schema, tr }, dispatch) => {
  if ($from.parent.type.name !== 'figure') return false;
  const end = $from.after();
  dispatch?.(enterLine(tr.insert(end, schema.node('paragraph')), end));
  return true;
};

const lineBreak: Command = (state, dispatch) => {
  const type = state.schema.nodes['hard_break'];
  // In a homily every line is a paragraph.
  if (type === undefined || state.schema.nodes['bullet_list'] === undefined)
    return splitBlock(state, dispatch);
  dispatch?.(state.tr.replaceSelectionWith(type.create(), true).scrollIntoView());
  return true;
};

const maxListDepth = 9;

const nestItem =
  (schema: Schema): Command =>
  (state, dispatch) => {
    const item = schema.nodes['list_item'];
    const { $from } = state.selection;
    const depth = Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1)).filter(
      ({ type }) => type === item,
    ).length;
    if (item === undefined || depth === 0) return false;
    if (depth < maxListDepth) sinkListItem(item)(state, dispatch);
    // Tab stays in the list also where nothing can be nested.
    return true;
  };

/** Before those of `baseKeymap`. */
export function textKeys(schema: Schema): Record<string, Command> {
  const item = schema.nodes['list_item'];
  const split = item === undefined ? [] : [splitListItem(item)];
  return {
    Enter: chainCommands(leaveCaption, ...split),
    'Shift-Enter': lineBreak,
    Tab: nestItem(schema),
    ...(item === undefined ? {} : { 'Shift-Tab': liftListItem(item) }),
    Escape: (_, __, view) => {
      // The next Tab goes on behind the text.
      view?.dom.blur();
      return true;
    },
  };
}
