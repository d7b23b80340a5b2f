import type { Block, Booklet, BookletDay, Piece } from '#adapters/booklets/booklets.ts';
import { escapeXml } from '#http/answers/escape-xml.ts';
import { type Packed, packed, stored, zipOf } from './zip.ts';

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Little of it: readers of books have their own sizes, faces and colors, and their owners chose them. */
const style = `body { margin: 0 5%; line-height: 1.5; }
h1 { font-size: 1.6em; line-height: 1.2; margin: 0.3em 0; }
h2 { font-size: 1.15em; margin: 1.6em 0 0.4em; }
p { margin: 0 0 0.7em; }
.about, .note { font-size: 0.85em; margin: 0 0 0.3em; }
.about { font-style: italic; }
blockquote { margin: 0 0 0.7em 1.4em; }
sup { font-size: 0.65em; line-height: 0; }
.line { font-size: 0.75em; margin-top: 3em; }
`;

const pageOf = (title: string, body: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-US" xml:lang="en-US">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>
${body}
</body>
</html>
`;

const tagOfPiece = { plain: '', emphasis: 'em', verse: 'sup' } as const;

const written = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, style: of }) => {
      const tag = tagOfPiece[of];
      return tag === '' ? escapeXml(text) : `<${tag}>${escapeXml(text)}</${tag}>`;
    })
    .join('');

function blockOf({ kind, lines }: Block): string {
  if (kind === 'quotation')
    return `<blockquote>${lines.map((line) => `<p>${written(line)}</p>`).join('')}</blockquote>`;
  const text = lines.map(written).join('<br/>');
  return kind === 'heading' ? `<h2>${text}</h2>` : `<p${kind === 'note' ? ' class="note"' : ''}>${text}</p>`;
}

const dayPage = ({ title, dateInWords, about, blocks }: BookletDay): string =>
  pageOf(
    title,
    [
      `<p class="note">${escapeXml(dateInWords)}</p>`,
      `<h1>${escapeXml(title)}</h1>`,
      ...about.map((line) => `<p class="about">${escapeXml(line)}</p>`),
      ...blocks.map(blockOf),
    ].join('\n'),
  );

function navigation({ title, days }: Booklet): string {
  const ways = days.map(
    (day) =>
      `<li><a href="${day.date}.xhtml">${escapeXml(day.title)}</a> <span class="note">${escapeXml(day.dateInWords)}</span></li>`,
  );
  return pageOf(
    title,
    `<nav epub:type="toc" id="toc"><h1>${escapeXml(title)}</h1>\n<ol>\n${ways.join('\n')}\n</ol></nav>`,
  );
}

function packageOf({ id, siteName, title, modifiedAt, days }: Booklet): string {
  const item = (name: string, more = ''): string =>
    `<item id="d-${name}" href="${name}.xhtml" media-type="application/xhtml+xml"${more}/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="week" xml:lang="en-US">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="week">${escapeXml(id)}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:language>en-US</dc:language>
<dc:creator>${escapeXml(siteName)}</dc:creator>
<meta property="dcterms:modified">${modifiedAt.slice(0, 19)}Z</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${item('nav', ' properties="nav"')}
${days.map(({ date }) => item(date)).join('\n')}
${item('last')}
<item id="style" href="book.css" media-type="text/css"/>
</manifest>
<spine>
<itemref idref="d-nav"/>
${[...days.map(({ date }) => date), 'last'].map((name) => `<itemref idref="d-${name}"/>`).join('\n')}
</spine>
</package>
`;
}

/** A week as EPUB 3, but for its last page, which is one reader's. */
export const packBook = async (booklet: Booklet): Promise<readonly Packed[]> => [
  stored('mimetype', 'application/epub+zip'),
  ...(await Promise.all([
    packed('META-INF/container.xml', container),
    packed('book/package.opf', packageOf(booklet)),
    packed('book/nav.xhtml', navigation(booklet)),
    packed('book/book.css', style),
    ...booklet.days.map((day) => packed(`book/${day.date}.xhtml`, dayPage(day))),
  ])),
];

export async function bookWithLine(
  book: readonly Packed[],
  { siteName, address, title }: Booklet,
  line: string,
): Promise<Buffer> {
  const body = `<p>${escapeXml(title)}</p>\n<p>${escapeXml(siteName)}, <a href="${escapeXml(address)}">${escapeXml(address)}</a></p>\n<p class="line">${escapeXml(line)}</p>`;
  return zipOf([...book, await packed('book/last.xhtml', pageOf(siteName, body))]);
}
