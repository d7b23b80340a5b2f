// The plugins that are added once the text can be written.
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { keymap } from 'prosemirror-keymap';
import type { Schema } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import { typedSigns, typingKeys } from './input-rules.ts';
import { textKeys } from './keys.ts';
import { type OpenDialog, type ToolSet, toolKeys } from './tools.ts';

export const toolPlugins = (schema: Schema, tools: ToolSet, open: OpenDialog): Plugin[] => [
  keymap(typingKeys),
  keymap({ ...toolKeys(tools, open), ...textKeys(schema) }),
  ...typedSigns(schema),
  dropCursor({ color: false, class: 'drop-line' }),
  gapCursor(),
];
