import { $createLinkNode, $toggleLink } from '@lexical/link';
import { normalizeLink } from '@wayfare/contracts/rules/links';
import {
  $createRangeSelectionFromDom,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type BaseSelection,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical';
import { $linkAround } from './formatting.ts';

/** What the link dialog begins with, and where its answer goes. */
export interface LinkInHand {
  readonly text: string;
  readonly address: string;
  readonly isNew: boolean;
  /** Null where nobody had been in the text: then the link stands at its end. */
  readonly selection: BaseSelection | null;
}

export function linkHere(editor: LexicalEditor): LinkInHand {
  return editor.read(() => {
    // What the browser shows as chosen: the editor hears of it a moment later, and a shortcut may be faster.
    const selection = $createRangeSelectionFromDom(getSelection(), editor) ?? $getSelection();
    if (!$isRangeSelection(selection)) return { text: '', address: '', isNew: true, selection: null };
    const link = $linkAround(selection.anchor.getNode());
    return {
      text: link?.getTextContent() ?? selection.getTextContent(),
      address: link?.getURL() ?? '',
      isNew: link === null,
      selection: selection.clone(),
    };
  });
}

export function saveLink(
  editor: LexicalEditor,
  { text: before, selection }: LinkInHand,
  text: string,
  address: string,
) {
  const href = normalizeLink(address);
  editor.update(() => {
    if (selection === null) $getRoot().selectEnd();
    else $setSelection(selection.clone());
    const now = $getSelection();
    if (!$isRangeSelection(now)) return;
    const link = $linkAround(now.anchor.getNode());
    if (link !== null) {
      link.setURL(href);
      if (text !== before) link.clear().append($createTextNode(text));
      link.selectEnd();
    } else if (text === before && !now.isCollapsed()) {
      $linkChosen(now, href);
    } else {
      const made = $createLinkNode(href).append($createTextNode(text));
      now.insertNodes([made]);
      made.selectEnd();
    }
  });
}

export function $linkChosen(chosen: RangeSelection, href: string): void {
  $toggleLink(href);
  // What is typed next comes behind the link and does not replace it.
  const [begin, end] = chosen.isBackward() ? [chosen.focus, chosen.anchor] : [chosen.anchor, chosen.focus];
  begin.set(end.key, end.offset, end.type);
}

export function removeLink(editor: LexicalEditor, { selection }: LinkInHand): void {
  editor.update(() => {
    $setSelection(selection?.clone() ?? null);
    const now = $getSelection();
    const link = $isRangeSelection(now) ? $linkAround(now.anchor.getNode()) : null;
    for (const child of link?.getChildren() ?? []) link?.insertBefore(child);
    link?.remove();
  });
}
