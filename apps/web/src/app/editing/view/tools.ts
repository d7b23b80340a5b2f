// The tools of the formatting row, with their keys.

import { chainCommands } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type BlockName, type Format, insertRule, insertTable, setBlock, toggle } from './commands.ts';
import type { IconName } from './icons.tsx';
import { isMac } from './is-mac.ts';

/** Opens what asks for more than a press. */
export interface Openers {
  readonly openLink: () => void;
  readonly openPicture: () => void;
  readonly openNote: () => void;
}

/** With Ctrl, or ⌘ on a Mac. */
interface Keys {
  /** The place on the keyboard, because Alt and Shift change the letter. */
  readonly code: string;
  readonly name: string;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** Reads 'Alt+0'. */
function toKeys(shortcut: string): Keys {
  const name = shortcut.slice(-1);
  const code = { '.': 'Period', ',': 'Comma' }[name] ?? (/\d/.test(name) ? `Digit${name}` : `Key${name}`);
  return { code, name, alt: shortcut.startsWith('Alt'), shift: shortcut.startsWith('Shift') };
}

export interface Tool {
  readonly name: string;
  readonly icon: IconName;
  readonly keys?: Keys;
  /** Whether it is on at the caret. Without it the tool is an action. */
  readonly isOn?: (format: Format) => boolean;
  readonly isDisabled?: (format: Format) => boolean;
  readonly run: (view: EditorView, openers: Openers) => void;
  /** The signs that do the same when typed. */
  readonly typed?: string;
}

const does =
  (command: Command): Tool['run'] =>
  (view) =>
    void command(view.state, view.dispatch, view);

const block = (id: BlockName, name: string, icon: IconName, shortcut: string, typed: string): Tool => ({
  name,
  icon,
  keys: toKeys(shortcut),
  typed,
  isOn: (format) => format.block === id,
  run: does(setBlock(id)),
});

const mark = (id: string, name: string, icon: IconName, shortcut: string, run = does(toggle(id))): Tool => ({
  name,
  icon,
  keys: toKeys(shortcut),
  isOn: ({ marks }) => marks.split(' ').includes(id),
  run,
});

/** A mark that was turned while typing is undone first. */
export const undoTyped = chainCommands(undoInputRule, undo);

export const tools = {
  paragraph: block('paragraph', 'Paragraph', 'heading', 'Alt+0', ''),
  heading: block('h2', 'Heading', 'heading', 'Alt+2', '##'),
  smallHeading: block('h3', 'Small heading', 'heading', 'Alt+3', '###'),
  smallestHeading: block('h4', 'Smallest heading', 'heading', 'Alt+4', '####'),
  strong: mark('strong', 'Bold', 'bold', 'B'),
  em: mark('em', 'Italic', 'italic', 'I'),
  link: mark('link', 'Link', 'link', 'K', (_, { openLink }) => openLink()),
  list: block('list', 'List', 'list', 'Shift+8', '-'),
  numbers: block('numbers', 'Numbered list', 'numbers', 'Shift+7', '1.'),
  quote: block('quote', 'Quote', 'quote', 'Shift+9', '>'),
  picture: {
    name: 'Picture',
    icon: 'picture',
    keys: toKeys('Alt+G'),
    run: (_, { openPicture }) => openPicture(),
  },
  superscript: mark('superscript', 'Superscript', 'superscript', '.'),
  subscript: mark('subscript', 'Subscript', 'subscript', ','),
  note: { name: 'Footnote', icon: 'note', keys: toKeys('Alt+F'), run: (_, { openNote }) => openNote() },
  table: { name: 'Table', icon: 'table', run: does(insertTable) },
  rule: {
    name: 'Rule',
    icon: 'rule',
    typed: '---',
    keys: toKeys('Alt+H'),
    run: does(insertRule),
  },
  undo: {
    name: 'Undo',
    icon: 'undo',
    keys: toKeys('Z'),
    isDisabled: ({ canUndo }) => !canUndo,
    run: does(undoTyped),
  },
  redo: {
    name: 'Redo',
    icon: 'redo',
    keys: toKeys('Y'),
    isDisabled: ({ canRedo }) => !canRedo,
    run: does(redo),
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

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

const spoken = ({ name, alt, shift }: Keys, command: string, option: string): string =>
  [command, alt && option, shift && 'Shift', name].filter(Boolean).join('+');

/** For a tooltip. */
export const toShortcut = ({ keys }: Tool): string =>
  keys === undefined ? '' : spoken(keys, isMac() ? '⌘' : 'Ctrl', isMac() ? '⌥' : 'Alt');

/** For `aria-keyshortcuts`. */
export const toAriaShortcut = ({ keys }: Tool): string | undefined =>
  keys && spoken(keys, isMac() ? 'Meta' : 'Control', 'Alt');

export function findTool(names: readonly ToolName[], event: KeyboardEvent): Tool | null {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(isMac() ? metaKey : ctrlKey)) return null;
  const all: readonly Tool[] = names.map((name) => tools[name]);
  return (
    all.find(({ keys }) => keys?.code === code && keys.alt === altKey && keys.shift === shiftKey) ?? null
  );
}
