import { Buffer } from 'node:buffer';
import { crc32, inflateRawSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfkitBooklets } from '#adapters/booklets/pdfkit-booklets.ts';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { homilySite } from '../testing/homily-site.ts';
import { bookletRoutes } from './routes.ts';

/** The days from Sunday the 15th; today is Saturday the 21st. */
async function bookletSite(database: TestDatabase) {
  const site = await homilySite(database, {
    besides: (app, deps) => bookletRoutes(app, { ...deps, booklets: pdfkitBooklets() }),
  });
  const editor = await site.member({ name: 'Naomi', groups: ['homily-admin'] });
  const reader = await site.member({ name: 'Łucja & <Ruth>', isComplimentary: true });
  return {
    ...site,
    editor,
    reader,
    ask: (form: string, date = '2026-11-18', token: string | undefined = reader.token) =>
      site.call('GET', `/booklets/${date}/${form}`, { token }),
    async take(form: 'epub' | 'pdf', date?: string) {
      const answer = await this.ask(form, date);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      return Buffer.from(answer.json().file, 'base64');
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

interface Entry {
  readonly name: string;
  readonly way: number;
  readonly extra: number;
  readonly text: string;
}

/** Reads an archive by the table at its end, as programs do. */
function entriesIn(zip: Buffer): Entry[] {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [way, sum, size] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ];
    const [nameLength, from] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    expect(zip.toString('utf8', from + 30, from + 30 + nameLength)).toBe(name);
    const extra = zip.readUInt16LE(from + 28);
    const bytes = zip.subarray(from + 30 + nameLength + extra, from + 30 + nameLength + extra + size);
    const text = way === 0 ? bytes : inflateRawSync(bytes);
    expect(crc32(text)).toBe(sum);
    entries.push({ name, way, extra, text: text.toString() });
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return entries;
}

/** Throws at whatever a strict parser of XML would. */
function readXml(xml: string): void {
  expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/u);
  const open: string[] = [];
  const [, body = ''] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n(?:<!DOCTYPE html>\n)?(<.*)$/s.exec(xml) ?? [];
  expect(body).not.toBe('');
  for (const [piece] of body.matchAll(/<[^<>]*>|[^<>]+|./gs)) {
    const [, closing, name = '', attributes = '', single] =
      /^<(\/?)([a-z][\w:]*)((?: [a-zA-Z:-]+="(?:[^<>&"]|&(?:amp|lt|gt|quot|#39);)*")*)(\/?)>$/i.exec(piece) ??
      [];
    if (name === '') expect(piece).toMatch(/^(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)*$/);
    else if (closing === '/') expect(open.pop()).toBe(name);
    else if (single !== '/') open.push(name);
    const names = [...attributes.matchAll(/ ([a-zA-Z:-]+)=/g)].map(([, each]) => each);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(open).toEqual([]);
}

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | null;
}

function objectAt(pdf: Buffer, id: number, begins: number): PdfObject {
  const text = pdf.toString('latin1', begins);
  const start = `${id} 0 obj\n`;
  expect(text.slice(0, start.length)).toBe(start);
  const whole = text.slice(start.length, text.indexOf('\nendobj'));
  const [opening = '', head = ''] = /^([\s\S]*?)\nstream\r?\n/.exec(whole) ?? [];
  if (opening === '') return { head: whole, stream: null };
  const body = begins + start.length + opening.length;
  const bytes = pdf.subarray(body, body + Number(/\/Length (\d+)/.exec(head)?.[1]));
  return { head, stream: head.includes('/FlateDecode') ? inflateSync(bytes) : bytes };
}

/** The objects of a PDF by their numbers, as the newest of its tables tells where they begin. */
function objectsIn(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const text = pdf.toString('latin1');
  let table: string | undefined = /startxref\n(\d+)\n%%EOF\n?$/.exec(text)?.[1];
  while (table !== undefined) {
    const rest = text.slice(Number(table));
    const [, first = '', rows = ''] = /^xref\n(\d+) \d+\n((?:\d{10} \d{5} [nf][ \r]\n)+)/.exec(rest) ?? [];
    expect(first).not.toBe('');
    for (const [at, row] of rows.trimEnd().split('\n').entries()) {
      const id = Number(first) + at;
      if (row.includes('n') && !objects.has(id)) objects.set(id, objectAt(pdf, id, Number(row.slice(0, 10))));
    }
    const [, trailer = ''] = /trailer\n<<\n([\s\S]*?)\n>>\n/.exec(rest) ?? [];
    table = /\/Prev (\d+)/.exec(trailer)?.[1];
  }
  return objects;
}

/** Which letters the codes of a font are, as it says itself. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [at, [, code = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      letters.set(
        (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'),
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  return letters;
}

/** What is drawn, letter by letter. */
function wordsIn(pdf: Buffer): string {
  const objects = objectsIn(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '') ?? [];
      fonts.set(name, lettersOf(objects.get(Number(unicode))?.stream?.toString('latin1') ?? ''));
    }
  const drawn = [...objects.values()].map(({ stream }) => stream?.toString('latin1') ?? '');
  let font: Map<string, string> | undefined;
  let words = '';
  for (const [, name, hex = ''] of drawn
    .filter((content) => content.includes(' Tf'))
    .join(' ')
    .matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name);
    for (const [code] of hex.matchAll(/.{4}/g)) words += font?.get(code) ?? '';
  }
  return words;
}

const homilyText =
  'Cleverness is *no* place to <stand>.\n> Ἐν ἀρχῇ ἦν ὁ Λόγος.\nŻółć — “so be it” & more\u0007.';
const gospelText = '³⁵The people stood watching. ³⁶The soldiers also mocked him.';

test('a week is a book that every page of is XML, and tells the days up to today alone', async () => {
  await using database = await testDatabase();
  await using site = await bookletSite(database);
  for (const date of ['2026-11-15', '2026-11-18', '2026-11-21', '2026-11-22'])
    await site.publish(site.editor.token, date, { title: `Of ${date} & <i>`, homilyText, gospelText });
  await site.write(site.editor.token, '2026-11-17', { title: 'A draft' });
  const file = await site.take('epub');
  const entries = entriesIn(file);
  expect(file.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  expect(entries[0]).toMatchObject({ name: 'mimetype', way: 0, extra: 0 });
  expect(entries.map(({ name }) => name)).toEqual([
    'mimetype',
    'META-INF/container.xml',
    'book/package.opf',
    'book/nav.xhtml',
    'book/book.css',
    'book/2026-11-15.xhtml',
    'book/2026-11-18.xhtml',
    'book/2026-11-21.xhtml',
    'book/last.xhtml',
  ]);
  for (const { name, text } of entries) if (/\.(xml|opf|xhtml)$/.test(name)) readXml(text);
  const textOf = (end: string) => entries.find(({ name }) => name.endsWith(end))?.text ?? '';
  const manifest = [...textOf('.opf').matchAll(/<item id="([^"]+)" href="([^"]+)"/g)].map(
    ([, id = '', href = '']) => ({ id, href }),
  );
  expect(manifest.map(({ href }) => `book/${href}`).toSorted()).toEqual(
    entries
      .map(({ name }) => name)
      .filter((name) => /^book\/(?!package)/.test(name))
      .toSorted(),
  );
  for (const [, idref] of textOf('.opf').matchAll(/idref="([^"]+)"/g))
    expect(manifest.map(({ id }) => id)).toContain(idref);
  expect(textOf('18.xhtml')).toContain('<sup>35</sup>The people stood watching. <sup>36</sup>');
  expect(textOf('18.xhtml')).toContain('Cleverness is <em>no</em> place to &lt;stand&gt;.');
  expect(textOf('18.xhtml')).toContain('<blockquote><p>Ἐν ἀρχῇ ἦν ὁ Λόγος.</p></blockquote>');
  expect(textOf('last.xhtml')).toContain('Made for Łucja &amp; &lt;Ruth&gt; on November 21, 2026');
  expect(entries.map(({ text }) => text).join('')).not.toMatch(/2026-11-22|A draft|<script/);
  // The same week is the same book.
  expect(await site.take('epub', '2026-11-15')).toEqual(file);
});

test('a week to print has tags and a language, and none of its letters are lost', async () => {
  await using database = await testDatabase();
  await using site = await bookletSite(database);
  await site.publish(site.editor.token, '2026-11-20', {
    homilyText,
    gospelText,
    practice: `${'long'.repeat(60)} words`,
  });
  await site.publish(site.editor.token, '2026-11-22', { homilyText: 'Tomorrow is not here.' });
  const [file, again] = await Promise.all([site.take('pdf'), site.take('pdf')]);
  expect(again).toEqual(file);
  const objects = [...objectsIn(file).values()];
  const catalog = objects.find(({ head }) => head.includes('/Type /Catalog'))?.head ?? '';
  expect(catalog).toContain('/Lang (en-US)');
  expect(catalog).toContain('/StructTreeRoot');
  expect(objects.some(({ head }) => head.includes('/Marked true'))).toBe(true);
  expect(objects.some(({ head }) => head.includes('/DisplayDocTitle true'))).toBe(true);
  const tags = objects.flatMap(({ head }) => /\/S \/(\w+)/.exec(head)?.[1] ?? []);
  expect(new Set(tags)).toEqual(new Set(['Document', 'Sect', 'H1', 'H2', 'P', 'BlockQuote']));
  expect(objects.find(({ head }) => head.includes('/Type /Page\n'))?.head).toMatch(
    /\/MediaBox \[0 0 419\.53 595\.28\]/,
  );
  const words = wordsIn(file);
  for (const some of [
    'The week of November 15,',
    'Cleverness is',
    '“so be it” & more.',
    'Żółć',
    'Λόγος',
    'place to <stand>.',
    '35',
    'Made for Łucja & <Ruth> on November 21, 2026',
  ])
    expect(words).toContain(some);
  expect(words).not.toContain('Tomorrow');
});

test('whoever may not read the whole gets none of it, and a week that has nothing says so', async () => {
  await using database = await testDatabase();
  await using site = await bookletSite(database);
  await site.publish(site.editor.token, '2026-11-22');
  const stranger = await site.member({ name: 'Orpah' });
  const codes = async (...given: Parameters<typeof site.ask>) => {
    const { statusCode, body } = await site.ask(...given);
    return [statusCode, JSON.parse(body).code];
  };
  expect(await codes('epub', '2026-11-18', '')).toEqual([401, 'authentication_required']);
  expect(await codes('pdf', '2026-11-18', stranger.token)).toEqual([403, 'subscription_required']);
  for (const date of ['2026-11-18', '2026-11-22', '2100-12-31', '1970-01-01'])
    expect([date, await codes('epub', date)]).toEqual([date, [404, 'homily_unknown']]);
  for (const [form, date] of [
    ['mobi', '2026-11-18'],
    ['pdf', '2026-02-30'],
    ['pdf', '..%2f'],
  ] as const)
    expect((await site.ask(form, date)).statusCode).toBe(400);
  expect((await site.ask('epub', '2026-11-18', site.editor.token)).statusCode).toBe(404);
});
