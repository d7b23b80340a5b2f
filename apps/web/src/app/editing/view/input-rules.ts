// Signs that become formatting or typographic marks while typing. Backspace or undo brings the signs back.
import { normalizeLink } from '@wayfare/contracts/rules/links';
import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { Schema } from 'prosemirror-model';
import { type EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { type BlockName, setBlock } from './commands.ts';
import { typeset } from './quotes.ts';

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
  return isDone ? tr : null;
});

/** Three hyphens, stars or underscores alone in a line. */
const rule = new InputRule(/^(?:---|\*\*\*|___)$/, (state, _, start, end) => {
  const { rule: type, paragraph } = state.schema.nodes;
  const $start = state.doc.resolve(start);
  const isWholeLine = $start.depth === 1 && $start.parent.type === paragraph && $start.end() === end;
  if (type === undefined || paragraph === undefined || !isWholeLine) return null;
  const tr = state.tr.replaceWith(start - 1, end + 1, [type.create(), paragraph.create()]);
  return tr.setSelection(TextSelection.create(tr.doc, start + 1));
});

/** Quotation marks and dashes. A phone composes a whole word in the text first. */
const typography = new InputRule(/^.+$/su, (state, [text], start, end) => {
  const existing = state.doc.textBetween(start, end, '', '\ufffc');
  const insertedAt = text.split('').findIndex((sign, at) => sign !== existing[at]);
  const lastWord = text.trimEnd().split(/\s/).at(-1) ?? '';
  const before = text.slice(0, insertedAt < 0 ? text.trimEnd().length - lastWord.length : insertedAt);
  const turned = typeset(before, text.slice(before.length));
  if (turned === text) return null;
  // Two hyphens before it may have become a dash.
  const from = turned.startsWith(before) ? before.length : before.length - 2;
  return state.tr.insertText(turned.slice(from), start + from, end);
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

/** A typed address becomes a link once a blank follows. */
const typedAddress = /(?:^|\s)((?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]’”])([.,;:!?)\]’”]*)$/;

export function linkTyped(state: EditorState, tr: Transaction = state.tr): Transaction | null {
  const { $from, empty } = state.selection;
  const type = state.schema.marks['link'];
  if (type === undefined || !empty) return null;
  const text = $from.parent.textBetween(0, $from.parentOffset, '', '\ufffc');
  const [, address = '', behind = ''] = typedAddress.exec(text) ?? [];
  const to = $from.pos - behind.length;
  const from = to - address.length;
  if (address === '' || state.doc.rangeHasMark(from, to, type)) return null;
  return tr.addMark(from, to, type.create({ href: normalizeLink(address) }));
}

const link = new InputRule(/\s$/, (state, _, __, end) => linkTyped(state)?.insertText(' ', end) ?? null);

export function typedSigns({ marks }: Schema): Plugin {
  return inputRules({
    rules: [
      typography,
      block,
      rule,
      ...(marks['strong'] ? [strong] : []),
      em,
      ...(marks['link'] ? [link] : []),
    ],
  });
}
