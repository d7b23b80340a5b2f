import PdfDocument from 'pdfkit';
import type { Block, Booklet, BookletDay, DrawnBooklet, LettersOfLine, Piece } from './booklets.ts';
import fonts from './fonts.json' with { type: 'json' };
import { type Measure, type SetRun, type Style, setLines } from './set-lines.ts';

const page = { left: 52, right: 52, top: 54, bottom: 62, width: 419.53, height: 595.28 } as const;
const measureWidth = page.width - page.left - page.right;
const foot = page.height - page.bottom;
const ink = '#0e2b38';
const soft = '#455c66';

interface Look extends Style {
  readonly leading: number;
  readonly color: string;
  readonly before: number;
  readonly indent?: number;
}
const looks = {
  title: { face: 'bold', size: 22, leading: 27, color: ink, before: 0 },
  dateLine: { face: 'plain', size: 9.5, leading: 14, color: soft, before: 0 },
  about: { face: 'italic', size: 9.5, leading: 13.5, color: soft, before: 1 },
  heading: { face: 'bold', size: 12, leading: 17, color: ink, before: 16 },
  note: { face: 'plain', size: 8.5, leading: 12.5, color: soft, before: 3 },
  paragraph: { face: 'plain', size: 10.5, leading: 15.4, color: ink, before: 7 },
  quotation: { face: 'plain', size: 10.5, leading: 15.4, color: ink, before: 8, indent: 16 },
} as const satisfies Record<string, Look>;

type Tag = 'H1' | 'H2' | 'P' | 'BlockQuote';
const tagOf: Readonly<Record<Block['kind'], Tag>> = {
  heading: 'H2',
  note: 'P',
  paragraph: 'P',
  quotation: 'BlockQuote',
};

/** What of pdfkit's font we need beside what it measures, and its types leave out. */
interface OpenFont {
  readonly id: string;
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
  encode(text: string): [codes: string[], positions: { advanceWidth: number }[]];
  ref(): unknown;
}

/** A week as a PDF with tags, so that it is read aloud in its order. The same week gives the same bytes. */
export async function drawBooklet(booklet: Booklet): Promise<DrawnBooklet> {
  const doc = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    // Its own first font would be read from a file beside the library.
    font: '',
    info: {
      Title: `${booklet.title}, ${booklet.siteName}`,
      Author: booklet.siteName,
      CreationDate: new Date(booklet.modifiedAt),
    },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.once('end', resolve));
  const type = typeIn(doc);
  const book = doc.struct('Document');
  doc.addStructure(book);
  let y: number = page.top;
  let pages = 0;

  const artifact = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Pagination' });
    draw();
    doc.endMarkedContent();
  };
  function turnPage(): void {
    doc.addPage();
    pages += 1;
    y = page.top;
    const [run] = setLines(plain(`${booklet.siteName}  ·  ${pages}`), () => looks.note, measureWidth, type);
    if (pages > 1)
      artifact(() => doc.fillColor(soft) && drawLine(doc, run ?? [], page.left, page.height - 30));
  }

  function set(
    parent: PDFKit.PDFStructureElement,
    tag: Tag,
    lines: readonly (readonly Piece[])[],
    look: Look,
  ) {
    const element = doc.struct(tag);
    parent.add(element);
    const width = measureWidth - (look.indent ?? 0) * 2;
    const all = lines.flatMap((line) => setLines(line, (style) => styleIn(look, style), width, type));
    y += look.before;
    let isOpen = false;
    for (const [at, line] of all.entries()) {
      if (y + look.leading * (1 + linesThatStay(tag, at, all.length)) > foot) {
        if (isOpen) doc.endMarkedContent();
        isOpen = false;
        turnPage();
      }
      if (!isOpen) element.add(doc.markStructureContent(tag));
      isOpen = true;
      y += look.leading;
      doc.fillColor(look.color);
      drawLine(doc, line, page.left + (look.indent ?? 0), y - look.leading * 0.28);
    }
    if (isOpen) doc.endMarkedContent();
    element.end();
  }

  turnPage();
  const front = doc.struct('Sect');
  book.add(front);
  y += 96;
  set(front, 'P', [plain(booklet.siteName)], looks.dateLine);
  set(front, 'H1', [plain(booklet.title)], looks.title);
  y += 18;
  for (const day of booklet.days) {
    set(front, 'P', [plain(day.title)], { ...looks.paragraph, before: 9 });
    set(front, 'P', [plain(day.dateInWords)], looks.note);
  }
  front.end();
  for (const day of booklet.days) {
    turnPage();
    doc.outline.addItem(`${day.title}, ${day.dateInWords}`);
    const part = doc.struct('Sect');
    book.add(part);
    setDay(day, (tag, lines, look) => set(part, tag, lines, look));
    part.end();
  }
  const last = doc.struct('Sect');
  book.add(last);
  const drawn = leaveLine(doc, last);
  last.end();
  book.end();
  doc.end();
  await ended;
  return { file: Buffer.concat(chunks), ...drawn };
}

