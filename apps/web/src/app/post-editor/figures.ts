import { $insertNodeToNearestRoot } from '@lexical/utils';
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  type NodeKey,
} from 'lexical';
import type { Figure } from './document/blocks.ts';
import { $isFigureNode, FigureNode } from './nodes/figure-node.ts';
import { RuleNode } from './nodes/rule-node.ts';

export interface FigureInHand {
  readonly key: NodeKey;
  readonly figure: Figure;
}

const isApart = (node: LexicalNode | null): node is FigureNode | RuleNode =>
  $isFigureNode(node) || node instanceof RuleNode;

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

function $chosenFigure(): FigureInHand | null {
  const selection = $getSelection();
  const [node] = $isNodeSelection(selection) ? selection.getNodes() : [];
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

export const findChosenFigure = (editor: LexicalEditor): FigureInHand | null => editor.read($chosenFigure);
