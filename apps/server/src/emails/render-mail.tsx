import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MailData, siteLink } from './mail-data.ts';
import { mediaStyle, type Part, style } from './mail-parts.tsx';

interface Layout {
  readonly mailData: MailData;
  readonly subject: string;
  readonly preview: string;
  readonly children: ReactNode;
}

/** The page around every mail except the morning mail. It loads no external resources. */
function MailLayout({ mailData, subject, preview, children }: Layout) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{mediaStyle}</style>
      </head>
      <body className="ground" style={style.ground}>
        <div style={style.preview}>{preview}</div>
        <table role="presentation" style={style.sheet}>
          <tbody>
            <tr>
              <td className="sheet" style={style.page}>
                <Blaze siteName={mailData.siteName} />
                {children}
              </td>
            </tr>
            <tr>
              <td className="foot soft" style={style.foot}>
                <Footer mailData={mailData} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** Some mail clients collapse empty cells. */
const nonBreakingSpace = '\u00A0';

/** The logo, drawn with table cells because mail clients block images by default. */
function Blaze({ siteName }: { readonly siteName: string }) {
  return (
    <table role="presentation" style={style.table}>
      <tbody>
        <tr>
          <td className="blaze-ink" style={style.blazeInk}>
            {nonBreakingSpace}
          </td>
          <td className="ink" rowSpan={3} style={style.name}>
            {siteName}
          </td>
        </tr>
        <tr>
          <td style={style.blazeGap}>{nonBreakingSpace}</td>
        </tr>
        <tr>
          <td className="blaze-paint" style={style.blazePaint}>
            {nonBreakingSpace}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Footer({ mailData }: { readonly mailData: MailData }) {
  const { organization, supportEmail, publicUrl, siteName } = mailData;
  return (
    <>
      <a className="soft" style={style.footLink} href={siteLink(publicUrl, '/')}>
        {siteName}
      </a>
      {' · '}
      {organization.name}
      <br />
      {organization.address}
      <br />
      Questions?{' '}
      <a className="soft" style={style.footLink} href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
    </>
  );
}

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
