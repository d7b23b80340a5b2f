import { undo } from 'prosemirror-history';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installInertDom } from '#app/editing/testing/inert-dom.ts';
import { type BlockName, insertRule, insertTable, setBlock, setLink } from '#app/editing/view/commands.ts';
import { textPlugins } from '#app/editing/view/plugins.ts';
import { readPost, writePost } from './html.ts';
import { postSchema } from './schema.ts';

let uninstall = () => {};
beforeAll(() => {
  uninstall = installInertDom();
});
afterAll(() => uninstall());

/** The text with words selected, or the caret before them. */
function edit(html: string, words: string, isSelected = false) {
  let state = EditorState.create({
    doc: readPost(html, () => true),
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

test.each<[string, BlockName, string]>([
  ['<p>ab</p>', 'h2', '<h2>ab</h2>'],
  ['<h2>ab</h2>', 'h2', '<p>ab</p>'],
  ['<h2>ab</h2>', 'list', '<ul><li>ab</li></ul>'],
  ['<p>ab</p>', 'quote', '<blockquote><p>ab</p></blockquote>'],
  ['<blockquote><p>ab</p></blockquote>', 'quote', '<p>ab</p>'],
  ['<blockquote><p>ab</p></blockquote>', 'h3', '<h3>ab</h3>'],
  ['<ul><li>ab</li><li>cd</li></ul>', 'numbers', '<ol><li>ab</li><li>cd</li></ol>'],
  ['<ul><li>ab</li><li>cd</li></ul>', 'list', '<p>ab</p><ul><li>cd</li></ul>'],
  ['<ul><li>cd</li></ul><p>ab</p>', 'list', '<ul><li>cd</li><li>ab</li></ul>'],
])('%s with the kind %s becomes %s', (html, kind, becomes) => {
  const text = edit(html, 'ab');
  text.run(setBlock(kind));
  expect(text.html()).toBe(becomes);
  text.run(undo);
  expect(text.html()).toBe(html);
});

test('rules and tables stand below the paragraph with the caret', () => {
  const text = edit('<p>ab</p>', 'ab');
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
  const text = edit('<p>see here</p>', 'here', true);
  text.run((state, dispatch) => setLink('https://a.example/', null, state.selection)(state, dispatch));
  text.type(' now');
  expect(text.html()).toBe('<p>see <a href="https://a.example/" rel="noopener noreferrer">here</a> now</p>');
});
