// What programs put on the clipboard, in the shapes that each of them gives, and what becomes of it in a post. The
// words are our own.
export interface Pasted {
  readonly from: string;
  readonly html?: string;
  readonly plain?: string;
  /** As the post keeps it. */
  readonly becomes: string;
  /** The notice for the author. */
  readonly notice?: string;
  /** In the reflection of a homily. */
  readonly asLines?: string;
  readonly asLinesNotice?: string;
}

const onePicture =
  '1 picture was left out: it did not come along with the words. Copy it by itself, or drop its file here.';

const figure =
  '<figure><img src="images/0f0e0d0c-1111-4222-8333-444455556666/main.webp" alt="A hill" /><figcaption>The <em>hill</em></figcaption></figure>';
const table =
  '<table><tbody><tr><th>Day</th><th>Psalm</th></tr><tr><td>Sunday</td><td>63</td></tr></tbody></table>';
const reference = '<sup><a role="doc-noteref" id="fnref-1" href="#fn-1">1</a></sup>';
const notes = (note: string): string =>
  `<section role="doc-endnotes"><ol><li id="fn-1">${note} <a role="doc-backlink" href="#fnref-1">↩</a></li></ol></section>`;

const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/Ruth/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0in; font-size:12.0pt; font-family:"Aptos",sans-serif;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;}
--></style></head>
<body lang=EN-US link="#467886" vlink="#96607D" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->`;
const wordTail = '<!--EndFragment--></body></html>';

const wordItem = (place: 'First' | 'Middle' | 'Last', level: number, sign: string, words: string): string =>
  `
<p class=MsoListParagraphCxSp${place} style='margin-left:${level / 2}in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>
`;

const docs = (inner: string): string =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2f0a1c1e-7fff-0d0a-2d8c-3b1f5a6e7c90">${inner}</b><br class="Apple-interchange-newline">`;
const docsSpan = (words: string, looks = 'font-weight:400;font-style:normal'): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;text-decoration:none;vertical-align:baseline;${looks};white-space:pre;white-space:pre-wrap;">${words}</span>`;
const docsLine = (inner: string, tag = 'p'): string =>
  `<${tag} dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</${tag}>`;

const cocoa = (styles: string, body: string): string =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><meta name="CocoaVersion" content="2575.4">
<style type="text/css">
${styles}
</style></head>
<body>
${body}
</body></html>`;

export const pasteCorpus: readonly Pasted[] = [
  {
    from: 'Word, a letter',
    html: `${wordHead}

<p class=MsoTitle>The lamp<o:p></o:p></p>

<h1>Oil for the night<o:p></o:p></h1>

<p class=MsoNormal>Five of them had oil,<span style='mso-spacerun:yes'>&nbsp; </span>and <b style='mso-bidi-font-weight:normal'>five had none</b>.
Nobody noticed <i style='mso-bidi-font-style:normal'>until midnight</i>.<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<h2>The door<o:p></o:p></h2>

<p class=MsoQuote>“Watch therefore.”<o:p></o:p></p>

<p class=MsoNormal>See <a href="https://example.org/matthew?a=1&amp;b=2">the whole
chapter</a>, Mt&nbsp;25.<o:p></o:p></p>
${wordTail}`,
    plain: 'The lamp\r\nOil for the night\r\n…',
    becomes:
      '<h2>The lamp</h2><h2>Oil for the night</h2><p>Five of them had oil, and <strong>five had none</strong>. Nobody noticed <em>until midnight</em>.</p>' +
      '<h2>The door</h2><blockquote><p>“Watch therefore.”</p></blockquote>' +
      '<p>See <a href="https://example.org/matthew?a=1&amp;b=2" rel="noopener noreferrer">the whole chapter</a>, Mt 25.</p>',
    asLines:
      'The lamp\nOil for the night\nFive of them had oil, and five had none. Nobody noticed *until midnight*.\nThe door\n> “Watch therefore.”\nSee the whole chapter, Mt 25.',
  },
  {
    from: 'Word, lists that are paragraphs',
    html: `${wordHead}<p class=MsoNormal>Bring:<o:p></o:p></p>${wordItem('First', 1, '·', 'bread')}${wordItem('Middle', 2, 'o', 'unsliced')}${wordItem('Last', 1, '·', 'wine')}${wordItem('First', 1, '4.', 'sit')}${wordItem('Middle', 2, 'a.', 'within')}${wordItem('Middle', 3, '§', 'deep')}${wordItem('Last', 1, '5.', 'eat')}${wordTail}`,
    becomes:
      '<p>Bring:</p><ul><li>bread<ul><li>unsliced</li></ul></li><li>wine</li></ul><ol start="4"><li>sit<ol><li>within<ul><li>deep</li></ul></li></ol></li><li>eat</li></ol>',
    asLines: 'Bring:\n• bread\n• unsliced\n• wine\n4. sit\n1. within\n• deep\n5. eat',
  },
  {
    from: 'Word, with tracked changes, a remark and a footnote',
    html: `${wordHead}<p class=MsoNormal>He came <del cite="mailto:Ruth%20Avery" datetime="2026-11-20T09:12">late</del><ins cite="mailto:Ruth%20Avery" datetime="2026-11-20T09:12">at noon</ins><a style='mso-comment-reference:RA_1;mso-comment-date:20261120T0913'></a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[RA1]</a><![endif]></span></span><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a>.<o:p></o:p></p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Was it noon?<o:p></o:p></p></div></div></div>
