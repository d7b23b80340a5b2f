import { undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { type BlockName, insertRule, insertTable, setBlock, setLink } from '#app/editing/view/commands.ts';
import { textPlugins } from '#app/editing/view/plugins.ts';
import { writePost } from './html.ts';
import { postSchema } from './schema.ts';

const node = (type: string, ...content: Node[]): Node => postSchema.node(type, null, content);
const p = (text: string): Node => node('paragraph', postSchema.text(text));
const items = (...texts: string[]): Node[] => texts.map((text) => node('list_item', p(text)));

/** The text with words selected, or the caret before them. */
function edit(blocks: readonly Node[], words: string, isSelected = false) {
  let state = EditorState.create({
    doc: node('doc', ...blocks),
    plugins: textPlugins(postSchema, { empty: '', line: '' }),
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
    html: () => writePost(state.doc),
  };
}

test.each<[Node[], BlockName, string]>([
  [[p('ab')], 'h2', '<h2>ab</h2>'],
  [[node('heading', postSchema.text('ab'))], 'h2', '<p>ab</p>'],
  [[node('heading', postSchema.text('ab'))], 'list', '<ul><li>ab</li></ul>'],
  [[p('ab')], 'quote', '<blockquote><p>ab</p></blockquote>'],
  [[node('blockquote', p('ab'))], 'quote', '<p>ab</p>'],
  [[node('blockquote', p('ab'))], 'h3', '<h3>ab</h3>'],
  [[node('bullet_list', ...items('ab', 'cd'))], 'numbers', '<ol><li>ab</li><li>cd</li></ol>'],
  [[node('bullet_list', ...items('ab', 'cd'))], 'list', '<p>ab</p><ul><li>cd</li></ul>'],
  [[node('bullet_list', ...items('cd')), p('ab')], 'list', '<ul><li>cd</li><li>ab</li></ul>'],
])('%s with the kind %s becomes %s', (blocks, kind, becomes) => {
  const text = edit(blocks, 'ab');
  const before = text.html();
  text.run(setBlock(kind));
  expect(text.html()).toBe(becomes);
  text.run(undo);
  expect(text.html()).toBe(before);
});

test('rules and tables stand below the paragraph with the caret', () => {
  const text = edit([p('ab')], 'ab');
  text.run(insertRule);
  expect(text.html()).toBe('<p>ab</p><hr />');
  text.run(undo);
  text.run(insertTable);
  text.type('Day');
  expect(text.html()).toBe(
    '<p>ab</p><table><tbody><tr><th>Day</th><th></th></tr><tr><td></td><td></td></tr></tbody></table>',
  );
});

test('text after a link is not part of the link', () => {
  const text = edit([p('see here')], 'here', true);
  text.run((state, dispatch) => setLink('https://a.example/', null, state.selection)(state, dispatch));
  text.type(' now');
  expect(text.html()).toBe('<p>see <a href="https://a.example/" rel="noopener noreferrer">here</a> now</p>');
});
