import { samplePosts } from '@wayfare/web/site';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureKey } from '#adapters/storage/storage.ts';
import { listImageKeys } from './content-images.ts';
import type { Picture } from './pictures/picture.ts';
import { renderContent } from './present.ts';
import { sanitizeForSave } from './sanitize.ts';
import { hostileHtml } from './testing/hostile-html.ts';

const key = pictureKey('0b7c9c0e-1111-4222-8333-444455556666');
const picture: Picture = { key, width: 1_200, height: 800 };
const shown = (html: string) => renderContent(html, new Map([[key, picture]]), 'https://cdn.example/media');

const plain = '(?:p|h[234]|strong|em|[uo]l|li|blockquote|a|fig(?:ure|caption)|su[bp]|table|tbody|t[rdh])';
const text = '[^"<>]*';
/** Everything that clean HTML is made of; whatever else begins with an angle bracket is none of it. */
const clean = new RegExp(
  [
    '[^<>]+',
    `<${plain}>`,
    `</${plain}>`,
    '<[bh]r />',
    '</section>',
    '<section role="doc-endnotes">',
    '<li id="fn-\\d{1,3}">',
    '<ol start="\\d{1,4}">',
    '<figure class="wide">',
    '<t[dh](?: colspan="\\d{1,2}")?(?: rowspan="\\d{1,2}")?>',
    '<a role="doc-noteref" id="fnref-\\d{1,3}" href="#fn-\\d{1,3}">',
    '<a role="doc-backlink" href="#fnref-\\d{1,3}">',
    `<a href="https?:${text}" rel="noopener noreferrer">`,
    `<a href="(?:about:blank|(?:mailto|tel):${text}|/(?![/\\\\])${text})">`,
    `<img src="images/[0-9a-f-]{36}/main\\.webp" alt="${text}"(?: role="presentation")? />`,
  ].join('|'),
  'giy',
);

function remainder(html: string): string {
  clean.lastIndex = 0;
  let end = 0;
  while (end < html.length && clean.test(html)) end = clean.lastIndex;
  return html.slice(end);
}

test('the hostile inputs are unique and at least one hundred', () => {
  expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
  expect(hostileHtml.length).toBeGreaterThanOrEqual(100);
});

test.each(hostileHtml)('sanitizing removes everything unsafe from %j', async (html) => {
  const once = await sanitizeForSave(html);
  expect(remainder(once)).toBe('');
  expect(await sanitizeForSave(once)).toBe(once);
});

test('sanitizing leaves allowed HTML unchanged', async () => {
  for (const { content } of samplePosts) expect(await sanitizeForSave(content)).toBe(content);
  const all = [
    '<h2>One</h2><h3>Two</h3><h4>Three</h4>',
    '<p>A <strong>b</strong> <em>c</em><br />d</p>',
    '<ul><li>x</li></ul><ol><li>y</li></ol><hr />',
    '<blockquote><p>“Peace.”</p></blockquote>',
    `<figure><img src="${key}" alt="A &quot;door&quot;" /><figcaption>At dusk</figcaption></figure>`,
    '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer">x</a></p>',
    '<p><a href="mailto:ruth@example.org">y</a> <a href="tel:+12125550100">z</a></p>',
    '<p>H<sub>2</sub>O, 2<sup>nd</sup></p><ol start="4"><li>x</li></ol>',
    '<table><tbody><tr><th>a</th><td colspan="2" rowspan="3">b</td></tr></tbody></table>',
    `<figure class="wide"><img src="${key}" alt="A door" /></figure>`,
    '<p>x<sup><a role="doc-noteref" id="fnref-1" href="#fn-1">1</a></sup></p>' +
      '<section role="doc-endnotes"><ol><li id="fn-1">A note. <a role="doc-backlink" href="#fnref-1">↩</a></li></ol></section>',
  ];
  for (const html of all) expect(await sanitizeForSave(html)).toBe(html);
});

