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

/** With Ctrl, or ⌘ on a Mac. By the place on the keyboard, because Alt and Shift change the letter. */
interface Keys {
  readonly code: string;
  readonly name: string;
  readonly alt?: true;
  readonly shift?: true;
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

const block = (id: BlockName, name: string, icon: IconName, keys: Keys, typed: string): Tool => ({
  name,
  icon,
  keys,
  typed,
  isOn: (format) => format.block === id,
  run: does(setBlock(id)),
});

/** A mark that was turned while typing is undone first. */
export const undoTyped = chainCommands(undoInputRule, undo);

export const tools = {
  paragraph: block('paragraph', 'Paragraph', 'heading', { code: 'Digit0', name: '0', alt: true }, ''),
  heading: block('h2', 'Heading', 'heading', { code: 'Digit2', name: '2', alt: true }, '##'),
  smallHeading: block('h3', 'Small heading', 'heading', { code: 'Digit3', name: '3', alt: true }, '###'),
  smallestHeading: block(
    'h4',
    'Smallest heading',
    'heading',
    { code: 'Digit4', name: '4', alt: true },
    '####',
  ),
  strong: {
    name: 'Bold',
    icon: 'bold',
    keys: { code: 'KeyB', name: 'B' },
    isOn: ({ isStrong }) => isStrong,
    run: does(toggle('strong')),
  },
  em: {
    name: 'Italic',
    icon: 'italic',
    keys: { code: 'KeyI', name: 'I' },
    isOn: ({ isEm }) => isEm,
    run: does(toggle('em')),
  },
  link: {
    name: 'Link',
    icon: 'link',
    keys: { code: 'KeyK', name: 'K' },
    isOn: ({ isLink }) => isLink,
    run: (_, { openLink }) => openLink(),
  },
  list: block('list', 'List', 'list', { code: 'Digit8', name: '8', shift: true }, '-'),
  numbers: block('numbers', 'Numbered list', 'numbers', { code: 'Digit7', name: '7', shift: true }, '1.'),
  quote: block('quote', 'Quote', 'quote', { code: 'Digit9', name: '9', shift: true }, '>'),
  picture: {
    name: 'Picture',
    icon: 'picture',
    keys: { code: 'KeyG', name: 'G', alt: true },
    run: (_, { openPicture }) => openPicture(),
  },
  superscript: {
    name: 'Superscript',
    icon: 'superscript',
    keys: { code: 'Period', name: '.' },
    isOn: ({ isSuperscript }) => isSuperscript,
    run: does(toggle('superscript')),
  },
  subscript: {
    name: 'Subscript',
    icon: 'subscript',
    keys: { code: 'Comma', name: ',' },
    isOn: ({ isSubscript }) => isSubscript,
    run: does(toggle('subscript')),
  },
  note: {
    name: 'Footnote',
    icon: 'note',
    keys: { code: 'KeyF', name: 'F', alt: true },
    run: (_, { openNote }) => openNote(),
  },
  table: { name: 'Table', icon: 'table', run: does(insertTable) },
  rule: {
    name: 'Rule',
    icon: 'rule',
    typed: '---',
    keys: { code: 'KeyH', name: 'H', alt: true },
    run: does(insertRule),
  },
  undo: {
    name: 'Undo',
    icon: 'undo',
    keys: { code: 'KeyZ', name: 'Z' },
    isDisabled: ({ canUndo }) => !canUndo,
    run: does(undoTyped),
  },
  redo: {
    name: 'Redo',
    icon: 'redo',
    keys: { code: 'KeyY', name: 'Y' },
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
    all.find(
      ({ keys }) =>
        keys?.code === code && (keys.alt ?? false) === altKey && (keys.shift ?? false) === shiftKey,
    ) ?? null
  );
}
