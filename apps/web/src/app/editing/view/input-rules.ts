// Signs that become formatting or typographic marks while typing. Backspace or undo brings the signs back.
import { normalizeLink } from '@wayfare/contracts/rules/links';
import { InputRule, inputRules, undoInputRule } from 'prosemirror-inputrules';
import type { Node, Schema } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { asUndoStep, type BlockName } from './commands.ts';
import { typeset } from './quotes.ts';
import { setBlock } from './tool-commands.ts';

const blockSigns: Readonly<Record<string, BlockName>> = {
  '#': 'h2',
  '##': 'h2',
  '###': 'h3',
  '####': 'h4',
  '-': 'list',
  '*': 'list',
  '+': 'list',
  '1.': 'numbers',
  '1)': 'numbers',
  '>': 'quote',
};

/** At the beginning of a paragraph that is not in a list, a quotation or a table. */
const block = new InputRule(/^(#{1,4}|[-*+]|1[.)]|>)\s$/, (state, [, sign = ''], start, end) => {
  const name = blockSigns[sign];
  const { $from } = state.selection;
  if (name === undefined || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null;
  const tr = state.tr.delete(start, end);
  const isDone = setBlock(name)(state.apply(tr), (next) => {
    for (const step of next.steps) tr.step(step);
  });
  return isDone ? asUndoStep(tr) : null;
});

/** Three hyphens or underscores alone in a top-level paragraph become a rule with an empty paragraph below. */
const rule = new InputRule(/^(?:---|___)$/, (state, _, start, end) => {
  const { rule: type, paragraph } = state.schema.nodes;
  const $start = state.doc.resolve(start);
  const isWholeLine = $start.depth === 1 && $start.parent.type === paragraph && $start.end() === end;
  if (type === undefined || paragraph === undefined || !isWholeLine) return null;
  const tr = state.tr.replaceWith(start - 1, end + 1, [type.create(), paragraph.create()]);
  return asUndoStep(tr.setSelection(TextSelection.create(tr.doc, start + 1)));
});

/**
 * Quotation marks and dashes. Composed text is in the document already: it begins at the first difference from the
 * document before the composition. Marks before it stay, also those that the writer turned back.
 */
const typography = (takeDocBeforeComposition: () => Node | null): InputRule =>
  new InputRule(/^.+$/su, (state, [text], start, end) => {
    const { doc, selection, schema, tr } = state;
    const existing = doc.textBetween(start, end, '', '\ufffc');
    const composed = existing === text ? takeDocBeforeComposition() : null;
    const before = text.slice(0, findInserted());
    const turned = typeset(before, text.slice(before.length));
    if (turned === text) return null;
    if (composed === null) tr.insertText(text.slice(before.length), start + before.length, end);
    const shift = turned.length - text.length;
    for (let at = before.length; at < text.length; at++) replaceSigns(at, at + 1, turned[at + shift] ?? '');
    // The two hyphens before it became a dash.
    if (shift < 0) replaceSigns(before.length - 2, before.length, '—');
    return tr;

    function findInserted(): number {
      if (composed !== null) return Math.max(0, (doc.content.findDiffStart(composed.content) ?? end) - start);
      const isSelected = !selection.empty && selection.from >= start && selection.to === end;
      if (isSelected) return selection.from - start;
      const at = text.split('').findIndex((sign, index) => sign !== existing[index]);
      return at < 0 ? text.length : at;
    }

    /** Sign by sign, so that formats and footnotes between the marks stay. */
    function replaceSigns(from: number, to: number, sign: string): void {
      if (text.slice(from, to) === sign) return;
      const marks = tr.doc.nodeAt(start + from)?.marks;
      tr.replaceWith(start + from, start + to, schema.text(sign, marks));
    }
  });

/** Words between signs, with a blank behind them if a keyboard brings it along. */
const marked = (pattern: RegExp, name: string): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const [whole = '', sign = '', words = '', blank = ''] = match;
    const mark = state.schema.marks[name];
    if (mark === undefined) return null;
    const tr = state.tr.insertText(whole.slice(end - start), end);
    const close = start + sign.length + words.length;
    tr.delete(close, close + sign.length)
      .addMark(start + sign.length, close, mark.create())
      .delete(start, start + sign.length);
    // Later text is plain.
    return blank === '' ? tr.removeStoredMark(mark) : tr;
  });

const strong = marked(/(?<![\p{L}\p{N}*_])(\*\*|__)([^\s*_](?:[^*_]{0,500}[^\s*_])?)\1(\s?)$/u, 'strong');
const em = marked(/(?<![\p{L}\p{N}*_])([*_])([^\s*_](?:[^*_]{0,500}[^\s*_])?)\1(\s?)$/u, 'em');

const typedAddress = /(?:^|\s)((?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]’”])([.,;:!?)\]’”]*)$/;

/** A typed address becomes a link once a blank or a new line follows. Null if none ends at the caret. */
function linkTyped(state: EditorState): Transaction | null {
  const { $from, empty } = state.selection;
  const type = state.schema.marks['link'];
  if (type === undefined || !empty) return null;
  const text = $from.parent.textBetween(0, $from.parentOffset, '', '\ufffc');
  const [, address = '', behind = ''] = typedAddress.exec(text) ?? [];
  const to = $from.pos - behind.length;
  const from = to - address.length;
  if (address === '' || state.doc.rangeHasMark(from, to, type)) return null;
  return state.tr.addMark(from, to, type.create({ href: normalizeLink(address) }));
}

const link = new InputRule(/\s$/, (state, _, __, end) => linkTyped(state)?.insertText(' ', end) ?? null);

/** Links the address, and leaves the key to other commands. */
const linkBeforeBreak: Command = (state, dispatch) => {
  const tr = linkTyped(state);
  if (tr !== null) dispatch?.(tr);
  return false;
};

export const typingKeys = { Backspace: undoInputRule, 'Mod-z': undoInputRule, Enter: linkBeforeBreak };

export function typedSigns({ marks }: Schema): Plugin[] {
  let docBeforeComposition: Node | null = null;
  const takeDocBeforeComposition = () => {
    const doc = docBeforeComposition;
    docBeforeComposition = null;
    return doc;
  };
  const compositions = new Plugin({
    props: {
      handleDOMEvents: {
        compositionstart({ state }) {
          docBeforeComposition = state.doc;
          return false;
        },
      },
    },
  });
  const rules = [
    typography(takeDocBeforeComposition),
    block,
    rule,
    ...(marks['strong'] ? [strong] : []),
    em,
    ...(marks['link'] ? [link] : []),
  ];
  return [compositions, inputRules({ rules })];
}
