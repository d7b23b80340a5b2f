import { baseKeymap } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { closeHistory, history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Schema } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';
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
      decorations({ doc, selection }) {
        const { $from } = selection;
        const first = doc.firstChild;
        const isEmpty = doc.childCount === 1 && first?.type.name === 'paragraph' && first.childCount === 0;
        const isLine =
          selection.empty &&
          $from.depth === 1 &&
          $from.parent.type.name === 'paragraph' &&
          $from.parent.childCount === 0;
        if (!isEmpty && !isLine) return null;
        const [from, to] = isEmpty ? [0, first.nodeSize] : [$from.before(), $from.after()];
        return DecorationSet.create(doc, [
          Decoration.node(from, to, { 'data-placeholder': isEmpty ? empty : line }),
        ]);
      },
    },
  });
}

/** Below a picture, a rule or a table at the end there is a line to write in. */
function lastLine(): Plugin {
  return new Plugin({
    appendTransaction(_, __, { doc, tr, schema }) {
      const paragraph = schema.nodes['paragraph'];
      const isText = doc.lastChild?.isTextblock === true && doc.lastChild.type.name !== 'figure';
      const isOpen =
        isText ||
        ['bullet_list', 'ordered_list', 'blockquote', 'quotation'].includes(doc.lastChild?.type.name ?? '');
      return isOpen || paragraph === undefined ? null : tr.insert(doc.content.size, paragraph.create());
    },
  });
}

/** Undo goes word by word, however slowly a word is typed. Every change but typing is a step of its own. */
export function createUndoSteps(): (tr: Transaction, state: EditorState) => Transaction {
  let deleted = '';
  let wasTyping = false;

  function continues({ steps: [step, ...others] }: Transaction, state: EditorState): boolean {
    const before = deleted;
    deleted = '';
    if (!(step instanceof ReplaceStep) || others.length > 0) return false;
    const { from, to, slice } = step;
    if (slice.size === 0) {
      deleted = state.doc.textBetween(from, to, '\n');
      return deleted.length === 1 && !(/\s/.test(deleted) && /\S/.test(before));
    }
    if (slice.content.firstChild?.isText !== true) return false;
    const inserted = slice.content.textBetween(0, slice.content.size);
    const previous = state.doc.textBetween(Math.max(0, from - 1), from, '\n', '\n');
    return !/^\S/.test(inserted) || /\S/.test(previous);
  }

  return (tr, state) => {
    if (!tr.docChanged || tr.getMeta('addToHistory') === false) return tr;
    const isTyping =
      tr.steps.length === 1 && tr.steps[0] instanceof ReplaceStep && tr.getMeta('paste') !== true;
    const isSameStep = continues(tr, state) && isTyping && wasTyping;
    wasTyping = isTyping;
    return isSameStep ? tr : closeHistory(tr);
  };
}
