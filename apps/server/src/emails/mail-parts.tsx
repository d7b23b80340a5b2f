import { Fragment, type ReactNode } from 'react';
import { style } from './mail-style.ts';

export const Heading = ({ children }: { readonly children: ReactNode }) => (
  <h1 style={style.heading}>{children}</h1>
);

export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <p style={style.paragraph}>{children}</p>
);

export const Hint = ({ children }: { readonly children: ReactNode }) => (
  <p className="soft" style={style.hint}>
    {children}
  </p>
);

export const TextLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className="ink" style={style.link} href={href}>
    {children}
  </a>
);

/** Lets long addresses wrap after slashes. */
const BrokenAtSlashes = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[^:/]\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A button, with its address as text below. */
export const Action = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <>
    <p style={style.action}>
      <a className="button" style={style.button} href={href}>
        {children}
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
);

export type Detail = readonly [label: string, value: string];

export const DetailTable = ({ rows }: { readonly rows: readonly Detail[] }) => (
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
);

export const formatDetails = (rows: readonly Detail[]): string =>
  rows.map(([label, value]) => `${label}: ${value}`).join('\n');
