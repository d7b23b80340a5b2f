import { Fragment, type ReactNode } from 'react';
import { style } from './mail-style.ts';
import { greeting } from './text.ts';

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
