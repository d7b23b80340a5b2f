import { LinkNode, type SerializedLinkNode } from '@lexical/link';
import { linkAddress } from '@wayfare/contracts/rules/links';
import type { LexicalNodeReplacement } from 'lexical';

/** A link as posts may have it: anything but http, https, mailto, tel or a path of ours leads nowhere. */
export class SafeLink extends LinkNode {
  static override getType(): string {
    return 'safe-link';
  }

  static override clone(node: SafeLink): SafeLink {
    return new SafeLink(node.__url, {}, node.__key);
  }

  static override importJSON({ url }: SerializedLinkNode): SafeLink {
    return new SafeLink(linkAddress(url));
  }

  override sanitizeUrl(url: string): string {
    return linkAddress(url);
  }
}

/** Wherever the editor would make a link of its own, it makes one of these. */
export const safeLinks: LexicalNodeReplacement = {
  replace: LinkNode,
  with: (node: LinkNode) => new SafeLink(linkAddress(node.getURL())),
  withKlass: SafeLink,
};
