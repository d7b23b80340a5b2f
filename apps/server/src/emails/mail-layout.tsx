import type { ReactNode } from 'react';
import { type MailData, siteLink } from './mail-data.ts';
import { mediaStyle, style } from './mail-style.ts';

interface Layout {
  readonly mailData: MailData;
  readonly subject: string;
  readonly preview: string;
  readonly children: ReactNode;
}

/** The page around every mail except the morning mail. It loads no external resources. */
export function MailLayout({ mailData, subject, preview, children }: Layout) {
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
