import { baseKeymap } from 'prosemirror-commands';
import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { isUndoStep, readFormat } from './commands.ts';

/** All that it takes to write. `toolPlugins` are added before these. */
export const textPlugins = (placeholders: Placeholders): Plugin[] => [
  keymap({ ...baseKeymap, 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo }),
  history(),
  placeholder(placeholders),
  lastLine(),
  // After `lastLine`, whose paragraph belongs to the same step.
  undoSteps(),
];

export interface Placeholders {
  /** In an empty text. */
  readonly empty: string;
  /** In an empty line with the caret. */
  readonly line: string;
}

function placeholder({ empty, line }: Placeholders): Plugin {
  return new Plugin({
    props: {
      decorations(state) {
        const { doc } = state;
        const isEmpty = doc.content.size === 2 && doc.firstChild?.type.name === 'paragraph';
        const { emptyLine, slash } = readFormat(state);
        const pos = isEmpty ? 0 : emptyLine;
        if (pos === null || slash !== null) return null;
        return DecorationSet.create(doc, [
          Decoration.node(pos, pos + 2, { 'data-placeholder': isEmpty ? empty : line }),
        ]);
      },
    },
  });
}

/** Below a picture, a rule or a table at the end there is a line to write in. */
function lastLine(): Plugin {
  return new Plugin({
    appendTransaction(_, __, { doc, tr, schema }) {
      const isClosed = ['figure', 'upload', 'rule', 'table'].includes(doc.lastChild?.type.name ?? '');
      return isClosed ? tr.insert(doc.content.size, schema.node('paragraph')) : null;
    },
  });
}

/** Text typed right after a separate undo step starts another step. */
function undoSteps(): Plugin {
  return new Plugin({
    appendTransaction: (changes, _, { tr }) => (changes.some(isUndoStep) ? closeHistory(tr) : null),
  });
}
