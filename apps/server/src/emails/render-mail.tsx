import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MailData, siteLink } from './mail-data.ts';
import { MailLayout } from './mail-layout.tsx';
import type { Part } from './mail-parts.tsx';
import { style } from './mail-style.ts';

const sampleNotice =
  'SAMPLE. This mail was made while trying the site. It is not a receipt, and proves no gift.';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface Draft {
  readonly subject: string;
  /** One sentence, shown beside the subject in the inbox. */
  readonly preview: string;
  /** Shown in the HTML version only, because the plain text follows the subject. */
  readonly heading: string;
  readonly parts: readonly Part[];
  /** Created in test mode; marked so that it cannot be used as a receipt. */
  readonly isSample?: boolean;
}

export function renderMail(mailData: MailData, draft: Draft): RenderedMail {
  const { preview, heading, parts, isSample = false } = draft;
  const subject = isSample ? `SAMPLE: ${draft.subject}` : draft.subject;
  const html = renderToStaticMarkup(
    <MailLayout mailData={mailData} subject={subject} preview={isSample ? `SAMPLE. ${preview}` : preview}>
      {isSample && (
        <p className="sample" style={style.sample}>
          {sampleNotice}
        </p>
      )}
      <h1 style={style.heading}>{heading}</h1>
      {parts.map(({ html, text }) => (
        <Fragment key={text}>{html}</Fragment>
      ))}
    </MailLayout>,
  );
  const paragraphs = [
    ...(isSample ? [sampleNotice] : []),
    ...parts.map(({ text }) => text),
    footerText(mailData),
  ];
  return { subject, html: `<!doctype html>${html}\n`, text: `${paragraphs.join('\n\n')}\n` };
}

const footerText = ({ siteName, publicUrl, organization, supportEmail }: MailData): string =>
  [
    // The standard signature delimiter; the trailing space is required.
    '-- ',
    `${siteName} · ${siteLink(publicUrl, '/')}`,
    `${organization.name}, ${organization.address}`,
    `Questions? ${supportEmail}`,
  ].join('\n');

/** Leaves room for quotation marks in replies. */
const maxLineLength = 72;

/** Wraps a paragraph of plain text. Words longer than a line, such as addresses, are not broken. */
export function wrapText(paragraph: string, prefix = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/[^\S\u00A0]+/)) {
    if (line !== '' && prefix.length + line.length + 1 + word.length > maxLineLength) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => prefix + each).join('\n');
}
