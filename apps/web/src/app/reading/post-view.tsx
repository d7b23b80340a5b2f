import type { Post } from '@wayfare/contracts/calls/post';
import { sanitizeLink } from '@wayfare/contracts/rules/links';
import { emptyPostTags, findNoteLink, postAttributes, postTags } from '@wayfare/contracts/rules/post-html';
import { createElement, Fragment, type ReactNode, type Ref, useMemo, useState } from 'react';
import { ByLine } from '#ui/by-line.tsx';
import { parseInertHtml } from '#ui/trusted-html.ts';
import { useMember } from '../member/member.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { defaultPicture, isOwnPicture, isOwnSrcset } from './own-picture.ts';
import { PostLine } from './post-line.tsx';

/** With its size, so that the layout does not shift. */
function ContentPicture({ image }: { image: Element }) {
  const { config } = useMember();
  const [isBroken, setIsBroken] = useState(false);
  const getAttribute = (name: string): string | undefined => image.getAttribute(name) ?? undefined;
  const [src, srcset, alt] = [
    getAttribute('src') ?? '',
    getAttribute('srcset') ?? '',
    getAttribute('alt') ?? '',
  ];
  if (!isOwnPicture(config, src)) return null;
  if (isBroken) return <img src={defaultPicture} alt={alt} width="480" height="330" />;
  return (
    <img
      src={src}
      srcSet={srcset !== '' && isOwnSrcset(config, srcset) ? srcset : undefined}
      sizes={getAttribute('sizes')}
      width={getAttribute('width')}
      height={getAttribute('height')}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}

/** The server has sanitized the HTML; only allowed tags are rendered. */
export function PostContent({ html }: { html: string }) {
  return useMemo(() => renderChildren(parseInertHtml(html)), [html]);
}

const allowedTags = new Set<string>(postTags);
const voidTags = new Set<string>(emptyPostTags);
/** Dropped with their content. Of other tags the content stays. */
const droppedTags = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);

const renderChildren = (parent: Node): ReactNode[] => Array.from(parent.childNodes, renderNode);

function renderNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || droppedTags.has(node.localName)) return null;
  const name = node.localName;
  if (voidTags.has(name)) return createElement(name, { key });
  if (name === 'img') return <ContentPicture key={key} image={node} />;
  if (name === 'a') return <ContentLink key={key} link={node} />;
  if (name === 'table') return <TableBox key={key} table={node} />;
  if (allowedTags.has(name))
    return createElement(name, { key, ...readAttributes(node) }, ...renderChildren(node));
  return <Fragment key={key}>{renderChildren(node)}</Fragment>;
}

/** A wide table scrolls in its box, also with the arrow keys. */
function TableBox({ table }: { table: Element }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className="table-box"
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the focus to be scrolled by keys
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
    >
      <table>{renderChildren(table)}</table>
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

function ContentLink({ link }: { link: Element }) {
  const noteLink = findNoteLink((name) => link.getAttribute(name));
  if (noteLink !== null) {
    const isBack = noteLink['role'] === 'doc-backlink';
    return <a {...noteLink}>{isBack ? <BackSign /> : renderChildren(link)}</a>;
  }
  return (
    <a href={sanitizeLink(link.getAttribute('href') ?? '')} rel="noopener noreferrer">
      {renderChildren(link)}
    </a>
  );
}

type ViewedPost = Pick<
  Post,
  | 'title'
  | 'date'
  | 'category'
  | 'status'
  | 'excerpt'
  | 'content'
  | 'heroImageUrl'
  | 'heroImage'
  | 'heroImageAlt'
  | 'publishAt'
  | 'publishZone'
  | 'author'
>;

interface PostViewProps {
  post: ViewedPost;
  heading: ReactNode;
  aside?: ReactNode;
  after?: ReactNode;
  text?: Ref<HTMLDivElement>;
}

export function PostView({ post, heading, aside, after, text }: PostViewProps) {
  return (
    <article className="essay">
      <header className="essay-head">
        <div className="essay-intro">
          <PostLine post={post} />
          {heading}
          {post.excerpt !== '' && <p className="lead">{post.excerpt}</p>}
        </div>
        {post.heroImageUrl !== '' && (
          <HeroPicture post={post} alt={post.heroImageAlt} sizes="(min-width: 72rem) 60rem, 94vw" isFirst />
        )}
        {post.heroImage?.credit && <p className="hint hero-credit">{post.heroImage.credit}</p>}
      </header>
      <div className="essay-page">
        <div className="row essay-side">{aside}</div>
        <div>
          <div className="prose essay-text" ref={text}>
            <PostContent html={post.content} />
          </div>
          <div className="essay-after">
            {post.author !== '' && <ByLine author={post.author} writer={null} />}
            {after}
          </div>
        </div>
      </div>
    </article>
  );
}
