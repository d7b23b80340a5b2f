import type { Passage, Run } from '@wayfare/contracts/rules/light-marks';
import type { DayColor } from '@wayfare/contracts/rules/liturgical-day';
import { splitVerses } from '@wayfare/contracts/rules/verse-numbers';
import { type CSSProperties, Fragment, type ReactNode } from 'react';

/** Palatino comes before Georgia, whose old-style digits would spoil the big date. */
const serif = 'Iowan Old Style,Palatino Linotype,Palatino,Book Antiqua,Georgia,serif';
const figures = 'Iowan Old Style,Palatino Linotype,Palatino,Book Antiqua,Noto Serif,Times New Roman,serif';
const sans = '-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

export const ink = '#0e2b38';
export const ground = '#f3f7f5';
const sheet = '#ffffff';
export const soft = '#455c66';
export const line = '#c6d3d1';
export const practiceGround = '#0e2f3d';

interface Paint {
  /** For text. */
  readonly accent: string;
  /** For strokes. */
  readonly blaze: string;
  /** For both in dark mode. */
  readonly dark: string;
}

/** The same colors as on the site. */
export const paints: Readonly<Record<DayColor, Paint>> = {
  white: { accent: '#795600', blaze: '#e3ab22', dark: '#ebc46a' },
  green: { accent: '#23683a', blaze: '#3c9257', dark: '#8fd1a1' },
  violet: { accent: '#68398c', blaze: '#7d4fa6', dark: '#ccadec' },
  rose: { accent: '#9b315b', blaze: '#d2688f', dark: '#f1a8c3' },
  red: { accent: '#a3231f', blaze: '#c63a31', dark: '#f49f95' },
};

export const sansText = (fontSize: number, height: number) =>
  ({ fontFamily: sans, fontSize, lineHeight: `${height}px`, color: ink }) as const;
const serifText = (fontSize: number, height: number) =>
  ({ fontFamily: serif, fontSize, lineHeight: `${height}px`, color: ink }) as const;
export const bigFigures = (fontSize: number, height: number) =>
  ({ fontFamily: figures, fontSize, lineHeight: `${height}px`, color: ink }) as const;

/** Only cells have padding: Outlook ignores it on paragraphs and boxes. */
export const cardStyle = {
  body: { margin: 0, padding: 0, backgroundColor: ground },
  preview: {
    display: 'none',
    fontSize: 1,
    lineHeight: '1px',
    maxHeight: 0,
    overflow: 'hidden',
    color: ground,
  },
  ground: { backgroundColor: ground },
  sheet: { maxWidth: 600, backgroundColor: sheet },
  foot: { maxWidth: 600 },
  head: { padding: '18px 40px' },
  name: bigFigures(22, 28),
  aside: { ...sansText(14, 28), color: soft },
  date: { padding: '0 40px 10px' },
  number: { ...bigFigures(152, 126), letterSpacing: -3, paddingRight: 20 },
  dateText: { ...sansText(18, 26), paddingBottom: 9 },
  day: { padding: '0 40px 26px' },
  blazeCell: { paddingRight: 10 },
  color: { ...sansText(16, 24), fontWeight: 700 },
  feast: { ...serifText(21, 28), paddingTop: 6 },
  gospelCell: { padding: '0 40px' },
  neatlineInk: { borderLeft: `6px solid ${ink}`, paddingLeft: 3, backgroundColor: ground },
  gospel: { ...serifText(18, 28), padding: '22px 26px 10px 22px' },
  reference: { margin: '0 0 2px', ...serifText(23, 30), fontWeight: 400 },
  source: { margin: '0 0 16px', ...sansText(14, 20), color: soft },
  gospelText: { margin: '0 0 14px' },
  verse: { fontFamily: sans, fontSize: 12, fontWeight: 700, lineHeight: 1, verticalAlign: 5 },
  titleCell: { padding: '38px 40px 20px' },
  title: {
    margin: 0,
    ...bigFigures(42, 46),
    letterSpacing: -0.5,
    fontWeight: 400,
    textWrap: 'balance',
  },
  byline: { margin: '8px 0 0', ...sansText(16, 24), color: soft },
  reflection: { ...serifText(19, 30), padding: '0 40px 14px' },
  paragraph: { margin: '0 0 18px' },
  quotation: { padding: '0 0 0 18px' },
  quotationSpace: { fontSize: 1, lineHeight: '18px', height: 18 },
  practice: { backgroundColor: practiceGround, padding: '30px 40px 32px' },
  practiceHeading: { margin: '0 0 10px', ...sansText(15, 22), fontWeight: 700, color: '#ebc46a' },
  practiceText: { margin: 0, ...serifText(23, 33), color: '#eef3f1' },
  buttonCell: { padding: '26px 40px 30px' },
  button: { backgroundColor: ink, padding: '13px 24px 11px' },
  buttonLabel: { ...sansText(17, 24), fontWeight: 700, color: ground, textDecoration: 'none' },
  previousCell: { padding: '0 40px 30px' },
  previous: { borderTop: `1px solid ${line}`, paddingTop: 20 },
  previousNumber: { ...bigFigures(58, 54), letterSpacing: -2, paddingRight: 18 },
  previousDay: { ...sansText(14, 20), color: soft },
  previousTitle: serifText(20, 28),
  last: { ...sansText(14, 22), color: soft, padding: '24px 40px 40px' },
  lastText: { margin: '0 0 12px' },
  lastLink: { color: soft },
} as const satisfies Record<string, CSSProperties>;

const stroke = (height: number, backgroundColor?: string): CSSProperties => ({
  height,
  fontSize: 1,
  lineHeight: `${height}px`,
  ...(backgroundColor === undefined ? {} : { backgroundColor }),
});

/** Separate blocks, because a mail client drops a whole block if it does not know one rule. */
export function styleBlocks(color: DayColor): readonly string[] {
  const { dark } = paints[color];
  return [
    '@media (max-width:480px){.x{padding-left:22px!important;padding-right:22px!important}.gx{padding-left:16px!important;padding-right:14px!important}.n{font-size:124px!important;line-height:104px!important}.h{font-size:35px!important;line-height:40px!important}}',
    `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.g{background:#0b1a22!important}.s{background:#11242e!important}.i{color:#e7eeea!important}.f{color:#a3b6b9!important}.a{color:${dark}!important}.bi{background:#e7eeea!important}.bp{background:${dark}!important}.l{border-color:#29424d!important}.bl{border-left-color:#e7eeea!important}.pl{border-left-color:${dark}!important}.b{background:#e7eeea!important}.bt{color:#0b1a22!important}}`,
    '@media print{.g,.s,.d{background:#fff!important}.i,.f,.a,.d p{color:#000!important}.np{display:none!important}.bi,.bp{print-color-adjust:exact;-webkit-print-color-adjust:exact}}',
  ];
}

/** Outlook uses only the first family of a list, and Times if it does not know that. */
export const outlookStyle =
  "td,p,h1,h2,a,span{font-family:'Palatino Linotype',Georgia,serif!important}.t,.t a,.t p,.t span{font-family:Arial,sans-serif!important}";

/* oxlint-disable jsx-a11y/control-has-associated-label -- table cells are layout, not controls */

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