function setDay(
  day: BookletDay,
  set: (tag: Tag, lines: readonly (readonly Piece[])[], look: Look) => void,
): void {
  set('P', [plain(day.dateInWords)], looks.dateLine);
  set('H1', [plain(day.title)], looks.title);
  for (const line of day.about) set('P', [plain(line)], looks.about);
  for (const { kind, lines } of day.blocks) set(tagOf[kind], lines, looks[kind]);
}

/** How many of the lines after it stay with a line: a heading stays with what it heads, and no line stands alone. */
function linesThatStay(tag: Tag, at: number, all: number): number {
  if (tag === 'H2') return 2;
  return all > 1 && (at === 0 || at === all - 2) ? 1 : 0;
}

const plain = (text: string): Piece[] => [{ text, style: 'plain' }];

const styleIn = (look: Look, style: Piece['style']): Style =>
  style === 'plain'
    ? look
    : style === 'emphasis'
      ? { ...look, face: 'italic' }
      : { ...look, size: look.size * 0.66, rise: look.size * 0.34 };

function drawLine(doc: PDFKit.PDFDocument, runs: readonly SetRun[], left: number, base: number): void {
  for (const { font, size, rise, x, text } of runs)
    doc
      .font(font)
      .fontSize(size)
      .text(text, left + x, base - rise, { lineBreak: false, baseline: 'alphabetic' });
}

const openFont = (doc: PDFKit.PDFDocument, name: string): OpenFont => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a member that its types do not tell of
  return (doc.font(name) as unknown as { readonly _font: OpenFont })._font;
};

/** Latin, further Latin, Greek: the first that has a letter writes it. */
function typeIn(doc: PDFKit.PDFDocument): Measure {
  const names = new Map(
    Object.entries(fonts).map(([face, files]) => [
      face,
      files.map((file, at) => {
        const name = `${face} ${at}`;
        doc.registerFont(name, Buffer.from(file, 'base64'));
        return { name, font: openFont(doc, name).font };
      }),
    ]),
  );
  return {
    fontFor(face, letter) {
      const code = letter.codePointAt(0) ?? 0;
      return names.get(face)?.find(({ font }) => font.hasGlyphForCodePoint(code))?.name ?? null;
    },
    widthOf: (font, size, text) => doc.font(font).fontSize(size).widthOfString(text),
  };
}

/** Of which a reader's name may be made. */
const lettersOfLine = Array.from({ length: 0x400 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
  /[\p{L}\p{N}\p{P}\p{S} ]/u.test(letter),
);

/** An empty place at the foot of the last page, and what it takes to write into it without drawing the rest again. */
function leaveLine(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
): Pick<DrawnBooklet, 'lineId' | 'letters'> {
  const letters: Record<string, LettersOfLine[string]> = {};
  const resources: Record<string, unknown> = {};
  const type = typeIn(doc);
  for (const letter of lettersOfLine) {
    const name = type.fontFor('plain', letter);
    if (name === null) continue;
    const font = openFont(doc, name);
    const [[code = ''], [place]] = font.encode(letter);
    letters[letter] = [font.id, code, place?.advanceWidth ?? 0];
    resources[font.id] = font.ref();
  }
  const line = doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, -4, measureWidth, 12],
    Resources: { Font: resources },
  });
  // Without any letter it would be no stream at all.
  line.end(' ');
  const { page: lastPage } = doc;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a member that its types do not tell of
  (lastPage as unknown as { xobjects: Record<string, unknown> }).xobjects['Line'] = line;
  const element = doc.struct('P');
  parent.add(element);
  element.add(doc.markStructureContent('P'));
  // A page's own measure goes down, and that of letters up.
  doc.addContent(`q 1 0 0 -1 ${page.left} ${page.height - 44} cm /Line Do Q`);
  doc.endMarkedContent();
  element.end();
  return { lineId: line.id, letters };
}