test.each([
  ['<h1>x</h1>', '<h2>x</h2>'],
  ['<p><b>x</b><i>y</i></p>', '<p><strong>x</strong><em>y</em></p>'],
  ['<p style="color:red" class="MsoNormal">x<o:p></o:p></p>', '<p>x</p>'],
  ['<span style="white-space: pre-wrap">x</span>', 'x'],
  [`<img src="${key}" role="presentation">`, `<img src="${key}" alt="" role="presentation" />`],
  [`<img src="${key}" alt="A hill" role="presentation">`, `<img src="${key}" alt="A hill" />`],
  [`<img src="${key}" role="button">`, `<img src="${key}" alt="" />`],
  ['<section>x</section>', 'x'],
  ['<table class="x"><td colspan="900" style="x">x</td></table>', '<table><td>x</td></table>'],
  ['<a role="doc-noteref" id="top" href="#top">x</a>', '<a href="about:blank">x</a>'],
  ['<figure class="wide evil"></figure>', '<figure></figure>'],
  ['<a href="page">x</a>', '<a href="about:blank">x</a>'],
  ['<a href="/about">x</a>', '<a href="about:blank">x</a>'],
  [`<img src="https://old.example/media/${key}" srcset="x 1x" width="9">`, `<img src="${key}" alt="" />`],
])('%s is normalized', async (given, tidy) => {
  expect(await sanitizeForSave(given)).toBe(tidy);
});

test('sanitizing ends at its limit of CPU time, and the next text is sanitized', async () => {
  await expect(sanitizeForSave('<'.repeat(4_000_000))).rejects.toMatchObject({ code: 'post_too_complex' });
  expect(await sanitizeForSave('<p>x</p>')).toBe('<p>x</p>');
});

test('reading a post does not wait for posts being saved', async () => {
  await shown('<p>x</p>');
  let saved = 0;
  const saves = Array.from({ length: 4 }, async () => {
    await sanitizeForSave('<'.repeat(100_000));
    saved += 1;
  });
  await shown('<p>x</p>');
  expect(saved).toBeLessThan(4);
  await Promise.all(saves);
});

test('rendered content has all picture sizes and is saved back unchanged', async () => {
  const kept = `<p>x</p><figure><img src="${key}" alt="A &lt;door&gt;" /></figure>`;
  const html = await shown(kept);
  expect(html).toContain(`src="https://cdn.example/media/${key}"`);
  expect(html).toContain('/480.webp 480w, ');
  expect(html).toContain(' width="1200" height="800" alt="A &lt;door&gt;" loading="lazy"');
  expect(await sanitizeForSave(html)).toBe(kept);
  expect(await shown(await sanitizeForSave(html))).toBe(html);
  expect(listImageKeys(kept)).toEqual([key]);
});

test('escaped image markup stays text', async () => {
  const written = await sanitizeForSave(`<p>&lt;img src="${key}" alt="x" /&gt;</p>`);
  expect(await shown(written)).toBe(written);
});

const names = [
  'p',
  'a',
  'img',
  'b',
  'div',
  'ul',
  'li',
  'svg',
  'style',
  'script',
  'figure',
  'table',
  'h1',
  'br',
];
const attributes = fc.oneof(
  fc.constantFrom(
    ' href="javascript:x"',
    ' href=/x',
    ` src="${key}"`,
    ' alt="\'<\u0000>&amp;"',
    ' onerror=x',
    ' title="',
  ),
  fc.string({ maxLength: 8 }),
);
const piece = fc.oneof(
  fc.tuple(fc.constantFrom(...names), attributes).map(([name, attribute]) => `<${name}${attribute}>`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '&lt;', '&#60', '&amp;amp;', '<', '>', '"', '<p', '</'),
  fc.constantFrom(...hostileHtml),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
);

test('sanitizing random input is safe and idempotent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
      const once = await sanitizeForSave(pieces.join(''));
      expect(remainder(once)).toBe('');
      expect(await sanitizeForSave(once)).toBe(once);
      expect(await sanitizeForSave(await shown(once))).toBe(once);
    }),
    { numRuns: 400 },
  );
});
