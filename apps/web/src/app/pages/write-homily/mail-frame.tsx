import { useEffect, useRef } from 'react';
import { parseInertHtml } from '#ui/trusted-html.ts';

interface MailFrameProps {
  /** A complete document. */
  html: string;
  title: string;
}

/** Renders a mail in a sandboxed frame without scripts; links open in a new tab. */
export function MailFrame({ html, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    show(frame.current, html);
    const watch = new ResizeObserver(() => fit(frame.current));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [html]);
  return (
    <iframe
      ref={frame}
      className="mail-frame"
      title={title}
      // Some browsers replace the document of the frame after it loads.
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
 * The content security policy applies to the frame too and blocks inline styles, so they are removed from the markup
 * and set through the DOM. This relies on the server escaping every quotation mark and bracket in the text of mails.
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

/** Fits the frame to its content, so that only the page scrolls. */
function fit(frame: HTMLIFrameElement | null): void {
  const page = frame?.contentDocument;
  if (!frame || !page) return;
  frame.style.height = '0';
  frame.style.height = `${page.scrollingElement?.scrollHeight ?? 0}px`;
}
