import { blankAddress } from '@wayfare/contracts/rules/links';
import type { Block, Figure, Inline, List, TextBlock, TextRun } from './blocks.ts';

/** The text as HTML, in the very words in which the server keeps it. */
export function htmlOf(blocks: readonly Block[]): string {
  const parts: string[] = [];
  let quote: string[] = [];
  const endQuote = () => {
    if (quote.length > 0) parts.push(`<blockquote>${quote.join('')}</blockquote>`);
    quote = [];
  };
  for (const block of blocks) {
    if (block.kind === 'text' && block.tag === 'quote') {
      quote.push(`<p>${htmlOfInlines(block.inlines)}</p>`);
      continue;
    }
    endQuote();
    parts.push(htmlOfBlock(block));
  }
  endQuote();
  return parts.join('');
}

function htmlOfBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return htmlOfText(block);
    case 'list':
      return htmlOfList(block.list);
    case 'figure':
      return htmlOfFigure(block);
    case 'rule':
      return '<hr />';
  }
}

const htmlOfText = ({ tag, inlines }: TextBlock): string => `<${tag}>${htmlOfInlines(inlines)}</${tag}>`;

function htmlOfList({ isOrdered, items }: List): string {
  const tag = isOrdered ? 'ol' : 'ul';
  const inner = items.map(
    ({ inlines, lists }) => `<li>${htmlOfInlines(inlines)}${lists.map(htmlOfList).join('')}</li>`,
  );
  return `<${tag}>${inner.join('')}</${tag}>`;
}

function htmlOfFigure({ src, alt, isDecoration, caption, width, height }: Figure): string {
  const size = width === null || height === null ? '' : ` width="${width}" height="${height}"`;
  const below = caption.length === 0 ? '' : `<figcaption>${htmlOfInlines(caption)}</figcaption>`;
  const role = isDecoration ? ' role="presentation"' : '';
  return `<figure><img src="${attribute(src)}" alt="${attribute(alt)}"${role}${size} />${below}</figure>`;
}

/** Words of one weight stand in one element, and within it those of one slant. */
function htmlOfInlines(inlines: readonly Inline[]): string {
  return runsOf(inlines, (inline) => inline.kind === 'text-run' && inline.isStrong)
    .map(({ isIt, members }) => (isIt ? `<strong>${slanted(members)}</strong>` : slanted(members)))
    .join('');
}

const slanted = (inlines: readonly Inline[]): string =>
  runsOf(inlines, (inline) => inline.kind === 'text-run' && inline.isEmphasis)
    .map(({ isIt, members }) => {
      const inner = members.map(htmlOfInline).join('');
      return isIt ? `<em>${inner}</em>` : inner;
    })
    .join('');

function htmlOfInline(inline: Inline): string {
  if (inline.kind === 'break') return '<br />';
  if (inline.kind === 'text-run') return escaped(inline);
  const rel =
    /^https?:/i.test(inline.href) && inline.href !== blankAddress ? ' rel="noopener noreferrer"' : '';
  return `<a href="${attribute(inline.href)}"${rel}>${htmlOfInlines(inline.pieces)}</a>`;
}

interface Run<T> {
  readonly isIt: boolean;
  readonly members: T[];
}

function runsOf<T>(all: readonly T[], is: (member: T) => boolean): Run<T>[] {
  const runs: Run<T>[] = [];
  for (const member of all) {
    const last = runs.at(-1);
    if (last !== undefined && last.isIt === is(member)) last.members.push(member);
    else runs.push({ isIt: is(member), members: [member] });
  }
  return runs;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = ({ text }: TextRun): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
const attribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
