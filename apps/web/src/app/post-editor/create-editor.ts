import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { ListItemNode, ListNode, registerList } from '@lexical/list';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getRoot,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  HISTORY_MERGE_TAG,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { blocksFromHtml, type IsOwnImage } from './document/read-dom.ts';
import { htmlOf } from './document/write-html.ts';
import { $blocksNow, $nodesFrom } from './nodes/blocks-as-nodes.ts';
import { FigureNode, RuleNode, SafeLink, safeLinks } from './nodes/nodes.ts';

const historyPauseMs = 600;

/** Only what was copied on this very page is taken as it is; `pasting.ts` reads everything else. */
const namespace = `post ${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

/** An editor that knows what a post can be made of, and nothing else. */
export function createPostEditor(html: string, isOwnImage: IsOwnImage): LexicalEditor {
  const editor = createEditor({
    namespace,
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, SafeLink, safeLinks, FigureNode, RuleNode],
    theme: { text: { bold: 'is-strong', italic: 'is-emphasis' } },
    onError: (error) => {
      throw error;
    },
  });
  editor.update(
    () => {
      const nodes = $nodesFrom(blocksFromHtml(html, isOwnImage));
      const last = nodes.at(-1);
      // Below a picture there has to be a line to write in.
      const needsLine = last === undefined || last instanceof FigureNode || last instanceof RuleNode;
      $getRoot().append(...nodes, ...(needsLine ? [$createParagraphNode()] : []));
    },
    { discrete: true, tag: HISTORY_MERGE_TAG },
  );
  return editor;
}

/** The text as it will be kept. */
export const htmlIn = (editor: LexicalEditor, isOwnImage: IsOwnImage): string =>
  editor.read(() => htmlOf($blocksNow(isOwnImage)));

export const registerWriting = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), historyPauseMs),
    // A post knows no other looks; what a shortcut of the library would do must not be seen either.
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => format !== 'bold' && format !== 'italic',
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(FORMAT_ELEMENT_COMMAND, () => true, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(INDENT_CONTENT_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
  );
