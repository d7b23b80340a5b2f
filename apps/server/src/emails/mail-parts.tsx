import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { greeting } from './text.ts';

const sans = "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";

const light = {
  ground: '#f3f7f5',
  sheet: '#ffffff',
  ink: '#0e2b38',
  soft: '#455c66',
  paint: '#e3ab22',
  line: '#c6d3d1',
} as const;
const dark = {
  ground: '#0b1a22',
  sheet: '#11242e',
  ink: '#e7eeea',
  soft: '#a3b6b9',
  paint: '#ebc46a',
  line: '#29424d',
} as const;

/** Inline styles, because many mail clients ignore style sheets. */
export const style = {
  ground: { margin: 0, padding: '24px 12px', backgroundColor: light.ground },
  /** Shown beside the subject in the inbox; hidden in the mail itself. */
  preview: { display: 'none', fontSize: 1, lineHeight: '1px', maxHeight: 0, overflow: 'hidden', opacity: 0 },
  table: { borderCollapse: 'collapse' },
  sheet: { width: '100%', maxWidth: 560, margin: '0 auto', borderCollapse: 'collapse' },
  page: { padding: '32px 28px', backgroundColor: light.sheet, color: light.ink, fontFamily: sans },
  blazeInk: { width: 26, height: 9, fontSize: 0, lineHeight: 0, backgroundColor: light.ink },
  blazeGap: { height: 4, fontSize: 0, lineHeight: 0 },
  blazePaint: { width: 26, height: 9, fontSize: 0, lineHeight: 0, backgroundColor: light.paint },
  name: { paddingLeft: 12, color: light.ink, fontFamily: serif, fontSize: 20 },
  heading: {
    margin: '28px 0 16px',
    fontFamily: serif,
    fontSize: 26,
    lineHeight: 1.25,
    fontWeight: 400,
    textWrap: 'balance',
  },
  paragraph: { margin: '0 0 16px', fontSize: 17, lineHeight: 1.55 },
  action: { margin: '24px 0' },
  button: {
    display: 'inline-block',
    padding: '12px 22px 9px',
    backgroundColor: light.ink,
    borderBottom: `5px solid ${light.paint}`,
    color: light.sheet,
    fontSize: 17,
    fontWeight: 600,
    textDecoration: 'none',
  },
  hint: { margin: '0 0 16px', color: light.soft, fontSize: 15, lineHeight: 1.5 },
  link: { color: light.ink },
  address: { color: light.ink, wordBreak: 'break-word' },
  details: { width: '100%', margin: '8px 0 24px', borderCollapse: 'collapse' },
  label: {
    width: '32%',
    padding: '9px 12px 8px 0',
    borderBottom: `1px solid ${light.line}`,
    color: light.soft,
    fontSize: 15,
    lineHeight: 1.5,
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    padding: '8px 0',
    borderBottom: `1px solid ${light.line}`,
    fontSize: 17,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'pretty',
    verticalAlign: 'top',
  },
  sample: {
    margin: '28px 0 0',
    padding: '10px 14px',
    border: `2px dashed ${light.paint}`,
    fontSize: 15,
    lineHeight: 1.5,
    fontWeight: 600,
  },
  foot: { padding: '20px 28px', color: light.soft, fontFamily: sans, fontSize: 13, lineHeight: 1.5 },
  footLink: { color: light.soft },
} as const satisfies Record<string, CSSProperties>;

/** Dark mode, and print on white without a frame. */
export const mediaStyle = `@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; }
  .sheet { background-color: ${dark.sheet} !important; color: ${dark.ink} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .line { border-color: ${dark.line} !important; }
  .blaze-ink { background-color: ${dark.ink} !important; }
  .blaze-paint { background-color: ${dark.paint} !important; }
  .button { background-color: ${dark.ink} !important; color: ${dark.ground} !important; border-color: ${dark.paint} !important; }
  .sample { border-color: ${dark.paint} !important; }
}
@media print {
  .ground { background-color: #fff !important; padding: 0 !important; }
  .sheet { background-color: #fff !important; padding: 0 !important; }
  .sheet, .ink { color: #000 !important; }
  .soft { color: #333 !important; }
  .line { border-color: #999 !important; }
  .foot { padding: 16px 0 0 !important; }
  .details, .sample { break-inside: avoid; }
  .blaze-ink { background-color: ${light.ink} !important; }
  .blaze-paint { background-color: ${light.paint} !important; }
  .blaze-ink, .blaze-paint { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}`;

/** One part of a mail, in both versions. */
export interface Part {
  readonly html: ReactNode;
  readonly text: string;
}

export const paragraph = (text: string): Part => ({ html: <p style={style.paragraph}>{text}</p>, text });

export const salutation = (name: string | undefined): Part => paragraph(greeting(name));

const Hint = ({ children }: { readonly children: ReactNode }) => (
  <p className="soft" style={style.hint}>
    {children}
  </p>
);

export const hint = (text: string): Part => ({ html: <Hint>{text}</Hint>, text });

const TextLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <a className="ink" style={style.link} href={href}>
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
      <p style={style.paragraph}>
        {pieces.map((piece) =>
          typeof piece === 'string' ? piece : <TextLink key={piece.href} {...piece} />,
        )}
      </p>
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
      <p style={style.action}>
        <a className="button" style={style.button} href={href}>
          {label}
        </a>
      </p>
      <Hint>
        If nothing happens, copy this address into your browser:
        <br />
        <a className="ink" style={style.address} href={href}>
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
    <table className="details" style={style.details}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className="soft line" style={style.label}>
              {label}
            </th>
            <td className="line" style={style.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
});
