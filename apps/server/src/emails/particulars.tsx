import { style } from './mail-style.ts';

/** What it is, and what it comes to. */
export type Particular = readonly [label: string, value: string];

/** Dates and sums one below the other, where an eye finds them. */
export const Particulars = ({ rows }: { readonly rows: readonly Particular[] }) => (
  <table className="particulars" style={style.particulars}>
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

export const particularsInText = (rows: readonly Particular[]): string =>
  rows.map(([label, value]) => `${label}: ${value}`).join('\n');
