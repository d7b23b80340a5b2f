// Typographic quotation marks and dashes while typing. Backspace or undo right behind one brings back what was typed.
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { typeset } from './quotes.ts';

interface Typed {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Lets Backspace or undo right after the transaction bring back what was typed, as after an input rule. */
export function asTyped(tr: Transaction, { plugins }: EditorState, typed: Typed): Transaction {
  const rules = plugins.find(({ spec }) => spec['isInputRules'] === true);
  return rules === undefined ? tr : tr.setMeta(rules, { ...typed, transform: tr });
}

function textBefore(state: EditorState, pos: number): string {
  const $pos = state.doc.resolve(pos);
  return $pos.parent.textBetween(Math.max(0, $pos.parentOffset - 500), $pos.parentOffset, '', '\ufffc');
}

/** Inserts `text` with its marks turned. Null if there is nothing to turn. */
function insertTurned(state: EditorState, from: number, to: number, text: string): Transaction | null {
  const before = textBefore(state, from);
  const turned = typeset(before, text);
  if (turned === before + text) return null;
  // An earlier mark may have become an apostrophe or a dash.
  const signs = Array.from({ length: before.length }, (_, at) => at);
  const start = signs.find((at) => turned[at] !== before[at]) ?? before.length;
  return state.tr.insertText(turned.slice(start), from - before.length + start, to);
}

export function typography(): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const tr = view.composing ? null : insertTurned(view.state, from, to, text);
        if (tr === null) return false;
        view.dispatch(asTyped(tr, view.state, { from, to, text }).scrollIntoView());
        return true;
      },
      handleDOMEvents: {
        compositionend(view, { data }) {
          // ProseMirror reads the composed text first.
          setTimeout(() => {
            if (view.isDestroyed || view.composing || !data) return;
            const { from, empty } = view.state.selection;
            const isAtCaret = empty && textBefore(view.state, from).endsWith(data);
            const tr = isAtCaret ? insertTurned(view.state, from - data.length, from, data) : null;
            if (tr !== null) view.dispatch(tr);
          });
          return false;
        },
      },
    },
  });
}
