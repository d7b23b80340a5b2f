import { undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import type { Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asUndoStep } from '#app/editing/view/commands.ts';
import { typedSigns, typingKeys } from '#app/editing/view/input-rules.ts';
import { textPlugins } from '#app/editing/view/plugins.ts';
import { runTool, tools } from '#app/editing/view/tools.ts';
import { postSchema } from './schema.ts';

const text = postSchema.text.bind(postSchema);
const link = postSchema.mark('link', { href: 'https://a.example/' });
const strong = postSchema.mark('strong');
const lineBreak = postSchema.node('hard_break');
const footnote = postSchema.node('footnote');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A paragraph with the caret at its end, in a view without a page. */
function write(...content: Node[]) {
  const doc = postSchema.node('doc', null, [postSchema.node('paragraph', null, content)]);
  const view = {
    composing: false,
    state: EditorState.create({
      doc,
      selection: Selection.atEnd(doc),
      plugins: [...typedSigns(postSchema), ...textPlugins({ empty: '', line: '' })],
    }),
    dispatch: (tr: Transaction) => {
      view.state = view.state.apply(tr);
    },
    focus: () => {},
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plugins use no other part of a view
  const editorView = view as unknown as EditorView;
  const fire = (name: 'compositionstart' | 'compositionend') => {
    for (const plugin of view.state.plugins)
      plugin.props.handleDOMEvents?.[name]?.call(plugin, editorView, {} as CompositionEvent);
  };
  return {
    /** A keyboard that composes replaces the end of the text while the word grows. */
    compose(words: string, replaced = 0) {
      fire('compositionstart');
      const { from } = view.state.selection;
      view.dispatch(view.state.tr.insertText(words, from - replaced, from));
      fire('compositionend');
      vi.runAllTimers();
    },
    type(signs: string) {
      for (const sign of signs) {
        const { from, to } = view.state.selection;
        const isDone = view.state.plugins.some((plugin) =>
          plugin.props.handleTextInput?.call(plugin, editorView, from, to, sign, () => view.state.tr),
        );
        if (!isDone) view.dispatch(view.state.tr.insertText(sign));
      }
    },
    paste: (words: string) => view.dispatch(asUndoStep(view.state.tr.insertText(words))),
    select: (from: number, to: number) =>
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to))),
    use: (name: 'heading' | 'rule') => runTool(tools[name], editorView, () => {}),
    key: (name: keyof typeof typingKeys) => typingKeys[name](view.state, view.dispatch),
    undo: () => undo(view.state, view.dispatch),
    undoSign: () => undoInputRule(view.state, view.dispatch),
    content: () => view.state.doc.content.content.map(String).join(' '),
  };
}

test('composing a word keeps the line break, the footnote and the formats beside and inside it', () => {
  const afterBreak = write(text('one'), lineBreak);
  afterBreak.compose("don't");
  expect(afterBreak.content()).toBe('paragraph("one", hard_break, "don’t")');

  const afterNote = write(text('He came'), footnote);
  afterNote.compose("'s");
  expect(afterNote.content()).toBe('paragraph("He came", footnote, "’s")');

  const linked = write(text('see '), text('here', [link]));
  linked.compose("'s");
  expect(linked.content()).toBe('paragraph("see ", link("here"), "’s")');

  const emphasized = write(text('un'), text('like', [strong]), text('ly'));
  emphasized.compose("'");
  expect(emphasized.content()).toBe('paragraph("un", strong("like"), "ly’")');
});

test('a mark that was turned back stays when its word is composed further', () => {
  const written = write(text('🕊 '));
  written.compose("don't");
  expect(written.content()).toBe('paragraph("🕊 don’t")');
  written.undoSign();
  expect(written.content()).toBe('paragraph("🕊 don\'t")');
  written.compose("don'ts", 5);
  expect(written.content()).toBe('paragraph("🕊 don\'ts")');
  written.compose(` "so"`);
  expect(written.content()).toBe('paragraph("🕊 don\'ts “so”")');
  for (const key of ['Backspace', 'Mod-z'] as const) {
    const quoted = write();
    quoted.type('"');
    expect(quoted.content()).toBe('paragraph("“")');
    quoted.key(key);
    expect(quoted.content()).toBe('paragraph("\\"")');
  }
});

test('a typed mark replaces a selected one, and a dash keeps the formats beside it', () => {
  const quoted = write(text('"so"'));
  quoted.select(1, 2);
  quoted.type('"');
  expect(quoted.content()).toBe('paragraph("“so\\"")');

  const dashed = write(footnote, text('a', [strong]), text('--'));
  dashed.type('b');
  expect(dashed.content()).toBe('paragraph(footnote, strong("a"), "—b")');
  dashed.undoSign();
  expect(dashed.content()).toBe('paragraph(footnote, strong("a"), "--b")');
});

test('three hyphens or underscores alone in a line become a rule', () => {
  for (const signs of ['---', '___']) {
    const written = write();
    written.type(signs);
    expect(written.content()).toBe('rule paragraph');
    written.undoSign();
    expect(written.content()).toBe(`paragraph("${signs}")`);
  }
  const noted = write(footnote);
  noted.type('---');
  expect(noted.content()).toBe('paragraph(footnote, "---")');
});

test('a block command and a paste are steps of undo between what is typed', () => {
  const written = write();
  written.type('Word');
  written.use('heading');
  written.type(' more');
  written.undo();
  expect(written.content()).toBe('heading("Word")');
  written.undo();
  expect(written.content()).toBe('paragraph("Word")');
  written.use('rule');
  written.undo();
  expect(written.content()).toBe('paragraph("Word")');

  const pasted = write();
  pasted.type('One ');
  pasted.paste('two');
  pasted.type(' three');
  pasted.undo();
  expect(pasted.content()).toBe('paragraph("One two")');
  pasted.undo();
  expect(pasted.content()).toBe('paragraph("One ")');
  pasted.undo();
  expect(pasted.content()).toBe('paragraph');
});
