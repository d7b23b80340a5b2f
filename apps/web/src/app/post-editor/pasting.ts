import { plainLines } from '@wayfare/contracts/rules/plain-lines';
import {
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical';
import type { Block } from './document/blocks.ts';
import { looksLikeMarkdown } from './document/looks-like-markdown.ts';
import type { IsOwnImage } from './document/read-dom.ts';
import { $nodesFrom } from './nodes/blocks-as-nodes.ts';

const ownFormat = 'application/x-lexical-editor';

/** Whatever comes from outside comes in by this door, and only as what a post can be made of. */
export function registerPasting(
  editor: LexicalEditor,
  isOwnImage: IsOwnImage,
  onImage: (file: File) => void,
): () => void {
  void readers();
  const take = (brought: DataTransfer | null, event: Event): boolean => {
    if (brought === null || isOwn(editor, brought)) return false;
    const text = textBrought(brought);
    const image = [...brought.files].find(({ type }) => type.startsWith('image/'));
    if (text === null && image === undefined) return false;
    event.preventDefault();
    // Office programs bring a picture of the words besides the words.
    if (text !== null) void insert(editor, text, isOwnImage);
    else if (image !== undefined) onImage(image);
    return true;
  };
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => event instanceof ClipboardEvent && take(event.clipboardData, event),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => typeof event !== 'string' && take(event.dataTransfer, event),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(DROP_COMMAND, (event) => take(event.dataTransfer, event), COMMAND_PRIORITY_HIGH),
  );
}

/** Other sites have editors of the same make, and whoever likes can write its form; the name of this one is known here alone. */
const isOwn = ({ _config: { namespace } }: LexicalEditor, brought: DataTransfer): boolean =>
  brought.getData(ownFormat).includes(JSON.stringify(namespace));

const readers = () => import('./document/foreign.ts').catch(() => null);

interface Brought {
  readonly kind: 'html' | 'markdown' | 'lines';
  readonly text: string;
  readonly plain: string;
}

/** Null for plain words, with which the editor knows what to do. */
function textBrought(brought: DataTransfer): Brought | null {
  const [given, html] = [brought.getData('text/plain'), brought.getData('text/html')];
  const plain = plainLines(given);
  // What was written in Markdown often comes dressed as code, and is meant to become what it says; in an editor it is not.
  const isTyped = brought.types.includes(ownFormat);
  if (looksLikeMarkdown(plain) && !isDressed(html) && !isTyped)
    return { kind: 'markdown', text: plain, plain };
  const isPicture = plain === '' && brought.files.length > 0;
  if (html !== '' && !isPicture) return { kind: 'html', text: html, plain };
  return plain === given ? null : { kind: 'lines', text: plain, plain };
}

/** Whether the HTML says more than which font its letters have. */
const isDressed = (html: string): boolean => /<(h[1-6]|ul|ol|blockquote|strong|b|em|i|a)\b/i.test(html);

async function insert(editor: LexicalEditor, brought: Brought, isOwnImage: IsOwnImage): Promise<void> {
  const parts = brought.kind === 'lines' ? null : await readers();
  editor.update(
    () => {
      if (parts === null) $getSelection()?.insertRawText(brought.plain);
      else if (brought.kind === 'markdown') $insertBlocks(parts.blocksFromMarkdown(brought.text));
      else $insertBlocks(parts.blocksFromForeign(brought.text, isOwnImage));
    },
    { tag: PASTE_TAG },
  );
}

function $insertBlocks(blocks: readonly Block[]): void {
  const nodes = $nodesFrom(blocks);
  const [only] = blocks;
  const [node] = nodes;
  const isOneLine = nodes.length === 1 && only?.kind === 'text' && only.tag === 'p';
  const selection = $getSelection();
  const inserted = isOneLine && $isElementNode(node) ? node.getChildren() : nodes;
  if ($isRangeSelection(selection)) selection.insertNodes(inserted);
  else $insertNodes(inserted);
}
