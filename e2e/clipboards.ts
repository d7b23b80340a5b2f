// The clipboard content of several programs for the same text: two lines of one paragraph, and another paragraph.
export interface Clipboard {
  readonly plain: string;
  readonly html: string;
}

export const clipboards = {
  Word: {
    plain: 'First line\vsecond line\r\nNext paragraph',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoNormal><span style='mso-fareast-language:EN-US'>First line<br>
second line<o:p></o:p></span></p>

<p class=MsoNormal><span style='mso-fareast-language:EN-US'>Next
paragraph<o:p></o:p></span></p>

<!--EndFragment-->
</body></html>`,
  },
  'Google Docs': {
    plain: 'First line\vsecond line\nNext paragraph',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-6f0a1c1e-7fff-0d0a-2d8c-3b1f5a6e7c90"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;white-space:pre;white-space:pre-wrap;">First line</span><span style="font-size:11pt;font-family:Arial,sans-serif;"><br></span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">second line</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre-wrap;">Next paragraph</span></p></b>`,
  },
  LibreOffice: {
    plain: 'First line\nsecond line\nNext paragraph',
    html: `<!DOCTYPE html>
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head>
<body lang="en-US" link="#000080" vlink="#800000" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">
First line<br/>
second line</p>
<p style="line-height: 100%; margin-bottom: 0cm">Next
paragraph</p>
</body></html>`,
  },
  Pages: {
    plain: 'First line\u2028second line\nNext paragraph',
    html: '<p class="p1">First line\u2028second line</p><p class="p1">Next paragraph</p>',
  },
  /** Only plain text, with the line and paragraph separators of Unicode. */
  'an old editor': { plain: 'First line\u2028second line\u2029Next paragraph', html: '' },
} as const satisfies Readonly<Record<string, Clipboard>>;

export const programs = Object.keys(clipboards) as (keyof typeof clipboards)[];
