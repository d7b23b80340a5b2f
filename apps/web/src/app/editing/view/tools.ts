// The tools of a text: one table for the formatting row, the menus and the keys.
import { chainCommands } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import type { Command, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { asUndoStep, type BlockName, type Format } from './commands.ts';
import type { IconName } from './icons.tsx';
import { insertRule, insertTable, setBlock, toggle } from './tool-commands.ts';

/** Tools that open a dialog. */
export type DialogName = 'link' | 'picture' | 'note';
export type OpenDialog = (dialog: DialogName) => void;

export interface Tool {
  readonly name: string;
  readonly icon: IconName;
  /** As `prosemirror-keymap` reads them. */
  readonly keys?: string;
  /** The signs that do the same when typed. */
  readonly typed?: string;
  /** Whether it is on at the caret. Without it the tool is an action. */
  readonly isOn?: (format: Format) => boolean;
  readonly isDisabled?: (format: Format) => boolean;
  readonly does: Command | DialogName;
}

const block = (id: BlockName, name: string, icon: IconName, keys: string, typed: string): Tool => ({
  name,
  icon,
  keys,
  typed,
  isOn: (format) => format.block === id,
  does: setBlock(id),
});

const mark = (
  id: string,
  name: string,
  icon: IconName,
  keys: string,
  does: Tool['does'] = toggle(id),
): Tool => ({
  name,
  icon,
  keys,
  isOn: ({ marks }) => marks.split(' ').includes(id),
  does,
});

const all = {
  paragraph: block('paragraph', 'Paragraph', 'paragraph', 'Mod-Alt-0', ''),
  heading: block('h2', 'Heading', 'heading', 'Mod-Alt-2', '##'),
  smallHeading: block('h3', 'Small heading', 'heading', 'Mod-Alt-3', '###'),
  smallestHeading: block('h4', 'Smallest heading', 'heading', 'Mod-Alt-4', '####'),
  strong: mark('strong', 'Bold', 'bold', 'Mod-b'),
  em: mark('em', 'Italic', 'italic', 'Mod-i'),
  link: mark('link', 'Link', 'link', 'Mod-k', 'link'),
  list: block('list', 'List', 'list', 'Mod-Shift-8', '-'),
  numbers: block('numbers', 'Numbered list', 'numbers', 'Mod-Shift-7', '1.'),
  quote: block('quote', 'Quote', 'quote', 'Mod-Shift-9', '>'),
  picture: { name: 'Picture', icon: 'picture', keys: 'Mod-Alt-g', does: 'picture' },
  superscript: mark('superscript', 'Superscript', 'superscript', 'Mod-.'),
  subscript: mark('subscript', 'Subscript', 'subscript', 'Mod-,'),
  note: { name: 'Footnote', icon: 'note', keys: 'Mod-Alt-f', does: 'note' },
  table: { name: 'Table', icon: 'table', does: insertTable },
  rule: { name: 'Rule', icon: 'rule', typed: '---', keys: 'Mod-Alt-h', does: insertRule },
  undo: {
    name: 'Undo',
    icon: 'undo',
    keys: 'Mod-z',
    isDisabled: ({ canUndo }) => !canUndo,
    // A mark that was turned while typing is undone first.
    does: chainCommands(undoInputRule, undo),
  },
  redo: { name: 'Redo', icon: 'redo', keys: 'Mod-y', isDisabled: ({ canRedo }) => !canRedo, does: redo },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof all;
export const tools: Readonly<Record<ToolName, Tool>> = all;

/** Which tools a kind of text has, and where. */
export interface ToolSet {
  /** Kinds of blocks, in the menu at the beginning of the row. */
  readonly blocks: readonly ToolName[];
  readonly row: readonly (readonly ToolName[])[];
  readonly more: readonly ToolName[];
  /** In the menu of an empty line. */
  readonly insert: readonly ToolName[];
  readonly selection: readonly (readonly ToolName[])[];
  readonly mobile: readonly ToolName[];
}

export function runTool({ does }: Tool, view: EditorView, open: OpenDialog): void {
  const dispatch = (tr: Transaction) => view.dispatch(tr.docChanged ? asUndoStep(tr) : tr);
  if (typeof does !== 'string') does(view.state, dispatch, view);
  view.focus();
  if (typeof does === 'string') open(does);
}

export function toolKeys({ blocks, row, more, insert }: ToolSet, open: OpenDialog): Record<string, Command> {
  const keys: Record<string, Command> = {};
  for (const name of [...blocks, ...row.flat(), ...more, ...insert]) {
    const tool = tools[name];
    if (tool.keys === undefined) continue;
    keys[tool.keys] = (_, __, view) => {
      if (view) runTool(tool, view, open);
      return true;
    };
  }
  return keys;
}

/** Where shortcuts go with ⌘ instead of Ctrl. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const spell = (keys: string, names: Readonly<Record<string, string>>): string =>
  keys
    .split('-')
    .map((key) => names[key] ?? (key.length > 1 ? key : key.toUpperCase()))
    .join('+');

/** For people: 'Ctrl+Alt+2'. '' if the tool has none. */
export const toShortcut = ({ keys = '' }: Tool): string =>
  keys && spell(keys, isMac() ? { Mod: '⌘', Alt: '⌥' } : { Mod: 'Ctrl' });

/** For `aria-keyshortcuts`. */
export const toAriaShortcut = ({ keys }: Tool): string | undefined =>
  keys && spell(keys, { Mod: isMac() ? 'Meta' : 'Control' });
