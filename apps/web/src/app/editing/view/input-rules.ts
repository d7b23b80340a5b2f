// Signs that become formatting or typographic marks while typing. Backspace or undo brings the signs back.
import { normalizeLink } from '@wayfare/contracts/rules/links';
import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { Schema } from 'prosemirror-model';
import { type EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { asUndoStep, type BlockName, setBlock } from './commands.ts';

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

/** Three hyphens that fill a top-level paragraph. Below the rule there is an empty one. */
const rule = new InputRule(/^---$/, (state, _, start, end) => {
  const { rule: type, paragraph } = state.schema.nodes;
  const $start = state.doc.resolve(start);
  const isWholeLine = $start.depth === 1 && $start.parent.type === paragraph && $start.end() === end;
  if (type === undefined || paragraph === undefined || !isWholeLine) return null;
  const tr = state.tr.replaceWith(start - 1, end + 1, [type.create(), paragraph.create()]);
  return asUndoStep(tr.setSelection(TextSelection.create(tr.doc, start + 1)));
});

/** Addresses keep straight quotation marks and hyphens. */
const address = /(?:[a-z]:\/\/|www\.)\S*$/i;

const getTextBefore = (state: EditorState, pos: number): string => {
  const { parent, parentOffset } = state.doc.resolve(pos);
  return parent.textBetween(0, parentOffset, '', '\ufffc');
};

/** A quotation opens behind these and at the beginning of a line. */
const opening = /(?:^|[\s([{<«“‘—–-])$/;

/** Keyboards that compose or correct words bring the letters around an apostrophe together with it. */
const quote = new InputRule(
  /(\S*)(["'])(\p{L}*\s?)$/u,
  (state, [whole, word = '', sign, rest = ''], start, end) => {
    const before = getTextBefore(state, start) + word;
    if (address.test(before)) return null;
    const [open, close] = sign === '"' ? ['“', '”'] : ['‘', '’'];
    const turned = opening.test(before) ? open : close;
    const existing = state.doc.textBetween(start, end, '', '\ufffc');
    const at = start + word.length;
    // Composed text is in the document already. Its letters keep their formats.
    if (existing === whole) return state.tr.insertText(turned, at, at + 1);
    let same = 0;
    while (same < existing.length && existing[same] === whole[same]) same += 1;
    // A mark that the writer turned back stays when more is typed.
    if (same > word.length) return null;
    return state.tr.insertText(word.slice(same) + turned + rest, start + same, end);
  },
);

/** Two hyphens, once another sign follows, because three are a rule. */
const dash = new InputRule(/(?<!-)--([^-]\S*\s?)$/, (state, [whole, rest = ''], start, end) => {
  const existing = state.doc.textBetween(start, end, '', '\ufffc');
  const isTurnedBack = existing !== '--' && existing !== whole;
  if (isTurnedBack || address.test(getTextBefore(state, start))) return null;
  const mark = state.schema.text('—', state.doc.nodeAt(start)?.marks);
  return state.tr.insertText(rest, start + 2, end).replaceWith(start, start + 2, mark);
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
  const [, href = '', behind = ''] = typedAddress.exec(getTextBefore(state, $from.pos)) ?? [];
  const to = $from.pos - behind.length;
  const from = to - href.length;
  if (href === '' || state.doc.rangeHasMark(from, to, type)) return null;
  return tr.addMark(from, to, type.create({ href: normalizeLink(href) }));
}

const link = new InputRule(/\s$/, (state, _, __, end) => linkTyped(state)?.insertText(' ', end) ?? null);

export const typedSigns = ({ marks }: Schema): Plugin =>
  inputRules({
    rules: [
      quote,
      dash,
      block,
      rule,
      ...(marks['strong'] ? [strong] : []),
      em,
      ...(marks['link'] ? [link] : []),
    ],
  });
