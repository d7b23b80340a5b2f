import { $createLinkNode, $toggleLink } from '@lexical/link';
import { linkAddress } from '@wayfare/contracts/links';
import {
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type BaseSelection,
  type LexicalEditor,
} from 'lexical';
import { $linkAround } from './editing.ts';

/** What the link dialog begins with, and where its answer goes. */
export interface LinkInHand {
  readonly text: string;
  readonly address: string;
  readonly isNew: boolean;
  readonly selection: BaseSelection | null;
}

export function linkHere(editor: LexicalEditor): LinkInHand {
  return editor.read(() => {
    const selection = $getSelection();
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
  const href = linkAddress(address);
  editor.update(() => {
    $setSelection(selection?.clone() ?? null);
    const now = $getSelection();
    if (!$isRangeSelection(now)) return;
    const link = $linkAround(now.anchor.getNode());
    if (link !== null) {
      link.setURL(href);
      if (text !== before) link.clear().append($createTextNode(text));
      link.selectEnd();
    } else if (text === before && !now.isCollapsed()) {
      $toggleLink(href);
    } else {
      const made = $createLinkNode(href).append($createTextNode(text));
      now.insertNodes([made]);
      made.selectEnd();
    }
  });
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
