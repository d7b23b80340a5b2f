import type { Field } from '#app/editing/history/history-kind.ts';
import { longDate } from '#ui/long-date.ts';
import { parseInertHtml } from '#ui/trusted-html.ts';
import { toPlainText } from './plain-text.ts';
import type { PostFields } from './post-fields.ts';

/** The fields as texts, to compare versions of a post. Its links and pictures stand apart from the words. */
export function listPostFields(fields: PostFields): readonly Field[] {
  const body = parseInertHtml(fields.content);
  const links = Array.from(
    body.querySelectorAll('a:not([role])'),
    (link) => `“${link.textContent}”, to ${link.getAttribute('href')}`,
  );
  const pictures = Array.from(
    body.querySelectorAll('img'),
    ({ alt, src }) => `${alt || 'A picture without a description'} (${src})`,
  );
  if (fields.heroImageUrl !== '') pictures.unshift(`${fields.heroImageAlt} (${fields.heroImageUrl})`);
  const texts = {
    Title: fields.title,
    Slug: fields.slug,
    Excerpt: fields.excerpt,
    Category: fields.category,
    'Written by': fields.author,
    'Search title': fields.searchTitle,
    'Search description': fields.searchDescription,
    'Words beside a shared link': fields.shareText,
    'Picture of a shared link': fields.sharePicture === 'hero' ? 'The hero image' : '',
    'Where it first appeared': fields.canonicalUrl,
    'Search engines': fields.noindex ? 'Asked to leave it out' : '',
    Date: fields.date === '' ? '' : longDate(fields.date),
    Text: toPlainText(fields.content),
    Links: links.join('\n'),
    Pictures: pictures.join('\n'),
  };
  return Object.entries(texts).map(([name, text]) => ({ name, text }));
}
