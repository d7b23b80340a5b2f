import { baseKeymap } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { closeHistory, history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, Schema } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { readFormat } from './commands.ts';
import { typedSigns } from './input-rules.ts';
import { textKeys } from './keys.ts';
import { typography } from './typography.ts';

export const textPlugins = (schema: Schema, placeholders: Placeholders): Plugin[] => [
  typography(),
  typedSigns(schema),
  keymap(textKeys(schema)),
  keymap(baseKeymap),
  // `startsUndoStep` decides where a step ends, not the time.
  history({ newGroupDelay: Number.MAX_SAFE_INTEGER }),
  dropCursor({ color: false, class: 'drop-line' }),
  gapCursor(),
  placeholder(placeholders),
  lastLine(),
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

/** Undo goes word by word, however slowly a word is typed. Every change but typing is a step of its own. */
export function createUndoSteps(): (tr: Transaction, state: EditorState) => Transaction {
  let deleted = '';
  let wasTyping = false;

  function continues({ from, to, slice }: ReplaceStep, doc: Node): boolean {
    const before = deleted;
    deleted = slice.size === 0 ? doc.textBetween(from, to, '\n') : '';
    if (slice.size === 0) return deleted.length === 1 && !(/\s/.test(deleted) && /\S/.test(before));
    if (slice.content.firstChild?.isText !== true) return false;
    const inserted = slice.content.textBetween(0, slice.content.size);
    const previous = doc.textBetween(Math.max(0, from - 1), from, '\n', '\n');
    return !/^\S/.test(inserted) || /\S/.test(previous);
  }

  return (tr, state) => {
    if (!tr.docChanged || tr.getMeta('addToHistory') === false) return tr;
    const [step, ...others] = tr.steps;
    const isTyping = step instanceof ReplaceStep && others.length === 0 && tr.getMeta('paste') !== true;
    const isSameStep = isTyping && continues(step, state.doc) && wasTyping;
    wasTyping = isTyping;
    return isSameStep ? tr : closeHistory(tr);
  };
}
