/* oxlint-disable jsx-a11y/control-has-associated-label -- table cells are layout, not controls */
import type { Passage, Run } from '@wayfare/contracts/rules/light-marks';
import { splitVerses } from '@wayfare/contracts/rules/verse-numbers';
import { Fragment, type ReactNode } from 'react';
import { cardStyle, ground, ink, stroke } from './day-card-style.ts';

/** Some mail clients collapse empty cells. */
const nonBreakingSpace = '\u00A0';

/** The index serves as React key: the items never move, and two may be equal. */
export const withIndex = <T,>(items: readonly T[]) => items.map((item, number) => ({ item, number }));

interface TableProps {
  readonly children: ReactNode;
  readonly isWide?: boolean;
}

/** Outlook reads these attributes and ignores the styles. */
export const Table = ({ children, isWide = false }: TableProps) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...(isWide && { width: '100%' })}>
    <tbody>{children}</tbody>
  </table>
);

interface StrokeProps {
  readonly height: number;
  readonly color?: string;
  readonly className?: string;
}

const Stroke = ({ height, color, className }: StrokeProps) => (
  <tr>
    <td className={className} {...bgcolorAttribute(color)} height={height} style={stroke(height, color)}>
      {nonBreakingSpace}
    </td>
  </tr>
);

export const bgcolorAttribute = (bgcolor: string | undefined) => (bgcolor === undefined ? {} : { bgcolor });

/** The two strokes at the top of the card, in ink and in the color of the day. */
export const TopStrokes = ({ blaze }: { readonly blaze: string }) => (
  <>
    <Stroke className="bi" height={7} color={ink} />
    <Stroke className="g" height={3} color={ground} />
    <Stroke className="bp" height={7} color={blaze} />
  </>
);

/** The same strokes, small, beside the name of the color. */
export const Blaze = ({ blaze }: { readonly blaze: string }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} width={18}>
    <tbody>
      <Stroke className="bi" height={6} color={ink} />
      <Stroke height={2} />
      <Stroke className="bp" height={6} color={blaze} />
    </tbody>
  </table>
);

interface ButtonProps {
  readonly href: string;
  readonly blaze: string;
  readonly children: ReactNode;
}

export const CardButton = ({ href, blaze, children }: ButtonProps) => (
  <Table>
    <tr>
      <td className="b t" {...bgcolorAttribute(ink)} style={cardStyle.button}>
        <a className="bt" href={href} style={cardStyle.buttonLabel}>
          {children}
        </a>
      </td>
    </tr>
    <Stroke className="bp" height={5} color={blaze} />
  </Table>
);

const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  withIndex(runs).map(({ item: { text, isEmphasis }, number }) =>
    isEmphasis ? <em key={number}>{text}</em> : <Fragment key={number}>{text}</Fragment>,
  );

export const Passages = ({
  passages,
  blaze,
}: {
  readonly passages: readonly Passage[];
  readonly blaze: string;
}) =>
  withIndex(passages).map(({ item: { isQuotation, lines }, number }) => {
    const paragraphs = withIndex(lines).map(({ item: runs, number }) => (
      <p key={number} className="i" style={cardStyle.paragraph}>
        <Runs runs={runs} />
      </p>
    ));
    if (!isQuotation) return paragraphs;
    // Outlook ignores padding and borders of a blockquote, so a table cell has them.
    return (
      <blockquote key={number} style={{ margin: 0 }}>
        <Table isWide>
          <tr>
            <td
              className="pl i"
              style={{ ...cardStyle.reflection, ...cardStyle.quotation, borderLeft: `3px solid ${blaze}` }}
            >
              {paragraphs}
            </td>
          </tr>
        </Table>
        <div style={cardStyle.quotationSpace}>{nonBreakingSpace}</div>
      </blockquote>
    );
  });

/** A line of the Gospel with its verse numbers. */
export const Verses = ({ line, accent }: { readonly line: string; readonly accent: string }) =>
  withIndex(splitVerses(line)).map(({ item: { number: verse, text }, number }) => (
    <Fragment key={number}>
      {verse !== null && (
        <>
          <span className="a t" style={{ ...cardStyle.verse, color: accent }}>
            {verse}
          </span>
          {nonBreakingSpace}
        </>
      )}
      {text}
    </Fragment>
  ));