<div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Mark <i>13</i>.<o:p></o:p></p></div></div>${wordTail}`,
    becomes: `<p>He came at noon${reference}.</p>${notes('Mark <em>13</em>.')}`,
    notice: '1 comment was left out.',
  },
  {
    from: 'Word, with raised and lowered letters and merged cells',
    html: `${wordHead}<p class=MsoNormal>The 2<sup>nd</sup> glass of H<sub>2</sub>O<o:p></o:p></p><table class=MsoTableGrid><tr><td colspan=2><p class=MsoNormal>Psalms<o:p></o:p></p></td></tr><tr><td rowspan=2><p class=MsoNormal>Sunday</p></td><td><p class=MsoNormal>63</p></td></tr><tr><td><p class=MsoNormal>149</p></td></tr></table>${wordTail}`,
    becomes:
      '<p>The 2<sup>nd</sup> glass of H<sub>2</sub>O</p><table><tbody><tr><td colspan="2">Psalms</td></tr><tr><td rowspan="2">Sunday</td><td>63</td></tr><tr><td>149</td></tr></tbody></table>',
  },
  {
    from: 'Word, with a table and a picture',
    html: `${wordHead}<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal style='margin-bottom:0in'><b>Sunday</b><o:p></o:p></p></td><td width=301><p class=MsoNormal>Mt 25<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Monday<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="P_1" type="#_x0000_t75"><v:imagedata src="file:///C:/Users/Ruth/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=624 height=351 src="file:///C:/Users/Ruth/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="P_1"><![endif]><o:p></o:p></p>${wordTail}`,
    becomes:
      '<table><tbody><tr><td><strong>Sunday</strong></td><td>Mt 25</td></tr><tr><td>Monday</td><td></td></tr></tbody></table>',
    notice: onePicture,
    asLines: 'Sunday\nMt 25\nMonday',
  },
  {
    from: 'Word in a browser',
    html: `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" role="heading" aria-level="1" paraid="1" paraeid="{1}"><span data-contrast="auto" class="TextRun"><span class="NormalTextRun">Bread</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-aria-level="1" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">one</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">two</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`,
    becomes: '<h2>Bread</h2><ul><li>one</li><li>two</li></ul>',
  },
  {
    from: 'Google Docs',
    html: docs(
      `${docsLine(docsSpan('The well'), 'h1')}${docsLine(docsSpan('She came '), 'p').replace('</p>', `${docsSpan('at noon', 'font-weight:700;font-style:normal')}${docsSpan(', ')}${docsSpan('alone', 'font-weight:400;font-style:italic')}${docsSpan('.')}<br></p>`)}<br>${docsLine(`<a href="https://www.google.com/url?q=https://example.org/john&amp;sa=D&amp;source=editors&amp;usg=x" style="text-decoration:none;">${docsSpan('John 4')}</a>`)}<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400" aria-level="1">${docsLine(docsSpan('jar'))}</li><ul style="margin-top:0"><li dir="ltr" style="list-style-type:circle;" aria-level="2">${docsLine(docsSpan('of clay'))}</li></ul></ul><ol><li dir="ltr" aria-level="1">${docsLine(docsSpan('rope'))}</li></ol><hr>${docsLine(`<span><span style="border:none;display:inline-block;overflow:hidden;width:624px;height:351px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="624" height="351"></span></span>`)}`,
    ),
    becomes:
      '<h2>The well</h2><p>She came <strong>at noon</strong>, <em>alone</em>.</p>' +
      '<p><a href="https://example.org/john" rel="noopener noreferrer">John 4</a></p>' +
      '<ul><li>jar<ul><li>of clay</li></ul></li></ul><ol><li>rope</li></ol><hr />',
    notice: onePicture,
    asLines: 'The well\nShe came at noon, *alone*.\nJohn 4\n• jar\n• of clay\n1. rope',
  },
  {
    from: 'Google Docs, with a footnote and a list in a table',
    html: docs(
      `${docsLine(`${docsSpan('2')}${docsSpan('nd', 'vertical-align:super')}${docsSpan(' well')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>`)}<div dir="ltr"><table><colgroup><col width="100"></colgroup><tbody><tr><td>${docsLine(docsSpan('Bring'))}</td><td><ol><li dir="ltr" aria-level="1">${docsLine(docsSpan('rope'))}</li><ol><li dir="ltr" aria-level="2">${docsLine(docsSpan('of hemp'))}</li></ol></ol></td></tr></tbody></table></div><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a>${docsSpan('&nbsp;In Samaria.')}</p></div>`,
    ),
    becomes: `<p>2<sup>nd</sup> well${reference}</p><table><tbody><tr><td>Bring</td><td><ol><li>rope<ol><li>of hemp</li></ol></li></ol></td></tr></tbody></table>${notes('In Samaria.')}`,
  },
  {
    from: 'Markdown, with a table, code and a picture',
    plain:
      '| Day | Psalm |\n| --- | --- |\n| Sunday | 63 |\n\n```\nlet it = be;\n```\n\nA `word` and ![a hill](https://a.example/hill.png)\n',
    becomes: `${table}<p>let it = be;</p><p>A word and <a href="https://a.example/hill.png" rel="noopener noreferrer">a hill</a></p>`,
    notice: `${onePicture} Code became plain text.`,
  },
  {
    from: 'Markdown, with a note, a list and a quotation',
    plain: 'Watch[^1].\n\n- One\n  1. Within\n- Two\n\n> Said\n> and said\n\n[^1]: Mark *13*.\n',
    becomes: `<p>Watch${reference}.</p><ul><li>One<ol><li>Within</li></ol></li><li>Two</li></ul><blockquote><p>Said and said</p></blockquote>${notes('Mark <em>13</em>.')}`,
  },
  {
    from: 'another post',
    html: `${figure}<p>Watch${reference}.</p>${table}${notes('Mark 13.')}`,
    becomes: `${figure}<p>Watch${reference}.</p>${table}${notes('Mark 13.')}`,
    asLines: 'The *hill*\nWatch.\nDay\nPsalm\nSunday\n63',
    asLinesNotice: `${onePicture} 1 note was left out. 1 table became lines of text.`,
  },
  {
    from: 'Apple Pages',
    html: cocoa(
      `p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; min-height: 12.0px}
li.li1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'}
span.s1 {font: 11.0px 'HelveticaNeue-Bold'; font-kerning: none}
span.s2 {font: italic 11.0px 'Helvetica Neue'; font-kerning: none}
ul.ul1 {list-style-type: disc}`,
      `<p class="p1">A <span class="s1">narrow</span> gate,<span class="Apple-converted-space">  </span>and <span class="s2">few</span> find it.</p>
<p class="p2"><br></p>
<p class="p1">Go in by it.</p>
<ul class="ul1">
<li class="li1">hinge</li>
<ul class="ul1"><li class="li1">pin</li></ul>
<li class="li1">latch</li>
</ul>`,
    ),
    plain: 'A narrow gate,  and few find it.\n\nGo in by it.\n\t•\thinge\n\t\t◦\tpin\n\t•\tlatch',
    becomes:
      '<p>A <strong>narrow</strong> gate, and <em>few</em> find it.</p><p>Go in by it.</p>' +
      '<ul><li>hinge<ul><li>pin</li></ul></li><li>latch</li></ul>',
    asLines: 'A narrow gate, and *few* find it.\nGo in by it.\n• hinge\n• pin\n• latch',
  },
  {
    from: 'Notion',
    html: `<meta charset='utf-8'><h1>Salt</h1>
<p>You are <strong>the salt</strong> of the <em>earth</em>, see <a href="https://example.org/salt">here</a>.</p>
<blockquote>
<p>But if it has lost its taste?</p>
</blockquote>
<ul>
<li>
<p>flavor</p>
<ul>
<li>
<p>and care</p>
</li>
</ul>
</li>
</ul>
<hr>
<p><img src="https://prod-files-secure.s3.us-west-2.amazonaws.com/a/b/salt.png" alt="salt.png"></p>
<!-- notionvc: 4ad2c2e0-1111-4222-8333-444455556666 -->`,
    plain:
      '# Salt\n\nYou are **the salt** of the *earth*, see [here](https://example.org/salt).\n\n> But if it has lost its taste?\n\n- flavor\n    - and care\n\n---',
    becomes:
      '<h2>Salt</h2><p>You are <strong>the salt</strong> of the <em>earth</em>, see <a href="https://example.org/salt" rel="noopener noreferrer">here</a>.</p>' +
      '<blockquote><p>But if it has lost its taste?</p></blockquote><ul><li>flavor<ul><li>and care</li></ul></li></ul><hr />',
    notice: onePicture,
    asLines:
      'Salt\nYou are the salt of the *earth*, see here.\n> But if it has lost its taste?\n• flavor\n• and care',
  },
  {
    from: 'Gmail',
    html: `<meta charset='utf-8'><div dir="ltr" style="color: rgb(34, 34, 34); font-family: Arial, Helvetica, sans-serif; font-size: small; font-style: normal; font-weight: 400; white-space: normal;"><div style="font:inherit">Dear <b style="font-weight:inherit">Luke</b>,</div><div><br></div><div>thank&nbsp;you for <b>Sunday</b>&nbsp;and for St.&nbsp;Mark. <img data-emoji="🙏" class="an1" alt="🙏" aria-label="🙏" src="https://fonts.gstatic.com/s/e/notoemoji/16.0/1f64f/72.png" loading="lazy"></div>One line<br>the next<br><br>A new paragraph<img width="1" height="1" src="https://mail.example/open.gif"><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Ruth wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Come early.<div><br></div><div>Bring bread.</div></div></blockquote></div></div><br class="Apple-interchange-newline">`,
    becomes:
      '<p>Dear <strong>Luke</strong>,</p><p>thank you for <strong>Sunday</strong> and for St. Mark. 🙏</p><p>One line<br />the next</p><p>A new paragraph</p>' +
      '<p>On Mon, Ruth wrote:</p><blockquote><p>Come early.</p><p>Bring bread.</p></blockquote>',
    asLines:
      'Dear Luke,\nthank you for Sunday and for St. Mark. 🙏\nOne line\nthe next\nA new paragraph\nOn Mon, Ruth wrote:\n> Come early.\n> Bring bread.',
  },
  {
    from: 'LibreOffice',
    html: `<!DOCTYPE html>
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">
@page { size: 8.27in 11.69in; margin: 0.79in }
p { line-height: 115%; margin-bottom: 0.1in; background: transparent }
</style></head><body lang="en-US" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">The yoke</h1>
<p style="line-height: 100%; margin-bottom: 0in">My yoke is <b>easy</b>, <i>and
my burden</i> is light.</p>
<p style="line-height: 100%; margin-bottom: 0in"><br/>

</p>
<ol>
	<li><p style="line-height: 100%">come</p></li>
	<ol>
		<li><p>as you are</p></li>
	</ol>
	<li><p>learn</p></li>
</ol>
<p><font color="#000000"><font face="Liberation Serif, serif"><a href="mailto:ruth@example.org">Write</a></font></font><!-- Comment by Ruth: is that so? --></p>
<p><img src="file:///tmp/lu1/yoke.png" name="Image1" align="bottom" width="400" height="300" border="0"/></p>
</body></html>`,
    becomes:
      '<h2>The yoke</h2><p>My yoke is <strong>easy</strong>, <em>and my burden</em> is light.</p>' +
      '<ol><li>come<ol><li>as you are</li></ol></li><li>learn</li></ol><p><a href="mailto:ruth@example.org">Write</a></p>',
    notice: onePicture,
    asLines: 'The yoke\nMy yoke is easy, *and my burden* is light.\n1. come\n1. as you are\n2. learn\nWrite',
  },
  {
    from: 'a mail program, plain and broken at its width',
    plain: `Dear Luke,

you asked what I meant by the ladder in the garage. I meant only that a
thing can hang for years on two nails and nobody thanks the nails for
it, which is how most of us, when all is told, hold up most of what is
held up well-meaningly or not, see https://example.org/ladder for more.

- bread
- wine

> And what of the wall? It seems to me that you leave the wall out of all
> your stories, though it carries the nails.

Ruth Avery
14 Mill Lane
Springfield
`,
    becomes:
      '<p>Dear Luke,</p><p>you asked what I meant by the ladder in the garage. I meant only that a thing can hang for years on two nails and nobody thanks the nails for it, which is how most of us, when all is told, hold up most of what is held up well-meaningly or not, see <a href="https://example.org/ladder" rel="noopener noreferrer">https://example.org/ladder</a> for more.</p><ul><li>bread</li><li>wine</li></ul>' +
      '<blockquote><p>And what of the wall? It seems to me that you leave the wall out of all your stories, though it carries the nails.</p></blockquote><p>Ruth Avery<br />14 Mill Lane<br />Springfield</p>',
    asLines:
      'Dear Luke,\nyou asked what I meant by the ladder in the garage. I meant only that a thing can hang for years on two nails and nobody thanks the nails for it, which is how most of us, when all is told, hold up most of what is held up well-meaningly or not, see https://example.org/ladder for more.\n• bread\n• wine\n> And what of the wall? It seems to me that you leave the wall out of all your stories, though it carries the nails.\nRuth Avery\n14 Mill Lane\nSpringfield',
  },
  {
    from: 'Pages, with soft breaks',
    html: '<p class="p1">First line\u2028second line</p><p class="p1">Next paragraph</p>',
    plain: 'First line\u2028second line\nNext paragraph',
    becomes: '<p>First line<br />second line</p><p>Next paragraph</p>',
  },
  {
    from: 'a plain text with the separators of Unicode',
    plain: 'First line\u2028second line\u2029Next paragraph',
    becomes: '<p>First line<br />second line</p><p>Next paragraph</p>',
  },
  {
    from: 'a plain text with soft breaks',
    plain: 'First line\vstill the first\r\nSecond paragraph\r\n•\tbread\r\no\tunsliced\r\n•\twine',
    becomes:
      '<p>First line<br />still the first</p><p>Second paragraph</p><ul><li>bread</li><li>unsliced</li><li>wine</li></ul>',
    asLines: 'First line\nstill the first\nSecond paragraph\n• bread\n• unsliced\n• wine',
  },
  {
    from: 'a plain poem',
    plain: 'The lamp is small,\nthe night is wide.\n\nCome in, come in,\nand sit inside.',
    becomes: '<p>The lamp is small,<br />the night is wide.</p><p>Come in, come in,<br />and sit inside.</p>',
  },
  {
    from: 'a page that shows a mail as it was sent',
    html: `<pre>you asked what I meant by the ladder in the garage. I meant only that a
thing can hang for years on two nails and nobody thanks the nails for it,
which is how most of us hold up most of what we hold up, and there is an
end.

Ruth
</pre>`,
    becomes:
      '<p>you asked what I meant by the ladder in the garage. I meant only that a thing can hang for years on two nails and nobody thanks the nails for it, which is how most of us hold up most of what we hold up, and there is an end.</p><p>Ruth</p>',
  },
  {
    from: 'a page with a table of tall cells, and things that are not words',
    html: `<style>td{color:red}</style><table><tbody><tr><th>Hour</th><td>Psalm 63<br>and 149</td></tr></tbody></table><button>Buy</button><p hidden style="display:none">Skip to content</p><p>Morning<sup>2</sup> &shy;prayer\u200b</p>`,
    becomes:
      '<table><tbody><tr><th>Hour</th><td>Psalm 63<br />and 149</td></tr></tbody></table><p>Morning<sup>2</sup> prayer</p>',
  },
  {
    from: 'somebody hostile',
    html: `<base href="https://evil.example/"><p onclick="alert(1)" style="background:url(javascript:alert(1))">Words <a href="javascript:alert(1)">one</a> <a href="java\tscript:alert(1)">two</a> <a href="//evil.example">three</a></p><table><tr onmouseover=alert(1)><td><img src=x onerror=alert(1)></td></tr></table><svg><script>alert(1)</script></svg><math><mi//xlink:href="data:x,<script>alert(1)</script>"></math><p class=MsoTitle style="mso-list:l0 level9 lfo1;display:block"><iframe srcdoc="<script>alert(1)</script>"></iframe>Last</p><img alt="🙏<img src=x onerror=alert(1)>" src="data:text/html,<script>alert(1)</script>">`,
    becomes:
      '<p>Words <a href="about:blank">one</a> <a href="about:blank">two</a> <a href="about:blank">three</a></p><h2>Last</h2>',
    notice:
      '2 pictures were left out: they did not come along with the words. Copy each by itself, or drop their files here.',
    asLines: 'Words one two three\nLast',
  },
];
