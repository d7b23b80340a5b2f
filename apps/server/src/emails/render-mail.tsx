import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MailData, siteLink } from './mail-data.ts';
import { MailLayout } from './mail-layout.tsx';
import { style } from './mail-style.ts';

const sampleNotice =
  'SAMPLE. This mail was made while trying the site. It is not a receipt, and proves no gift.';

const SampleNotice = () => (
  <p className="sample" style={style.sample}>
    {sampleNotice}
  </p>
);

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface Draft {
  readonly subject: string;
  /** One sentence, for the list of mails. */
  readonly preview: string;
  readonly body: ReactNode;
  /** The plain-text twin, a paragraph each, in words of its own. */
  readonly text: readonly string[];
  /** Made while trying the site: nobody may take it for the real thing. */
  readonly isSample?: boolean;
}

export function renderMail(mailData: MailData, draft: Draft): RenderedMail {
  const { preview, body, text, isSample = false } = draft;
  const subject = isSample ? `SAMPLE: ${draft.subject}` : draft.subject;
  const html = renderToStaticMarkup(
    <MailLayout mailData={mailData} subject={subject} preview={isSample ? `SAMPLE. ${preview}` : preview}>
      {isSample && <SampleNotice />}
      {body}
    </MailLayout>,
  );
  const paragraphs = [...(isSample ? [sampleNotice] : []), ...text, footerText(mailData)];
  return { subject, html: `<!doctype html>${html}\n`, text: `${paragraphs.join('\n\n')}\n` };
}

const footerText = ({ siteName, publicUrl, organization, supportEmail }: MailData): string =>
  [
    // Mail programs know the sign of two dashes and a space, and set apart what follows it.
    '-- ',
    `${siteName} · ${siteLink(publicUrl, '/')}`,
    `${organization.name}, ${organization.address}`,
    `Questions? ${supportEmail}`,
  ].join('\n');

/** As wide as a letter that was typed: narrow enough to be quoted in an answer. */
const width = 72;

/** A paragraph of a plain-text mail in lines. What is longer than a line and has no joint, as an address, stays whole. */
export function wrapText(paragraph: string, before = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/[^\S\u00A0]+/)) {
    if (line !== '' && before.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => before + each).join('\n');
}
