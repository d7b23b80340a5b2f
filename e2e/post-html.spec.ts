// What the editor makes of HTML, for all HTML that the server lets through, in a real browser.
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { build } from 'vite';
import { sanitizeForSave } from '../apps/server/src/features/blog/sanitize.ts';
import type { writing } from '../apps/web/src/app/pages/write-post/testing/round-trip.ts';
import { stripLightMarks } from '../packages/contracts/src/rules/light-marks.ts';
import { block, html } from './generated-posts.ts';
import { pasteCorpus } from './paste-corpus.ts';

declare global {
  interface Window {
    writing: typeof writing;
  }
}

const root = join(import.meta.dirname, '..');

async function bundled(): Promise<string> {
  const built = await build({
    root: join(root, 'apps/web'),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: join(root, 'apps/web/src/app/pages/write-post/testing/round-trip.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = Array.isArray(built) ? (built[0]?.output ?? []) : 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('Nothing was bundled.');
  return chunk.code;
}

const test = base.extend<object, { script: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  script: [async ({}, use) => use(await bundled()), { scope: 'worker' }],
});

test.beforeEach(async ({ page, script }) => {
  await page.addScriptTag({ content: script });
});

const roundTrip = (page: Page, html: string): Promise<string> =>
  page.evaluate((given) => window.writing.roundTrip(given), html);
const pasted = (page: Page, html: string): Promise<string> =>
  page.evaluate((given) => window.writing.pasted(given), html);

/** The same documents every time, so that a red run can be looked at; and no more of them than there is time for. */
const bounded = { seed: 20_261_121, numRuns: 400, interruptAfterTimeLimit: 120_000 };

/** Every letter, without the blanks that HTML does not count; in no order, for a picture in a list goes below the list. */
async function letters(page: Page, given: string): Promise<string[]> {
  const said = await page.evaluate(
    (source) => new DOMParser().parseFromString(source, 'text/html').body.textContent ?? '',
    given,
  );
  return said
    .replace(/[ \t\n\f\r]+/g, '')
    .split('')
    .toSorted();
}

test('whatever the server lets through goes through the editor once and is stable from then on', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await fc.assert(
    fc.asyncProperty(html, async (wild) => {
      const kept = await sanitizeForSave(wild);
      const once = await roundTrip(page, kept);
      expect(await roundTrip(page, once), 'a second trip changes nothing').toBe(once);
      expect(await sanitizeForSave(once), 'the server keeps what the editor wrote, to the letter').toBe(once);
      expect(await letters(page, once), 'no letter is lost').toEqual(await letters(page, kept));
    }),
    bounded,
  );
});

test('what the editor writes the server keeps, and the editor reads and writes again, to the letter', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 7 }), async (blocks) => {
      const written = await page.evaluate((given) => window.writing.written(given), blocks);
      expect(await sanitizeForSave(written), 'the server').toBe(written);
      expect(await roundTrip(page, written), 'the editor').toBe(written);
    }),
    bounded,
  );
});

test('a text with everything in it comes out as it went in', async ({ page }) => {
  const whole =
    '<p>Plain, <strong>bold <em>both</em></strong> and <em>slanted</em>,<br />with ' +
    '<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer">a <strong>link</strong></a> and ' +
    '<a href="tel:+12125550100">a number</a>.</p><h2>Two</h2><h3>Three</h3><h4>Four</h4>' +
    '<ul><li>One<ol><li>First</li><li>Second<ul><li>Deep</li></ul></li></ol></li><li>Two</li></ul>' +
    '<blockquote><p>Said</p><p>and said again</p></blockquote><hr />' +
    '<figure><img src="images/0f0e0d0c-1111-4222-8333-444455556666/main.webp" alt="A hill" />' +
    '<figcaption>The <em>hill</em></figcaption></figure>';
  expect(await sanitizeForSave(whole)).toBe(whole);
  expect(await roundTrip(page, whole)).toBe(whole);
});

for (const { from, html: dressed = '', plain = '', becomes, leftOut = 0, asLines } of pasteCorpus) {
  test(`what comes from ${from} becomes what a post can be made of`, async ({ page }) => {
    const taken = await page.evaluate((brought) => window.writing.taken(brought), { html: dressed, plain });
    expect(taken).toEqual({ html: becomes, leftOut });
    expect(await sanitizeForSave(becomes), 'the server keeps it to the letter').toBe(becomes);
    expect(await roundTrip(page, becomes), 'and so does the editor').toBe(becomes);
    if (asLines === undefined) return;
    const brought = { html: dressed, plain };
    const lines = (hasLightMarks: boolean) =>
      page.evaluate((given) => window.writing.lines(given.brought, given.hasLightMarks), {
        brought,
        hasLightMarks,
      });
    expect(await lines(true)).toBe(asLines);
    // Where nothing has marks, the words are the same.
    if (dressed !== '') expect(await lines(false)).toBe(stripLightMarks(asLines));
  });
}

