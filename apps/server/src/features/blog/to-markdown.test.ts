import { expect, test } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const written = (html: string): string => toMarkdown(html, (key) => `images/${key.length}.webp`);

test.each([
  ['', ''],
  ['<p></p>', ''],
  ['<h2>One</h2><h3>Two</h3><h4>Three</h4>', '## One\n\n### Two\n\n#### Three\n'],
  ['<p>A <strong>b</strong> <em>c</em><br />d</p>', 'A **b** *c*\\\nd\n'],
  ['<p>1 &lt; 2 &amp; *so* [on]</p>', '1 \\< 2 & \\*so\\* \\[on\\]\n'],
  ['<p><a href="/about">us</a></p>', '[us](/about)\n'],
  ['<p><a href="https://a.b/?x=1&amp;y=(2)">q</a></p>', '[q](https://a.b/?x=1&y=%282%29)\n'],
  ['<ul><li>x</li><li>y<ol><li>z</li></ol></li></ul>', '- x\n\n- y\n\n   1. z\n'],
  ['<blockquote><p>a</p><p>b<br />c</p></blockquote><p>d</p>', '> a\n\n> b\\\n> c\n\nd\n'],
  ['<h2></h2><p>1. no list</p><p>- nor this</p>', '1\\. no list\n\n\\- nor this\n'],
  ['<hr /><p>x</p>', '---\n\nx\n'],
  [
    '<figure><img src="k" alt="A &quot;door&quot;" /><figcaption>At dusk</figcaption></figure>',
    '![A "door"](images/1.webp)\n\nAt dusk\n',
  ],
  ['<ol start="4"><li>x</li></ol>', '4. x\n'],
  ['<p>2<sup>nd</sup>, H<sub>2</sub>O</p>', '2<sup>nd</sup>, H<sub>2</sub>O\n'],
  [
    '<p>x</p><table><tbody><tr><td rowspan="2">a*<img src="k" alt="" /></td></tr></tbody></table>',
    'x\n\n<table><tbody><tr><td rowspan="2">a*<img src="images/1.webp" alt="" /></td></tr></tbody></table>\n',
  ],
  [
    '<p>x<sup><a role="doc-noteref" id="fnref-1" href="#fn-1">1</a></sup>.</p>' +
      '<section role="doc-endnotes"><ol><li id="fn-1">A <em>note</em>. <a role="doc-backlink" href="#fnref-1">↩</a></li></ol></section>',
    'x[^1].\n\n[^1]: A *note*.\n',
  ],
])('%j becomes the Markdown %j', (html, markdown) => {
  expect(written(html)).toBe(markdown);
});
