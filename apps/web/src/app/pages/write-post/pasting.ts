import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import { blankAddress, sanitizeLink } from '@wayfare/contracts/rules/links';
import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import {
  $addUpdateTag,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DRAGOVER_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical';
import type { Block } from '#app/editing/document/blocks.ts';
import { broughtImage } from '#app/editing/document/brought-image.ts';
import type { Brought } from '#app/editing/document/foreign.ts';
import type { IsOwnImage } from '#app/editing/document/read-dom.ts';
import type { Sending } from './arrivals.ts';
import { $linkChosen } from './linking.ts';
import { ArrivingNode } from './nodes/arriving-node.ts';
import { $nodesFrom } from './nodes/blocks-as-nodes.ts';
import { $isFigureNode } from './nodes/nodes.ts';
import { expected } from './use-arrivals.ts';

const ownFormat = 'application/x-lexical-editor';

export interface Pasting {
  readonly isOwnImage: IsOwnImage;
  readonly onFiles: (files: readonly File[]) => void;
  /** Pictures that came within words, and have their places among them. */
  readonly onPictures: (pictures: readonly Sending[]) => void;
  /** How many pictures did not come along with the words; told of each paste. */
  readonly onLeftOut: (pictures: number) => void;
}

/** Whatever comes from outside comes in by this door, and only as what a post can be made of. */
export function registerPasting(editor: LexicalEditor, pasting: Pasting): () => void {
  void readers();
  const take = (brought: DataTransfer | null, event: Event): boolean => {
    if (brought === null || isOwn(editor, brought)) return false;
    if ($linkTo(brought.getData('text/plain').trim())) {
      event.preventDefault();
      return true;
    }
    const words = wordsBrought(brought);
    const images = imagesIn(brought.files);
    if (words === null && images.length === 0) return false;
    // The library knows where something was dropped, and hands it back by `DRAG_DROP_PASTE`.
    if (words === null && event.type === 'drop') return false;
    event.preventDefault();
    // Office programs bring a picture of the words besides the words.
    if (words !== null) void insert(editor, words, pasting);
    else pasting.onFiles(images);
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
    editor.registerCommand(
      DRAG_DROP_PASTE,
      (files) => {
        pasting.onFiles(imagesIn(files));
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DRAGOVER_COMMAND,
      (event) => {
        const isFiles = event.dataTransfer?.types.includes('Files') ?? false;
        // Otherwise the browser would leave the page for the file.
        if (isFiles) event.preventDefault();
        return isFiles;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
}

/** Other sites have editors of the same make, and whoever likes can write its form; the name of this one is known here alone. */
const isOwn = ({ _config: { namespace } }: LexicalEditor, brought: DataTransfer): boolean =>
  brought.getData(ownFormat).includes(JSON.stringify(namespace));

/** A whole address upon chosen words makes them lead there. */
function $linkTo(address: string): boolean {
  const selection = $getSelection();
  const isMeant = $isRangeSelection(selection) && selection.getTextContent().trim() !== '';
  if (!isMeant || sanitizeLink(address) === blankAddress || /\s/.test(address)) return false;
  $addUpdateTag(PASTE_TAG);
  $linkChosen(selection, sanitizeLink(address));
  return true;
}

const imagesIn = (files: Iterable<File>): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'));

const readers = () => import('#app/editing/document/foreign.ts').catch(() => null);

/** Null for a few plain words, with which the editor knows what to do, and for a picture alone. */
function wordsBrought(brought: DataTransfer): Brought | null {
  const [plain, html] = [brought.getData('text/plain'), brought.getData('text/html')];
  if (html === '' ? !/[\n\r\t]/.test(normalizeLineEnds(plain)) : plain === '' && brought.files.length > 0)
    return null;
  return { html, plain, isTyped: brought.types.includes(ownFormat) };
}

async function insert(
  editor: LexicalEditor,
  words: Brought,
  { isOwnImage, onLeftOut, onPictures }: Pasting,
): Promise<void> {
  const parts = await readers();
  const read = parts?.readBrought(words, isOwnImage);
  const pictures = read?.pictures.map(expected) ?? [];
  editor.update(
    () => {
      if (read === undefined) $getSelection()?.insertRawText(normalizeLineEnds(words.plain));
      else $insertBlocks(read.blocks, pictures);
    },
    { tag: PASTE_TAG },
  );
  if (pictures.length > 0) onPictures(pictures);
  onLeftOut(read?.leftOut ?? 0);
}

/** A picture that came as a file keeps its place until it is here. */
function $withPlace(node: LexicalNode, pictures: readonly Sending[]): LexicalNode {
  if (!$isFigureNode(node)) return node;
  const { src, alt } = node.getFigure();
  const picture = pictures.find((_, at) => src === broughtImage(at));
  return picture === undefined ? node : new ArrivingNode({ ...picture, alt });
}

function $insertBlocks(blocks: readonly Block[], pictures: readonly Sending[]): void {
  const nodes = $nodesFrom(blocks).map((node) => $withPlace(node, pictures));
  const [only] = blocks;
  const [node] = nodes;
  const isOneLine = nodes.length === 1 && only?.kind === 'text' && only.tag === 'p';
  const selection = $getSelection();
  const inserted = isOneLine && $isElementNode(node) ? node.getChildren() : nodes;
  if ($isRangeSelection(selection)) selection.insertNodes(inserted);
  else $insertNodes(inserted);
}