test('what was copied from Word comes in clean', async ({ page }) => {
  const item = (style: string, bullet: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 ${style} lfo1'><![if !supportLists]>` +
    `<span style='font-family:Symbol;mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
    `<![endif]>${words}<o:p></o:p></p>`;
  const copied =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0in}</style></head><body>' +
    '<!--StartFragment--><h1 style="color:red">Title<o:p></o:p></h1>' +
    "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> and <span style='font-style:italic'>slanted</span><o:p></o:p></p>" +
    item('level1', '·', 'One') +
    item('level2', 'o', 'Within') +
    item('level1', '·', 'Two') +
    '<p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
    item('level1', '1.', 'First') +
    '<!--EndFragment--></body></html>';
  const words = await pasted(page, copied);
  expect(words).toBe(
    '<h2>Title</h2><p><strong>Bold</strong> and <em>slanted</em></p>' +
      '<ul><li>One<ul><li>Within</li></ul></li><li>Two</li></ul><ol><li>First</li></ol>',
  );
});

test('what was copied from Google Docs comes in clean', async ({ page }) => {
  const copied =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">' +
    '<span style="font-weight:400;font-style:normal">Plain </span><span style="font-weight:700">bold </span>' +
    '<a href="https://www.google.com/url?q=https://a.example/x&amp;sa=D" style="text-decoration:none">' +
    '<span style="font-style:italic">link</span></a></p><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li>' +
    '<ul><li dir="ltr" aria-level="2"><p><span>Within</span></p></li></ul></ul></b><img src="https://elsewhere.example/x.png">';
  expect(await pasted(page, copied)).toBe(
    '<p>Plain <strong>bold </strong><a href="https://a.example/x" rel="noopener noreferrer"><em>link</em></a></p>' +
      '<ul><li>One<ul><li>Within</li></ul></li></ul>',
  );
});

test('Markdown becomes what it says', async ({ page }) => {
  const written =
    '# Title\n\nPlain **bold** and *slanted*, [a link](https://a.example/x) and [a trap](javascript:x).\n\n' +
    '- One\n  1. Within\n- Two\n\n> Said\n> and said\n\n---\n\n### Three\n2 * 3 * 4 and snake_case_name';
  const words = await page.evaluate((given) => window.writing.fromMarkdown(given), written);
  expect(words).toBe(
    '<h2>Title</h2><p>Plain <strong>bold</strong> and <em>slanted</em>, ' +
      '<a href="https://a.example/x" rel="noopener noreferrer">a link</a> and <a href="about:blank">a trap</a>.</p>' +
      '<ul><li>One<ol><li>Within</li></ol></li><li>Two</li></ul><blockquote><p>Said and said</p></blockquote><hr />' +
      '<h3>Three</h3><p>2 * 3 * 4 and snake_case_name</p>',
  );
});

test('however much is pasted, and however deep, no word of it is lost', async ({ page }) => {
  const fromMarkdown = (text: string) => page.evaluate((given) => window.writing.fromMarkdown(given), text);
  expect(await fromMarkdown('## Learn C#\n\n### Closed ###')).toBe('<h2>Learn C#</h2><h3>Closed</h3>');
  const many = 20_000;
  expect((await fromMarkdown('**a** b '.repeat(many))).match(/<strong>a<\/strong> b/g)).toHaveLength(many);
  expect((await fromMarkdown('- a\n'.repeat(many))).match(/<li>a<\/li>/g)).toHaveLength(many);

  const depth = 30;
  const steps = Array.from({ length: depth }, (_, at) => `step ${at}`);
  const lists = steps.map((step) => `<ul><li>${step}`).join('') + '</li></ul>'.repeat(depth);
  const indented = steps.map((step, at) => `${'  '.repeat(at)}- ${step}`).join('\n');
  for (const written of [await pasted(page, lists), await fromMarkdown(indented)]) {
    expect(await sanitizeForSave(written)).toBe(written);
    for (const step of steps) expect(written).toContain(`<li>${step}<`);
  }
});
