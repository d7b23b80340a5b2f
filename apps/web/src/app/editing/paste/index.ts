// Pasted or dropped text as a slice of a schema. Loaded with the first paste.
import { DOMParser, type Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import { parseInertHtml } from '#ui/trusted-html.ts';
import { styleAttribute } from './dom.ts';
import { moveNotes, takeNotes } from './footnotes.ts';
import { cleanPage, simplify } from './generic.ts';
import { isFromGoogleDocs, readGoogleDocs } from './google-docs.ts';
import { type Losses, noLosses, toNotice } from './losses.ts';
import { looksLikeMarkdown, plainToHtml } from './plain.ts';
import { splitAtBreaks, withoutLayout } from './spaces.ts';
import { isFromWord, readWord } from './word.ts';

export interface Pasted {
  readonly html: string;
  readonly plain: string;
  /** Typed in an editor that shows Markdown's signs as they are. */
  readonly isTyped?: boolean;
}

export interface ReadPaste {
  readonly content: Fragment;
  /** Says what was lost; '' if nothing was. */
  readonly notice: string;
}

export async function readPaste(
  { html, plain, isTyped = false }: Pasted,
  schema: Schema,
  isOwnImage: (src: string) => boolean,
): Promise<ReadPaste> {
  const losses = noLosses();
  const isMarkdown = !isTyped && !isDressed(html) && looksLikeMarkdown(plain);
  const fromMarkdown = isMarkdown ? (await import('./markdown.ts')).markdownToHtml(plain, losses) : null;
  const source = fromMarkdown ?? (html === '' ? plainToHtml(plain) : html);
  return { content: readHtml(source, schema, isOwnImage, losses), notice: toNotice(losses) };
}

/** Whether the HTML says more than a font. */
const isDressed = (html: string): boolean => /<(h[1-6]|ul|ol|table|blockquote|strong|b|em|i|a)\b/i.test(html);

function readHtml(html: string, schema: Schema, isOwnImage: (src: string) => boolean, losses: Losses) {
  const body = parseInertHtml(withoutReports(html.replace(lineSeparators, '<br>')));
  if (isFromWord(html)) readWord(body, losses);
  if (isFromGoogleDocs(html)) readGoogleDocs(body, losses);
  const notes = takeNotes(body);
  removePictures(body, schema, isOwnImage, losses);
  for (const part of [body, ...notes.map(({ note }) => note)]) cleanPage(part, losses);
  if (schema.nodes['footnote'] === undefined) losses.notes += notes.length;
  else moveNotes(notes, schema, withoutLayout);
  simplify(body, schema, losses);
  const doc = withoutLayout(DOMParser.fromSchema(schema).parse(body));
  // Where a break begins a paragraph.
  return schema.nodes['bullet_list'] === undefined ? splitAtBreaks(doc).content : doc.content;
}

/** Line breaks of Unicode that some programs write into HTML. */
const lineSeparators = /[\v\u0085\u2028\u2029]/g;

/**
 * The page's policy reports every `style` and `base`, so they are read under other names. Quotation marks count only behind
 * an equals sign, as in browsers.
 */
const withoutReports = (html: string): string =>
  html
    .replace(/<(\/?)style\b/gi, '<$1iframe')
    .replace(/<base\b/gi, '<meta')
    .replace(tag, (whole) =>
      whole.replace(attribute, (each) => each.replace(/^style(?=[\s=]|$)/i, styleAttribute)),
    );

const attribute = /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;
const tag = new RegExp(`<[a-z][^\\s/>]*(?:[\\s/]+|${attribute.source}){0,999}`, 'gi');

/** Emoji that mail programs draw. */
const emoji =
  /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d){0,12}$/u;

/** A text may contain only uploaded pictures. */
function removePictures(
  body: HTMLElement,
  schema: Schema,
  isOwnImage: (src: string) => boolean,
  losses: Losses,
): void {
  const canHave = schema.nodes['figure'] !== undefined;
  for (const image of body.querySelectorAll('img')) {
    const alt = image.getAttribute('alt') ?? '';
    if (canHave && isOwnImage(image.getAttribute('src') ?? '')) continue;
    // Senders count openings with invisible pictures.
    const isTiny = ['width', 'height'].some((side) => /^[01](?:px)?$/.test(image.getAttribute(side) ?? ''));
    if (!isTiny && !emoji.test(alt)) losses.pictures += 1;
    image.replaceWith(emoji.test(alt) ? alt : '');
  }
}

/** A single paragraph goes into the line of the caret; other blocks join it only at their paragraphs. */
export function toSlice(content: Fragment): Slice {
  const isParagraph = (node: Node | null | undefined): boolean => node?.type.name === 'paragraph';
  return new Slice(content, isParagraph(content.firstChild) ? 1 : 0, isParagraph(content.lastChild) ? 1 : 0);
}
