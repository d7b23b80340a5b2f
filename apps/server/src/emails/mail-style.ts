import type { CSSProperties } from 'react';

const sans = "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";

const light = {
  ground: '#f3f7f5',
  sheet: '#ffffff',
  ink: '#0e2b38',
  soft: '#455c66',
  paint: '#e3ab22',
} as const;
const dark = {
  ground: '#0b1a22',
  sheet: '#11242e',
  ink: '#e7eeea',
  soft: '#a3b6b9',
  paint: '#ebc46a',
} as const;

/** On the elements themselves, because many mail programs read nothing else. */
export const style = {
  ground: { margin: 0, padding: '24px 12px', backgroundColor: light.ground },
  /** What the list of mails shows beside the subject; not seen in the mail itself. */
  preview: { display: 'none', fontSize: 1, lineHeight: '1px', maxHeight: 0, overflow: 'hidden', opacity: 0 },
  table: { borderCollapse: 'collapse' },
  sheet: { width: '100%', maxWidth: 560, margin: '0 auto', borderCollapse: 'collapse' },
  page: { padding: '32px 28px', backgroundColor: light.sheet, color: light.ink, fontFamily: sans },
  blazeInk: { width: 26, height: 9, fontSize: 0, lineHeight: 0, backgroundColor: light.ink },
  blazeGap: { height: 4, fontSize: 0, lineHeight: 0 },
  blazePaint: { width: 26, height: 9, fontSize: 0, lineHeight: 0, backgroundColor: light.paint },
  name: { paddingLeft: 12, color: light.ink, fontFamily: serif, fontSize: 20 },
  heading: { margin: '28px 0 16px', fontFamily: serif, fontSize: 26, lineHeight: 1.25, fontWeight: 400 },
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
  address: { color: light.ink, wordBreak: 'break-all' },
  foot: { padding: '20px 28px', color: light.soft, fontFamily: sans, fontSize: 13, lineHeight: 1.5 },
  footLink: { color: light.soft },
} as const satisfies Record<string, CSSProperties>;

/** For the programs that know the dark: the same roles again. */
export const darkStyle = `@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; }
  .sheet { background-color: ${dark.sheet} !important; color: ${dark.ink} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .blaze-ink { background-color: ${dark.ink} !important; }
  .blaze-paint { background-color: ${dark.paint} !important; }
  .button { background-color: ${dark.ink} !important; color: ${dark.ground} !important; border-color: ${dark.paint} !important; }
}`;
