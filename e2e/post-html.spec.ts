// What the editor makes of HTML, for all HTML that the server lets through, in a real browser.
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { build } from 'vite';
import { sanitizeForSave } from '../apps/server/src/features/blog/sanitize.ts';
import { hostileHtml } from '../apps/server/src/features/blog/testing/hostile-html.ts';
import type { writing } from '../apps/web/src/app/pages/write-post/testing/round-trip.ts';
import { samplePosts } from '../apps/web/src/site/content/sample-posts.ts';
import { doc, html } from './generated-posts.ts';
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

// One worker, because each bundles the editor.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { script: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  script: [async ({}, use) => use(await bundled()), { scope: 'worker' }],
});

test.beforeEach(async ({ page, script }) => {
  await page.addScriptTag({ content: script });
});

const roundTrip = (page: Page, html: string): Promise<string> =>
  page.evaluate((given) => window.writing.roundTrip(given), html);
const pasted = (page: Page, given: { html?: string; plain?: string }): Promise<string> =>
  page.evaluate(async (part) => (await window.writing.paste(part)).html, given);

/** The same documents in each run. */
const bounded = { seed: 20_261_121, numRuns: 100 };

/** Every letter, without the spaces that HTML does not count and without notes; in no order, since captions may move. */
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

test('the server keeps what the editor writes, and the editor reads and writes it again, to the letter', async ({
  page,
}) => {
  await fc.assert(
    fc.asyncProperty(doc, async (given) => {
      const written = await page.evaluate((json) => window.writing.written(json), given);
      expect(await sanitizeForSave(written), 'the server').toBe(written);
      expect(await roundTrip(page, written), 'the editor').toBe(written);
    }),
    bounded,
  );
});

test('sample posts, sanitized hostile HTML and a text with all elements are stable', async ({ page }) => {
  for (const { content } of samplePosts)
    expect(await roundTrip(page, content)).toBe(content.replaceAll('>\n<', '><'));
  for (const hostile of hostileHtml) {
    const once = await roundTrip(page, await sanitizeForSave(hostile));
    expect(await sanitizeForSave(once)).toBe(once);
    expect(await roundTrip(page, once)).toBe(once);
  }
  const whole =
    '<p>Plain, <strong>bold <em>both</em></strong> and <em>slanted</em>,<br />with ' +
    '<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer">a <strong>link</strong></a> and ' +
    '<a href="tel:+12125550100">a number</a>.</p><h2>Two</h2><h3>Three</h3><h4>Four</h4>' +
    '<ul><li>One<ol><li>First</li><li>Second<ul><li>Deep</li></ul></li></ol></li><li>Two</li></ul>' +
    '<blockquote><p>Said</p><p>and said again</p></blockquote><hr />' +
    '<figure><img src="images/0f0e0d0c-1111-4222-8333-444455556666/main.webp" alt="A hill" />' +
    '<figcaption>The <em>hill</em></figcaption></figure>' +
    '<p>H<sub>2</sub>O, 2<sup>nd</sup><sup><a role="doc-noteref" id="fnref-1" href="#fn-1">1</a></sup></p>' +
    '<table><tbody><tr><th>a</th><th colspan="2">b</th></tr><tr><td></td><td>x<ul><li>y</li></ul></td>' +
    '<td><p>a</p><p>b</p></td></tr></tbody></table><ol start="4"><li>Four</li></ol>' +
    '<section role="doc-endnotes"><ol><li id="fn-1">A <em>note</em>. <a role="doc-backlink" href="#fnref-1">↩</a></li></ol></section>';
  expect(await sanitizeForSave(whole)).toBe(whole);
  expect(await roundTrip(page, whole)).toBe(whole);

  const marks = [{ type: 'link', attrs: { href: 'https://a.example/' } }];
  const content = [
    { type: 'text', text: 'here', marks },
    { type: 'footnote', attrs: { note: [{ type: 'text', text: 'A note.' }] }, marks },
    { type: 'text', text: ' and', marks },
  ];
  const linked = { type: 'doc', content: [{ type: 'paragraph', content }] };
  const written = await page.evaluate((json) => window.writing.written(json), linked);
  expect(written, 'a reference within a link').toBe(
    '<p><a href="https://a.example/" rel="noopener noreferrer">here</a>' +
      '<sup><a role="doc-noteref" id="fnref-1" href="#fn-1">1</a></sup>' +
      '<a href="https://a.example/" rel="noopener noreferrer"> and</a></p>' +
      '<section role="doc-endnotes"><ol><li id="fn-1">A note. <a role="doc-backlink" href="#fnref-1">↩</a></li></ol></section>',
  );
  expect(await sanitizeForSave(written)).toBe(written);
  expect(await roundTrip(page, written)).toBe(written);
});

test('the clipboards of other programs are pasted into a post and into a homily', async ({ page }) => {
  for (const { from, html: dressed = '', plain = '', becomes, notice = '', ...inHomily } of pasteCorpus) {
    const clipboard = { html: dressed, plain };
    expect(await page.evaluate((part) => window.writing.paste(part), clipboard), from).toEqual({
      html: becomes,
      notice,
    });
    expect(await sanitizeForSave(becomes), `${from}: the server changes nothing`).toBe(becomes);
    expect(await roundTrip(page, becomes), `${from}: the editor changes nothing`).toBe(becomes);
    const lines = await page.evaluate((part) => window.writing.pastedLines(part), clipboard);
    if (inHomily.asLines !== undefined) expect(lines.text, from).toBe(inHomily.asLines);
    if (inHomily.asLinesNotice !== undefined) expect(lines.notice, from).toBe(inHomily.asLinesNotice);
  }
});

test('no word of a long or deep paste is lost', async ({ page }) => {
  expect(await pasted(page, { plain: '## Learn C#\n\n### Closed ###' })).toBe(
    '<h2>Learn C#</h2><h3>Closed</h3>',
  );
  const many = 5_000;
  expect(
    (await pasted(page, { plain: '**a** b '.repeat(many) })).match(/<strong>a<\/strong> b/g),
  ).toHaveLength(many);
  expect((await pasted(page, { plain: '- a\n'.repeat(many) })).match(/<li>a<\/li>/g)).toHaveLength(many);

  const steps = Array.from({ length: 30 }, (_, at) => `step ${at}`);
  const lists = steps.map((step) => `<ul><li>${step}`).join('') + '</li></ul>'.repeat(steps.length);
  const indented = steps.map((step, at) => `${'  '.repeat(at)}- ${step}`).join('\n');
  for (const written of [await pasted(page, { html: lists }), await pasted(page, { plain: indented })]) {
    expect(await sanitizeForSave(written)).toBe(written);
    for (const step of steps) expect(written).toContain(`<li>${step}<`);
  }
});
