import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { ListItemNode, ListNode, registerList } from '@lexical/list';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getRoot,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  HISTORY_MERGE_TAG,
  HISTORY_PUSH_TAG,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { blocksFromHtml, type IsOwnImage } from '#app/editing/document/read-dom.ts';
import { htmlOf } from '#app/editing/document/write-html.ts';
import { ArrivingNode } from './nodes/arriving-node.ts';
import { $blocksNow, $nodesFrom } from './nodes/blocks-as-nodes.ts';
import { FigureNode, RuleNode, SafeLink, safeLinks } from './nodes/nodes.ts';
import { registerTyping } from './typing.ts';
import { WordSteps } from './word-steps.ts';

/** Only what was copied on this very page is taken as it is; `pasting.ts` reads everything else. */
const namespace = `post ${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

/** An editor that knows what a post can be made of, and nothing else. */
export function createPostEditor(html: string, isOwnImage: IsOwnImage): LexicalEditor {
  const editor = createEditor({
    namespace,
    nodes: [
      HeadingNode,
      QuoteNode,
      ListNode,
      ListItemNode,
      SafeLink,
      safeLinks,
      FigureNode,
      RuleNode,
      ArrivingNode,
    ],
    theme: { text: { bold: 'is-strong', italic: 'is-emphasis' } },
    onError: (error) => {
      throw error;
    },
  });
  editor.update(() => $lay(html, isOwnImage), { discrete: true, tag: HISTORY_MERGE_TAG });
  return editor;
}

function $lay(html: string, isOwnImage: IsOwnImage): void {
  const nodes = $nodesFrom(blocksFromHtml(html, isOwnImage));
  const last = nodes.at(-1);
  // Below a picture there has to be a line to write in.
  const needsLine = last === undefined || last instanceof FigureNode || last instanceof RuleNode;
  $getRoot().append(...nodes, ...(needsLine ? [$createParagraphNode()] : []));
}

/** Another text in the place of this one, which can be taken back. */
export function layAnew(editor: LexicalEditor, html: string, isOwnImage: IsOwnImage): void {
  editor.update(
    () => {
      $setSelection(null);
      $getRoot().clear();
      $lay(html, isOwnImage);
    },
    { tag: HISTORY_PUSH_TAG },
  );
}

/** The text as it will be kept. */
export const htmlIn = (editor: LexicalEditor, isOwnImage: IsOwnImage): string =>
  editor.read(() => htmlOf($blocksNow(isOwnImage)));

export function registerWriting(editor: LexicalEditor): () => void {
  const steps = new WordSteps();
  return mergeRegister(
    steps.register(editor),
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), 1, steps.now),
    registerTyping(editor),
    // A post knows no other looks; what a shortcut of the library would do must not be seen either.
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => format !== 'bold' && format !== 'italic',
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(FORMAT_ELEMENT_COMMAND, () => true, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(INDENT_CONTENT_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
  );
}
