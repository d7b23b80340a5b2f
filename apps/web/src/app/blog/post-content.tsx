import { sanitizeLink } from '@wayfare/contracts/rules/links';
import { emptyPostTags, postTags } from '@wayfare/contracts/rules/post-html';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { ContentPicture } from './content-picture.tsx';
import { inertBody } from './inert-html.ts';

/** A post's text. The server sanitised it; here it is read once more, and only what is named below is drawn. */
export function PostContent({ html }: { html: string }) {
  return useMemo(() => partsOf(inertBody(html)), [html]);
}

const asTheyAre = new Set<string>(postTags);
const empty = new Set<string>(emptyPostTags);
/** Of all else the words stay; of these not even they were meant to be read. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);

const partsOf = (parent: Node): ReactNode[] => Array.from(parent.childNodes, drawn);

function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || unread.has(node.localName)) return null;
  const name = node.localName;
  if (empty.has(name)) return createElement(name, { key });
  if (name === 'img') return <ContentPicture key={key} image={node} />;
  if (name === 'a') return <ContentLink key={key} link={node} />;
  if (asTheyAre.has(name)) return createElement(name, { key }, ...partsOf(node));
  return <Fragment key={key}>{partsOf(node)}</Fragment>;
}

function ContentLink({ link }: { link: Element }) {
  return (
    <a href={sanitizeLink(link.getAttribute('href') ?? '')} rel="noopener noreferrer">
      {partsOf(link)}
    </a>
  );
}
