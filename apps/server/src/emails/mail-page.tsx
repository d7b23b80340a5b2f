/* oxlint-disable jsx-a11y/control-has-associated-label -- table cells are layout, not controls */
import type { DayColor } from '@wayfare/contracts/rules/liturgical-day';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  bgcolorAttribute,
  cardStyle,
  ground,
  outlookStyle,
  paints,
  styleBlocks,
  Table,
  TopStrokes,
} from './day-card-parts.tsx';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface MailPage {
  readonly siteName: string;
  readonly subject: string;
  /** Shown beside the subject in the inbox. */
  readonly preview: string;
  readonly color: DayColor;
  /** Beside the name of the site. */
  readonly aside?: ReactNode;
  /** Rows of a table. */
  readonly rows: ReactNode;
  /** Paragraphs. */
  readonly footer: ReactNode;
}

/** The page of every mail. It loads no external resources, and its layout uses tables only. */
export function renderMailPage(page: MailPage): string {
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="x-apple-disable-message-reformatting" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
      <title>{page.subject}</title>
    </>,
  );
  const styles = styleBlocks(page.color).map((rules) => `<style>${rules}</style>`);
  const body = renderToStaticMarkup(<Body {...page} />);
  return `<!doctype html><html lang="en"><head>${head}${forOutlook(`<style>${outlookStyle}</style>`)}${styles.join('')}</head>${widthForOutlook(body)}</html>\n`;
}

/** Only Outlook reads conditional comments. */
const forOutlook = (html: string): string => `<!--[if mso]>${html}<![endif]-->`;

/** Outlook does not support max-width, so it gets a surrounding table of that width. */
const widthForOutlook = (body: string): string =>
  body
    .replace(
      '<td align="center">',
      `$&${forOutlook('<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td>')}`,
    )
    .replace(/<\/td><\/tr><\/tbody><\/table><\/body>$/, `${forOutlook('</td></tr></table>')}$&`);

/** Invisible characters that keep the inbox preview from continuing with the body text. */
const previewPadding = '\u034F\u200C\u00A0'.repeat(40);

const tableAttributes = {
  role: 'presentation',
  width: '100%',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const;

const Body = ({ siteName, preview, color, aside, rows, footer }: MailPage) => (
  <body className="g" style={cardStyle.body}>
    <div style={cardStyle.preview}>
      {preview}
      {previewPadding}
    </div>
    <table className="g" {...bgcolorAttribute(ground)} {...tableAttributes} style={cardStyle.ground}>
      <tbody>
        <tr>
          <td align="center">
            <table
              className="s"
              {...bgcolorAttribute('#ffffff')}
              {...tableAttributes}
              align="center"
              style={cardStyle.sheet}
            >
              <tbody>
                <TopStrokes blaze={paints[color].blaze} />
                <tr>
                  <td className="x" style={cardStyle.head}>
                    <Table isWide>
                      <tr>
                        <td className="i" style={cardStyle.name}>
                          {siteName}
                        </td>
                        {aside}
                      </tr>
                    </Table>
                  </td>
                </tr>
                {rows}
              </tbody>
            </table>
            <table {...tableAttributes} align="center" style={cardStyle.foot}>
              <tbody>
                <tr>
                  <td className="x f t" style={cardStyle.last}>
                    {footer}
                  </td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  </body>
);

export const FooterText = ({ children }: { readonly children: ReactNode }) => (
  <p className="f" style={cardStyle.lastText}>
    {children}
  </p>
);

export const FooterLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className="f" href={href} style={cardStyle.lastLink}>
    {children}
  </a>
);
