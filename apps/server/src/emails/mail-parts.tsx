import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { bigFigures, CardButton, ink, line, paints, sansText, soft, Table } from './day-card-parts.tsx';
import { greeting } from './text.ts';

/** Of all mails but the morning mail, which has the color of the day. */
export const mailColor = 'white';
const { blaze } = paints[mailColor];

/** Inline styles, because many mail clients ignore style sheets. */
export const style = {
  cell: { padding: '8px 40px 22px' },
  heading: { margin: '0 0 16px', ...bigFigures(32, 38), fontWeight: 400, textWrap: 'balance' },
  paragraph: { margin: '0 0 16px', ...sansText(17, 26) },
  action: { padding: '8px 0 24px' },
  hint: { margin: '0 0 16px', ...sansText(15, 22), color: soft },
  link: { color: ink },
  address: { color: ink, wordBreak: 'break-word' },
  details: { margin: '8px 0 24px', breakInside: 'avoid' },
  label: {
    ...sansText(15, 22),
    padding: '9px 12px 8px 0',
    borderBottom: `1px solid ${line}`,
    color: soft,
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    ...sansText(17, 24),
    padding: '8px 0',
    borderBottom: `1px solid ${line}`,
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: 'top',
  },
  sample: {
    ...sansText(15, 22),
    margin: '0 0 16px',
    padding: '10px 14px',
    border: `2px dashed ${blaze}`,
    fontWeight: 600,
  },
} as const satisfies Record<string, CSSProperties>;

/** One part of a mail, in both versions. */
export interface Part {
  readonly html: ReactNode;
  readonly text: string;
}

const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <p className="i t" style={style.paragraph}>
    {children}
  </p>
);

export const paragraph = (text: string): Part => ({ html: <Paragraph>{text}</Paragraph>, text });

export const salutation = (name: string | undefined): Part => paragraph(greeting(name));

const Hint = ({ children }: { readonly children: ReactNode }) => (
  <p className="f t" style={style.hint}>
    {children}
  </p>
);

export const hint = (text: string): Part => ({ html: <Hint>{text}</Hint>, text });

const TextLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <a className="i" style={style.link} href={href}>
    {label}
  </a>
);

interface Link {
  readonly label: string;
  readonly href: string;
}

/** A sentence with links. In plain text, the address of the first one follows it. */
export function linkedParagraph(...pieces: readonly (string | Link)[]): Part {
  const sentence = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('');
  const link = pieces.find((piece) => typeof piece !== 'string');
  return {
    html: (
      <Paragraph>
        {pieces.map((piece) =>
          typeof piece === 'string' ? piece : <TextLink key={piece.href} {...piece} />,
        )}
      </Paragraph>
    ),
    text: `${sentence.replace(/\.$/, ':')}\n${link?.href}`,
  };
}

/** Lets long addresses wrap after slashes. */
const BrokenAtSlashes = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[^:/]\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A button, with its address as text below. */
export const action = (label: string, href: string): Part => ({
  html: (
    <>
      <Table>
        <tr>
          <td style={style.action}>
            <CardButton href={href} blaze={blaze}>
              {label}
            </CardButton>
          </td>
        </tr>
      </Table>
      <Hint>
        If nothing happens, copy this address into your browser:
        <br />
        <a className="i" style={style.address} href={href}>
          <BrokenAtSlashes text={href} />
        </a>
      </Hint>
    </>
  ),
  text: `${label}:\n${href}`,
});

export type Detail = readonly [label: string, value: string];

export const details = (rows: readonly Detail[]): Part => ({
  html: (
    <table cellPadding={0} cellSpacing={0} border={0} width="100%" style={style.details}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className="f l t" style={style.label}>
              {label}
            </th>
            <td className="i l t" style={style.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
});
