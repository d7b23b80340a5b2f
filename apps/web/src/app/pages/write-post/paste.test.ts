// Clipboards of programs, and the post that each becomes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homilySchema, writeHomily } from '#app/editing/homily-text.ts';
import { readPaste } from '#app/editing/paste/index.ts';
import { installInertDom } from '#app/editing/testing/inert-dom.ts';
import { readPost, writePost } from './html.ts';
import { postSchema } from './schema.ts';

let uninstall = () => {};
beforeAll(() => {
  uninstall = installInertDom();
});
afterAll(() => uninstall());

const word = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal {margin:0in}</style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const wordItem = (level: number, sign: string, words: string): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
const docs = (body: string): string =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`;
const span = (words: string, align = 'baseline'): string =>
  `<span style="font-weight:400;font-style:normal;vertical-align:${align};white-space:pre-wrap;">${words}</span>`;

const figure =
  '<figure><img src="images/a/main.webp" alt="A hill" /><figcaption>The <em>hill</em></figcaption></figure>';
const table =
  '<table><tbody><tr><th>Day</th><th>Psalm</th></tr><tr><td>Sunday</td><td>63</td></tr></tbody></table>';
const reference = '<sup><a role="doc-noteref" id="fnref-1" href="#fn-1">1</a></sup>';
const notes = (note: string): string =>
  `<section role="doc-endnotes"><ol><li id="fn-1">${note} <a role="doc-backlink" href="#fnref-1">↩</a></li></ol></section>`;

interface PasteCase {
  readonly html?: string;
  readonly plain?: string;
  readonly becomes: string;
  readonly notice?: string;
}

const cases: Readonly<Record<string, PasteCase>> = {
  'Word: bullets, then numbers': {
    html: word(
      wordItem(1, '·', 'bread') +
        wordItem(1, '·', 'wine') +
        wordItem(1, '1.', 'sit') +
        wordItem(1, '2.', 'eat'),
    ),
    becomes: '<ul><li>bread</li><li>wine</li></ul><ol><li>sit</li><li>eat</li></ol>',
  },
  'Word: three levels, numbers from 4': {
    html: word(
      wordItem(1, '4.', 'four') +
        wordItem(2, 'a.', 'within') +
        wordItem(3, '§', 'deep') +
        wordItem(1, '5.', 'five'),
    ),
    becomes: '<ol start="4"><li>four<ol><li>within<ul><li>deep</li></ul></li></ol></li><li>five</li></ol>',
  },
  'Word: a footnote and a comment': {
    html: word(
      `<p class=MsoNormal>He came<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a> late<a style='mso-comment-reference:RA_1;mso-comment-date:20261120T0913'></a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[RA1]</a></span>.</p>` +
        `<div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Mark <i>13</i>.<o:p></o:p></p></div></div>` +
        `<div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>At noon?</p></div></div></div>`,
    ),
    becomes: `<p>He came${reference} late.</p>${notes('Mark <em>13</em>.')}`,
    notice: '1 comment was left out.',
  },
  'Word: superscript and subscript': {
    html: word('<p class=MsoNormal>The 2<sup>nd</sup> glass of H<sub>2</sub>O<o:p></o:p></p>'),
    becomes: '<p>The 2<sup>nd</sup> glass of H<sub>2</sub>O</p>',
  },
  'Word: a table with merged cells': {
    html: word(
      '<table class=MsoTableGrid><tr><td colspan=2><p class=MsoNormal>Psalms<o:p></o:p></p></td></tr><tr><td rowspan=2><p class=MsoNormal>Sunday</p></td><td><p class=MsoNormal>63</p></td></tr><tr><td><p class=MsoNormal>149</p></td></tr></table>',
    ),
    becomes:
      '<table><tbody><tr><td colspan="2">Psalms</td></tr><tr><td rowspan="2">Sunday</td><td>63</td></tr><tr><td>149</td></tr></tbody></table>',
  },
  'Google Docs: bullets, then nested numbers': {
    html: docs(
      `<ul><li dir="ltr" aria-level="1"><p dir="ltr">${span('jar')}</p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr">${span('rope')}</p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr">${span('of hemp')}</p></li></ol></ol>`,
    ),
    becomes: '<ul><li>jar</li></ul><ol><li>rope<ol><li>of hemp</li></ol></li></ol>',
  },
  'Google Docs: superscript, footnotes, redirect links': {
    html: docs(
      `<p dir="ltr">${span('2')}${span('nd', 'super')}${span(' well')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> <a href="https://www.google.com/url?q=https://example.org/john&amp;sa=D">${span('John 4')}</a></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a>${span('&nbsp;In Samaria.')}</p></div>`,
    ),
    becomes: `<p>2<sup>nd</sup> well${reference} <a href="https://example.org/john" rel="noopener noreferrer">John 4</a></p>${notes('In Samaria.')}`,
  },
  'Google Docs: a table with a list in a cell': {
    html: docs(
      `<div dir="ltr"><table><colgroup><col width="100"></colgroup><tbody><tr><td><p dir="ltr">${span('Bring')}</p></td><td><ul><li dir="ltr"><p dir="ltr">${span('oil')}</p></li><li dir="ltr"><p dir="ltr">${span('a lamp')}</p></li></ul></td></tr></tbody></table></div>`,
    ),
    becomes:
      '<table><tbody><tr><td>Bring</td><td><ul><li>oil</li><li>a lamp</li></ul></td></tr></tbody></table>',
  },
  'Markdown: table, code and picture': {
    plain:
      '| Day | Psalm |\n| --- | --- |\n| Sunday | 63 |\n\n```\nlet it = be;\n```\n\nA `word` and ![a hill](https://a.example/hill.png)\n',
    becomes: `${table}<p>let it = be;</p><p>A word and <a href="https://a.example/hill.png" rel="noopener noreferrer">a hill</a></p>`,
    notice:
      '1 picture was left out: it did not come along with the words. Copy it by itself, or drop its file here. Code became plain text.',
  },
  'Markdown: a note, a list and a quotation': {
    plain: 'Watch[^1].\n\n- One\n  1. Within\n- Two\n\n> Said\n> and said\n\n[^1]: Mark *13*.\n',
    becomes: `<p>Watch${reference}.</p><ul><li>One<ol><li>Within</li></ol></li><li>Two</li></ul><blockquote><p>Said and said</p></blockquote>${notes('Mark <em>13</em>.')}`,
  },
  'A plain mail, wrapped at 72, with a list and addresses': {
    plain: `Dear Luke,

you asked what I meant by the ladder in the garage. I meant only that a
thing can hang for years on two nails and no one thanks the nails for
it, which is how most of us hold up most of what is held up, see
https://example.org/ladder for more of it and for the rest of the tale.

- bread
- wine

Ruth Avery
14 Mill Lane
`,
    becomes:
      '<p>Dear Luke,</p><p>you asked what I meant by the ladder in the garage. I meant only that a thing can hang for years on two nails and no one thanks the nails for it, which is how most of us hold up most of what is held up, see <a href="https://example.org/ladder" rel="noopener noreferrer">https://example.org/ladder</a> for more of it and for the rest of the tale.</p><ul><li>bread</li><li>wine</li></ul><p>Ruth Avery<br />14 Mill Lane</p>',
  },
  'An own figure, note and table': {
    html: `${figure}<p>Watch${reference}.</p>${table}${notes('Mark 13.')}`,
    becomes: `${figure}<p>Watch${reference}.</p>${table}${notes('Mark 13.')}`,
  },
};

const isOwnImage = (src: string): boolean => src.startsWith('images/');

test.each(Object.entries(cases))('%s', async (_, { html = '', plain = '', becomes, notice = '' }) => {
  const { content, notice: said } = await readPaste({ html, plain }, postSchema, isOwnImage);
  expect(writePost(content)).toBe(becomes);
  expect(said).toBe(notice);
  expect(writePost(readPost(becomes, isOwnImage))).toBe(becomes);
});

test('a homily keeps the words of a figure, a table and a list, and names what it loses', async () => {
  const html = `<h2>Salt</h2>${figure}<p>Watch${reference} <a href="https://a.example/">there</a>.</p>${table}<ul><li>jar</li></ul>${notes('Mark 13.')}`;
  const { content, notice } = await readPaste({ html, plain: '' }, homilySchema, isOwnImage);
  expect(writeHomily({ content })).toBe('Salt\nThe *hill*\nWatch there.\nDay · Psalm\nSunday · 63\n• jar');
  expect(notice).toBe(
    '1 picture was left out: it did not come along with the words. Copy it by itself, or drop its file here. 1 note was left out. 1 link became plain words. 1 table became lines of text. 1 list became lines of text. 1 heading became plain paragraphs.',
  );
});
