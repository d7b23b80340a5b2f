import { $insertNodeToNearestRoot } from '@lexical/utils';
import {
  $createNodeSelection,
  $createParagraphNode,
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  type NodeKey,
} from 'lexical';
import type { Figure } from '#app/editing/document/blocks.ts';
import { $isArriving, type ArrivingNode } from './nodes/arriving-node.ts';
import { $isFigureNode, FigureNode, RuleNode } from './nodes/nodes.ts';

export interface FigureInHand {
  readonly key: NodeKey;
  readonly figure: Figure;
}

type Apart = ArrivingNode | FigureNode | RuleNode;

const isApart = (node: LexicalNode | null): node is Apart =>
  $isFigureNode(node) || $isArriving(node) || node instanceof RuleNode;

/** A click chooses a picture or a rule, so that it can be deleted; a second one, or Enter, opens the picture. */
export const registerFigures = (
  editor: LexicalEditor,
  onOpen: (figure: FigureInHand) => void,
): (() => void) =>
  mergeRegister(
    editor.registerCommand(CLICK_COMMAND, (event) => $choose(event, onOpen), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        const figure = $chosenFigure();
        if (figure === null) return false;
        event?.preventDefault();
        onOpen(figure);
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(KEY_DOWN_COMMAND, $makeRoom, COMMAND_PRIORITY_HIGH),
    editor.registerUpdateListener(() => markChosen(editor)),
  );

function $choose({ target }: MouseEvent, onOpen: (figure: FigureInHand) => void): boolean {
  const node = target instanceof Node ? $getNearestNodeFromDOMNode(target) : null;
  if (!isApart(node)) return false;
  const chosen = $chosenFigure();
  if (chosen !== null && chosen.key === node.getKey()) onOpen(chosen);
  const selection = $createNodeSelection();
  selection.add(node.getKey());
  $setSelection(selection);
  return true;
}

/** How an input method, and an accent before its letter, name the key. */
const composing = new Set(['Process', 'Dead', 'Unidentified']);
const leaving = new Set(['Enter', 'Home', 'End', 'PageUp', 'PageDown']);

const needsCaret = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  const isShortcut = metaKey || (ctrlKey && !altKey);
  const isWriting = key.length === 1 && (!isShortcut || key.toLowerCase() === 'v');
  return isWriting || composing.has(key) || leaving.has(key) || (isShortcut && key.startsWith('Arrow'));
};

/** A chosen picture has no caret. Left alone, the browser would write at the beginning of the text, letter before letter. */
function $makeRoom(event: KeyboardEvent): boolean {
  const chosen = $chosenApart();
  // Enter opens a picture; below a rule it begins a paragraph.
  const isOpening = event.key === 'Enter' && $isFigureNode(chosen);
  if (chosen !== undefined && !isOpening && needsCaret(event)) {
    const next = chosen.getNextSibling();
    const room = $isElementNode(next) ? next : chosen.insertAfter($createParagraphNode());
    if ($isElementNode(room)) room.selectStart();
  }
  return false;
}

function $chosenApart(): Apart | undefined {
  const selection = $getSelection();
  return $isNodeSelection(selection) ? selection.getNodes().find(isApart) : undefined;
}

function $chosenFigure(): FigureInHand | null {
  const node = $chosenApart();
  return $isFigureNode(node) ? { key: node.getKey(), figure: node.getFigure() } : null;
}

function markChosen(editor: LexicalEditor): void {
  const keys = editor.read(() => {
    const selection = $getSelection();
    return $isNodeSelection(selection) ? selection.getNodes().map((node) => node.getKey()) : [];
  });
  const chosen = keys.map((key) => editor.getElementByKey(key));
  for (const element of editor.getRootElement()?.querySelectorAll('figure, hr') ?? [])
    element.classList.toggle(
      'is-chosen',
      chosen.some((each) => each === element),
    );
}

export function saveFigure(editor: LexicalEditor, key: NodeKey | null, figure: Figure): void {
  editor.update(() => {
    const known = key === null ? null : $getNodeByKey(key);
    if ($isFigureNode(known)) known.setFigure(figure);
    else $insertNodeToNearestRoot(new FigureNode(figure));
  });
}

export function removeFigure(editor: LexicalEditor, key: NodeKey): void {
  editor.update(() => $getNodeByKey(key)?.remove());
}

/** The picture at this place among the pictures of the text. */
export const figureAt = (editor: LexicalEditor, at: number): FigureInHand | null =>
  editor.read(() => {
    const figure = $getRoot().getChildren().filter($isFigureNode)[at];
    return figure === undefined ? null : { key: figure.getKey(), figure: figure.getFigure() };
  });

export const findChosenFigure = (editor: LexicalEditor): FigureInHand | null => editor.read($chosenFigure);
