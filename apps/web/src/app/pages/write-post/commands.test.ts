import { undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { type BlockName, setLink } from '#app/editing/view/commands.ts';
import { textPlugins } from '#app/editing/view/plugins.ts';
import { insertRule, insertTable, setBlock } from '#app/editing/view/tool-commands.ts';
import { postSchema } from './schema.ts';

const node = (type: string, ...content: Node[]): Node => postSchema.node(type, null, content);
const p = (text: string): Node => node('paragraph', postSchema.text(text));
const heading = (level: number): Node => postSchema.node('heading', { level }, postSchema.text('ab'));
const items = (...texts: string[]): Node[] => texts.map((text) => node('list_item', p(text)));

/** The text with words selected, or the caret before them. */
function edit(blocks: readonly Node[], words: string, isSelected = false) {
  let state = EditorState.create({
    doc: node('doc', ...blocks),
    plugins: textPlugins({ empty: '', line: '' }),
  });
  const dispatch = (tr: typeof state.tr) => {
    state = state.apply(tr);
  };
  let at = 1;
  state.doc.descendants((node, pos) => {
    const index = node.text?.indexOf(words) ?? -1;
    if (index >= 0) at = pos + index;
  });
  dispatch(state.tr.setSelection(TextSelection.create(state.doc, at, isSelected ? at + words.length : at)));
  return {
    run: (command: Command) => command(state, dispatch),
    type: (text: string) => dispatch(state.tr.insertText(text)),
    blocks: () => state.doc.content.content,
  };
}

test.each<[readonly Node[], BlockName, readonly Node[]]>([
  [[p('ab')], 'h2', [heading(2)]],
  [[heading(2)], 'h2', [p('ab')]],
  [[heading(2)], 'list', [node('bullet_list', ...items('ab'))]],
  [[p('ab')], 'quote', [node('blockquote', p('ab'))]],
  [[node('blockquote', p('ab'))], 'quote', [p('ab')]],
  [[node('blockquote', p('ab'))], 'h3', [heading(3)]],
  [[node('bullet_list', ...items('ab', 'cd'))], 'numbers', [node('ordered_list', ...items('ab', 'cd'))]],
  [[node('bullet_list', ...items('ab', 'cd'))], 'list', [p('ab'), node('bullet_list', ...items('cd'))]],
  [[node('bullet_list', ...items('cd')), p('ab')], 'list', [node('bullet_list', ...items('cd', 'ab'))]],
])('%s with the kind %s becomes %s', (blocks, kind, becomes) => {
  const text = edit(blocks, 'ab');
  text.run(setBlock(kind));
  expect(text.blocks()).toEqual(becomes);
  text.run(undo);
  expect(text.blocks()).toEqual(blocks);
});

test('rules and tables stand below the paragraph with the caret', () => {
  const text = edit([p('ab')], 'ab');
  text.run(insertRule);
  expect(text.blocks().join(' ')).toBe('paragraph("ab") rule paragraph');
  text.run(undo);
  text.run(insertTable);
  text.type('Day');
  expect(text.blocks().join(' ')).toBe(
    'paragraph("ab") table(table_row(table_header(paragraph("Day")), table_header(paragraph)), table_row(table_cell(paragraph), table_cell(paragraph))) paragraph',
  );
});

test('text after a link is not part of the link', () => {
  const text = edit([p('see here')], 'here', true);
  text.run((state, dispatch) => setLink('https://a.example/', null, state.selection)(state, dispatch));
  text.type(' now');
  expect(text.blocks().join(' ')).toBe('paragraph("see ", link("here"), " now")');
});
