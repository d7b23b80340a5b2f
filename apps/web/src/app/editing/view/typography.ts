// Typographic quotation marks and dashes while typing. Backspace or undo right behind one brings back what was typed.
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { endInYears, endsInDash, turnedQuote, turnedQuotes } from './quotes.ts';

/** As `undoInputRule` expects it. */
interface Undoable {
  readonly transform: Transaction;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const key = new PluginKey<Undoable | null>('typography');

/** Lets Backspace or undo right after the transaction bring back what was there before. */
export const asTyped = (tr: Transaction, { from, to, text }: Omit<Undoable, 'transform'>): Transaction =>
  tr.setMeta(key, { transform: tr, from, to, text });

function textBefore(state: EditorState, pos: number): string {
  const $pos = state.doc.resolve(pos);
  return $pos.parent.textBetween(Math.max(0, $pos.parentOffset - 500), $pos.parentOffset, '', '\ufffc');
}

/** Inserts `text` with its quotation marks turned. Null if there is nothing to turn. */
function turn(state: EditorState, from: number, to: number, text: string): Transaction | null {
  const before = textBefore(state, from);
  if (text.length === 1) {
    const quote = turnedQuote(text, before);
    if (quote !== null) return state.tr.insertText(quote, from, to);
    if (endInYears(before + text))
      return state.tr.insertText(text, from, to).insertText('’', from - 2, from - 1);
    if (endsInDash(before, text)) return state.tr.insertText(text, from, to).insertText('—', from - 2, from);
    return null;
  }
  const turned = turnedQuotes(before + text, text.length);
  return turned === before + text ? null : insertTurned(state, from, to, before, turned);
}

function insertTurned(
  state: EditorState,
  from: number,
  to: number,
  before: string,
  turned: string,
): Transaction {
  const tr = state.tr.insertText(turned.slice(before.length), from, to);
  // An earlier mark may have become an apostrophe.
  for (let at = before.length - 3; at < before.length; at++)
    if (at >= 0 && turned[at] !== before[at]) {
      const pos = from - before.length + at;
      tr.insertText(turned.charAt(at), pos, pos + 1);
    }
  return tr;
}

export function typography(): Plugin<Undoable | null> {
  return new Plugin<Undoable | null>({
    key,
    // `undoInputRule` looks for plugins with this property.
    isInputRules: true,
    state: {
      init: () => null,
      apply(tr, before) {
        const stored: Undoable | undefined = tr.getMeta(key);
        if (stored !== undefined) return stored;
        return tr.selectionSet || tr.docChanged ? null : before;
      },
    },
    props: {
      handleTextInput(view, from, to, text) {
        const tr = view.composing ? null : turn(view.state, from, to, text);
        if (tr === null) return false;
        view.dispatch(asTyped(tr, { from, to, text }).scrollIntoView());
        return true;
      },
      handleDOMEvents: {
        compositionend(view, { data }) {
          // ProseMirror reads the composed text first.
          setTimeout(() => turnComposed(view, data ?? ''));
          return false;
        },
      },
    },
  });
}

function turnComposed(view: EditorView, text: string): void {
  if (view.isDestroyed || view.composing || text === '') return;
  const { from, empty } = view.state.selection;
  const start = from - text.length;
  if (!empty || start < 0 || !textBefore(view.state, from).endsWith(text)) return;
  const before = textBefore(view.state, start);
  const turned = turnedQuotes(before + text, text.length);
  if (turned !== before + text) view.dispatch(insertTurned(view.state, start, from, before, turned));
}
