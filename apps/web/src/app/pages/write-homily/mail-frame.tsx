import { useEffect, useRef } from 'react';
import { parseInertHtml } from '#ui/trusted-html.ts';

interface MailFrameProps {
  /** A whole document. */
  html: string;
  title: string;
}

/** A mail as a mail program shows it: in a page of its own, where no script runs and whose links open elsewhere. */
export function MailFrame({ html, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    show(frame.current, html);
  }, [html]);
  useEffect(() => {
    const watch = new ResizeObserver(() => fit(frame.current));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return (
    <iframe
      ref={frame}
      className="mail-frame"
      title={title}
      // Some browsers put a page of their own into the frame after a while.
      onLoad={({ currentTarget }) => show(currentTarget, html)}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

function show(frame: HTMLIFrameElement | null, html: string): void {
  if (frame?.contentDocument) draw(html, frame.contentDocument);
  fit(frame);
}

/**
 * Our content security policy holds in the frame too, and takes no style that is written into a document: the same
 * styles are taken out of the text and given by hand. In it every quotation mark and bracket that is no markup is
 * escaped, as our server writes mails.
 */
function draw(html: string, page: Document): void {
  const bare = html.replaceAll(writtenSheet, '').replaceAll(' style="', ' data-style="');
  const body = page.importNode(parseInertHtml(bare), true);
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')])
    element.style.cssText = element.dataset['style'] ?? '';
  for (const link of body.querySelectorAll('a[href]')) link.setAttribute('target', '_blank');
  page.body.replaceWith(body);
  page.adoptedStyleSheets = sheetsIn(html, page);
}

const writtenSheet = /<style>([^<]*)<\/style>/g;

function sheetsIn(html: string, { defaultView: view }: Document): CSSStyleSheet[] {
  if (view === null) return [];
  return Array.from(html.matchAll(writtenSheet), ([, rules = '']) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(rules);
    return sheet;
  });
}

/** As high as the mail is, so that only one thing scrolls. */
function fit(frame: HTMLIFrameElement | null): void {
  const page = frame?.contentDocument;
  if (!frame || !page) return;
  frame.style.height = '0';
  frame.style.height = `${page.scrollingElement?.scrollHeight ?? 0}px`;
}
