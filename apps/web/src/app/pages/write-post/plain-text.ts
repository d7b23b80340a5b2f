import { parseInertHtml } from '#ui/trusted-html.ts';

/** An empty line follows each paragraph. */
export function toPlainText(html: string): string {
  const body = parseInertHtml(
    html.replace(/<br\s*\/?>/g, '\n').replace(/<\/(p|h[2-4]|li|td|th|figcaption)>/g, '\n\n$&'),
  );
  for (const reference of body.querySelectorAll('[role="doc-noteref"], [role="doc-backlink"]'))
    reference.remove();
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
