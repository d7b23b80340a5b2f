import type { LexicalEditor } from 'lexical';
import {
  type BlockName,
  type Here,
  insertRule,
  redo,
  setBlock,
  toggleEmphasis,
  toggleStrong,
  undo,
} from './formatting.ts';
import { isMac } from './is-mac.ts';

/** With Ctrl, or ⌘ on a Mac. Told by the place on the keyboard, because Alt and Shift change the letter. */
interface Keys {
  readonly code: string;
  readonly name: string;
  readonly alt?: true;
  readonly shift?: true;
}

export interface Action {
  readonly id: string;
  /** What stands on the button, and what it is called. */
  readonly face: string;
  readonly name: string;
  readonly keys: Keys;
  /** Whether it is on where the caret stands; none where it is something to do, not a state. */
  readonly isOn?: (here: Here) => boolean;
  readonly run: (editor: LexicalEditor, open: Openers) => void;
  /** Begins a new group in the row. */
  readonly isApart?: true;
}

export interface Openers {
  readonly openLink: () => void;
  readonly openImage: () => void;
}

const block = (name: BlockName, face: string, spoken: string, keys: Keys, isApart?: true): Action => ({
  id: name,
  face,
  name: spoken,
  keys,
  isOn: (here) => here.block === name,
  run: (editor) => setBlock(editor, name),
  ...(isApart ? { isApart } : {}),
});

export const actions: readonly Action[] = [
  block('p', 'Text', 'Text paragraph', { code: 'Digit0', name: '0', alt: true }),
  block('h2', 'H2', 'H2 heading', { code: 'Digit2', name: '2', alt: true }),
  block('h3', 'H3', 'H3 heading', { code: 'Digit3', name: '3', alt: true }),
  block('h4', 'H4', 'H4 heading', { code: 'Digit4', name: '4', alt: true }),
  {
    id: 'strong',
    face: 'B',
    name: 'Bold',
    keys: { code: 'KeyB', name: 'B' },
    isOn: ({ isStrong }) => isStrong,
    run: toggleStrong,
    isApart: true,
  },
  {
    id: 'emphasis',
    face: 'I',
    name: 'Italic',
    keys: { code: 'KeyI', name: 'I' },
    isOn: ({ isEmphasis }) => isEmphasis,
    run: toggleEmphasis,
  },
  block('ul', 'List', 'Bulleted list', { code: 'Digit8', name: '8', shift: true }, true),
  block('ol', 'Numbers', 'Numbers list', { code: 'Digit7', name: '7', shift: true }),
  block('quote', 'Quote', 'Quote', { code: 'Digit9', name: '9', shift: true }),
  {
    id: 'link',
    face: 'Link',
    name: 'Link',
    keys: { code: 'KeyK', name: 'K' },
    isOn: ({ isLink }) => isLink,
    run: (_, { openLink }) => openLink(),
    isApart: true,
  },
  {
    id: 'image',
    face: 'Image',
    name: 'Image',
    keys: { code: 'KeyG', name: 'G', alt: true },
    run: (_, { openImage }) => openImage(),
  },
  {
    id: 'rule',
    face: 'Rule',
    name: 'Rule',
    keys: { code: 'KeyH', name: 'H', alt: true },
    run: insertRule,
  },
  { id: 'undo', face: 'Undo', name: 'Undo', keys: { code: 'KeyZ', name: 'Z' }, run: undo, isApart: true },
  { id: 'redo', face: 'Redo', name: 'Redo', keys: { code: 'KeyY', name: 'Y' }, run: redo },
];

/** As it stands in a tooltip. */
export const shortcutOf = ({ keys: { name, alt, shift } }: Action): string =>
  [isMac() ? '⌘' : 'Ctrl', alt && (isMac() ? '⌥' : 'Alt'), shift && 'Shift', name].filter(Boolean).join('+');

/** As `aria-keyshortcuts` wants it. */
export const spokenShortcutOf = ({ keys: { name, alt, shift } }: Action): string =>
  [isMac() ? 'Meta' : 'Control', alt && 'Alt', shift && 'Shift', name].filter(Boolean).join('+');

export function actionFor({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Action | null {
  if (!(isMac() ? metaKey : ctrlKey)) return null;
  return (
    actions.find(
      ({ keys }) =>
        keys.code === code && (keys.alt ?? false) === altKey && (keys.shift ?? false) === shiftKey,
    ) ?? null
  );
}
