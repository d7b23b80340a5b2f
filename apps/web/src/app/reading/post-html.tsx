// Without hooks: shell/early-post.tsx renders it without React, before the app has loaded.
import { sanitizeLink } from '@wayfare/contracts/rules/links';
import { emptyPostTags, findNoteLink, postAttributes, postTags } from '@wayfare/contracts/rules/post-html';
import type { ReactNode } from 'react';
// From here, because `react` would load React.
import { Fragment } from 'react/jsx-runtime';
import { parseInertHtml } from '#ui/trusted-html.ts';

/** Dropped with their content. Of other tags the content stays. */
const droppedTags = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);

type ContentPicture = (props: { image: Element }) => ReactNode;

/** The server has sanitized the HTML; only allowed tags are rendered. */
export const renderPostHtml = (html: string, Picture: ContentPicture): ReactNode =>
  renderChildren(parseInertHtml(html), Picture);

const renderChildren = (parent: Node, Picture: ContentPicture): ReactNode[] =>
  Array.from(parent.childNodes, (node, key) => renderNode(node, key, Picture));

function renderNode(node: Node, key: number, Picture: ContentPicture): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || droppedTags.has(node.localName)) return null;
  const name = node.localName;
  const Empty = emptyPostTags.find((tag) => tag === name);
  if (Empty) return <Empty key={key} />;
  if (name === 'img') return <Picture key={key} image={node} />;
  const children = renderChildren(node, Picture);
  if (name === 'a')
    return (
      <ContentLink key={key} link={node}>
        {children}
      </ContentLink>
    );
  if (name === 'table') return <TableBox key={key}>{children}</TableBox>;
  const Tag = postTags.find((tag) => tag === name) ?? Fragment;
  return (
    <Tag key={key} {...readAttributes(node)}>
      {children}
    </Tag>
  );
}

/** A wide table scrolls in its box, also with the arrow keys. */
function TableBox({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className="table-box"
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the focus to be scrolled by keys
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
    >
      <table>{children}</table>
    </div>
  );
}

const BackSign = () => (
  <>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 6 4 11l5 5M4 11h11a4.500 4.500 0 0 1 0 9" />
    </svg>
    <span className="vh">Back to the text</span>
  </>
);

const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

function readAttributes(element: Element): Record<string, string> {
  const allowed = Object.entries(postAttributes[element.localName] ?? {});
  return Object.fromEntries(
    allowed.flatMap(([name, values]) => {
      const value = element.getAttribute(name);
      return value !== null && values.test(value) ? [[reactNames[name] ?? name, value]] : [];
    }),
  );
}

function ContentLink({ link, children }: { link: Element; children: ReactNode }) {
  const noteLink = findNoteLink((name) => link.getAttribute(name));
  if (noteLink !== null) {
    const isBack = noteLink['role'] === 'doc-backlink';
    return <a {...noteLink}>{isBack ? <BackSign /> : children}</a>;
  }
  return (
    <a href={sanitizeLink(link.getAttribute('href') ?? '')} rel="noopener noreferrer">
      {children}
    </a>
  );
}
