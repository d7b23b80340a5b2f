// Signs of Markdown that become formatting while typing. Backspace or undo brings the signs back.
import { normalizeLink } from '@wayfare/contracts/rules/links';
import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { Schema } from 'prosemirror-model';
import type { EditorState, Plugin, Transaction } from 'prosemirror-state';
import { type BlockName, setBlock } from './commands.ts';

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
    rules: [block, ...(marks['strong'] ? [strong] : []), em, ...(marks['link'] ? [link] : [])],
  });
}
