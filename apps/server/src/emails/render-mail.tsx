import { Fragment } from 'react';
import { type MailData, siteLink } from './mail-data.ts';
import { FooterLink, FooterText, type RenderedMail, renderMailPage } from './mail-page.tsx';
import { mailColor, type Part, style } from './mail-parts.tsx';

const sampleNotice =
  'SAMPLE. This mail was made while trying the site. It is not a receipt, and proves no gift.';

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
  const html = renderMailPage({
    siteName: mailData.siteName,
    subject,
    preview: isSample ? `SAMPLE. ${preview}` : preview,
    color: mailColor,
    rows: (
      <tr>
        <td className="x" style={style.cell}>
          {isSample && (
            <p className="i t" style={style.sample}>
              {sampleNotice}
            </p>
          )}
          <h1 className="i" style={style.heading}>
            {heading}
          </h1>
          {parts.map(({ html, text }) => (
            <Fragment key={text}>{html}</Fragment>
          ))}
        </td>
      </tr>
    ),
    footer: <Footer mailData={mailData} />,
  });
  const paragraphs = [
    ...(isSample ? [sampleNotice] : []),
    ...parts.map(({ text }) => text),
    footerText(mailData),
  ];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}

const Footer = ({ mailData }: { readonly mailData: MailData }) => {
  const { organization, supportEmail, publicUrl, siteName } = mailData;
  return (
    <FooterText>
      <FooterLink href={siteLink(publicUrl, '/')}>{siteName}</FooterLink>
      {' · '}
      {organization.name}
      <br />
      {organization.address}
      <br />
      Questions? <FooterLink href={`mailto:${supportEmail}`}>{supportEmail}</FooterLink>
    </FooterText>
  );
};

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
